/** A drawing on a grid of 24 pixels: `line` is a path, `dot` the centre and the radius of a dot. */
export interface Drawing {
  line: string
  dot?: [x: number, y: number, radius: number]
}

/** Drawn for this project: a line and, where the drawing allows it, one dot, the sun of the artwork. */
export const drawn: Record<string, Drawing> = {
  cloud: {
    line: 'M7.25 19a4.25 4.25 0 0 1-.8-8.42 6 6 0 0 1 11.6 1.05A3.75 3.75 0 0 1 17.5 19z',
    dot: [18.5, 5.5, 2.25],
  },
  code: { line: 'm8 7-5 5 5 5m8-10 5 5-5 5', dot: [12, 12, 2] },
  compass: {
    line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm4 5-2.25 5.75L8 16l2.25-5.75z',
    dot: [12, 12, 1.25],
  },
  mobile: {
    line: 'M8.5 2.75h7a1.75 1.75 0 0 1 1.75 1.75v15a1.75 1.75 0 0 1-1.75 1.75h-7a1.75 1.75 0 0 1-1.75-1.75v-15A1.75 1.75 0 0 1 8.5 2.75z',
    dot: [12, 17, 1.5],
  },
  spark: {
    line: 'M10.5 3.5c.7 5 2.5 6.8 7.5 7.5-5 .7-6.8 2.5-7.5 7.5-.7-5-2.5-6.8-7.5-7.5 5-.7 6.8-2.5 7.5-7.5z',
    dot: [18.5, 18.5, 2.25],
  },
  blueprint: {
    line: 'M3 20.5h18M5.5 20.5V10a6.5 6.5 0 0 1 13 0v10.5M9.5 20.5v-5a2.5 2.5 0 0 1 5 0v5',
    dot: [12, 9, 1.75],
  },
  shield: {
    line: 'M12 2.75 19.5 5.5v5.75c0 4.6-3 8.2-7.5 10-4.5-1.8-7.5-5.4-7.5-10V5.5zM12 13v3',
    dot: [12, 11, 2],
  },
  chart: { line: 'M3.5 3.5v17h17M7.5 15.5l3.5-4.5 3 2.5 3.5-5', dot: [18.5, 6.5, 2] },
  database: {
    line: 'M4.5 6a7.5 3.25 0 1 0 15 0 7.5 3.25 0 1 0-15 0v12a7.5 3.25 0 0 0 15 0V6m-15 6a7.5 3.25 0 0 0 15 0',
    dot: [16, 18, 1.25],
  },
  gear: {
    line: 'M12 6.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM12 2.75v3.5m0 11.5v3.5M2.75 12h3.5m11.5 0h3.5M5.5 5.5 8 8m8 8 2.5 2.5m0-13L16 8m-8 8-2.5 2.5',
    dot: [12, 12, 2],
  },
}

/** The ways to reach a company, by their names in the content. */
export const reachDrawings: Record<string, Drawing> = {
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
  facebook: {
    line: 'M3.5 3.5h17v17h-17zm9.5 17V10a2.5 2.5 0 0 1 2.5-2.5H17M10 12.5h6',
  },
  x: { line: 'M3.75 3.75h4.5l12 16.5h-4.5zm16 0-6.6 7.2M4.25 20.25l6.6-7.2' },
  whatsapp: {
    line: 'm3.75 20.25 1.2-4.2a8.25 8.25 0 1 1 3.1 3.05zM9.3 8.1c-.9.3-1.3 1-1 2a7.7 7.7 0 0 0 5.1 5.2c1 .3 1.8-.1 2.1-1l-1.9-1.3-1.1.7a5.6 5.6 0 0 1-2.4-2.4l.7-1.1z',
  },
}
