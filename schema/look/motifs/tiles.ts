import { paint, repeated, shape, type Motif, type Paint } from '../motif.ts'

/** A row of touching discs of 16: dashes of no length with round caps, drawn by one line. */
const row = (color: Paint, x: number, y: number, width: number) =>
  // A dash at the very end of a line would not be drawn.
  `<path stroke="${paint(color)}" stroke-width="16" stroke-linecap="round" stroke-dasharray="0 16" d="M${x} ${y}h${width + 1}"/>`

/** The colors of the rows, in turn. */
type Glazes = readonly [Paint, Paint, Paint, Paint]

const byDay: Glazes = ['onGround', 'hills', 'sun', 'panel']
const atNight: Glazes = ['sky', 'hills', 'palm', 'panel']

const glazesOfServices: readonly Glazes[] = [
  byDay,
  ['horizon', 'hills', 'sun', 'panel'],
  ['onGround', 'horizon', 'hills', 'panel'],
  ['sun', 'hills', 'shade', 'ground'],
]

/** Azulejos laid as scales: each row covers the lower half of the one above it. */
const wall = (x: number, y: number, width: number, height: number, glazes: Glazes) =>
  shape('hills', `M${x} ${y}h${width}v${height}h-${width}z`) +
  repeated(height / 8, 8, (down) => {
    const index = down / 8
    return row(glazes[index % 4] ?? 'panel', x + 8 * (index % 2), y + down + 8, width)
  })

const scene = (part: string, glazes: Glazes) =>
  `<g class="${part}">${wall(-800, 0, 2784, 64, glazes)}`

/** A light behind one of the tiles. */
const lit = shape('sun', 'M24 24a8 8 0 0 1 16 0 8 8 0 0 0-8 8 8 8 0 0 0-8-8z')

export const tiles: Motif = {
  scene: `${scene('day', byDay)}</g>${scene('night', atNight)}${lit}</g>`,
  figure: (index) => wall(0, 16, 96, 80, glazesOfServices[index % 4] ?? byDay),
  coversPicture: true,
  // A pillar with a round arch on both sides, up to the beam.
  year:
    shape('column', 'M0 0h24v120h-7V21A17 17 0 0 0 0 4z') +
    shape('side', 'M48 0H24v120h7V21A17 17 0 0 1 48 4z') +
    shape('sun', 'M16 24a8 8 0 0 1 16 0 8 8 0 0 0-8 8 8 8 0 0 0-8-8z'),
  edge: { width: 16, height: 16, path: 'M0 16a8 8 0 0 1 16 0z' },
}
