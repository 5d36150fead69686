/** On a grid of 24: `line` is an SVG path, `dot` the center and radius of a dot. */
export interface IconDrawing {
  line: string
  dot?: [x: number, y: number, radius: number]
}

/** Icons for the ways to reach the company, by their names in the content. */
export const reachDrawings: Record<string, IconDrawing> = {
  linkedin: {
    line: 'M3.5 3.5h17v17h-17zM8 10.5V17m4 0v-6.5m0 2.75a2.25 2.25 0 0 1 4.5 0V17',
    dot: [8, 7.5, 1],
  },
  instagram: {
    line: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5z',
    dot: [16.75, 7.25, 1],
  },
  github: {
    line: 'M12 20.25c-5 0-8.5-2.6-8.5-6.75 0-2 .7-3.6 1.8-4.8-.4-1.6-.3-3.2.3-4.7 1.7.2 3.1.9 4.2 1.8a11 11 0 0 1 4.4 0c1.1-.9 2.5-1.6 4.2-1.8.6 1.5.7 3.1.3 4.7 1.1 1.2 1.8 2.8 1.8 4.8 0 4.15-3.5 6.75-8.5 6.75zM9 12.5V14m6-1.5V14',
  },
  youtube: {
    line: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm4.25 3.6v5.8l5-2.9z',
  },
  facebook: { line: 'M3.5 3.5h17v17h-17zm9.5 17V10a2.5 2.5 0 0 1 2.5-2.5H17M10 12.5h6' },
  x: { line: 'M3.75 3.75h4.5l12 16.5h-4.5zm16 0-6.6 7.2M4.25 20.25l6.6-7.2' },
  whatsapp: {
    line: 'm3.75 20.25 1.2-4.2a8.25 8.25 0 1 1 3.1 3.05zM9.3 8.1c-.9.3-1.3 1-1 2a7.7 7.7 0 0 0 5.1 5.2c1 .3 1.8-.1 2.1-1l-1.9-1.3-1.1.7a5.6 5.6 0 0 1-2.4-2.4l.7-1.1z',
  },
}
