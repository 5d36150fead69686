import { artwork } from '../../generated/artwork.ts'
import { paint, repeated, shape, type Motif, type Paint } from '../motif.ts'

/** The colors of the rows, in turn. */
type Glazes = readonly [Paint, Paint, Paint, Paint]

const usualGlazes: Glazes = ['onGround', 'hills', 'sun', 'panel']

const glazesOfServices: readonly Glazes[] = [
  usualGlazes,
  ['horizon', 'hills', 'sun', 'panel'],
  ['onGround', 'horizon', 'hills', 'panel'],
  ['sun', 'hills', 'shade', 'ground'],
]

/** A row of touching discs of 16: dashes of no length with round caps, drawn by one line. */
const row = (color: Paint, x: number, y: number) =>
  // A dash at the very end of a line would not be drawn.
  `<path stroke="${paint(color)}" stroke-width="16" stroke-linecap="round" stroke-dasharray="0 16" d="M${x} ${y}h97"/>`

/** Azulejos laid as scales: each row covers the lower half of the one above it. */
const wall = (glazes: Glazes) =>
  shape('hills', 'M0 16h96v80h-96z') +
  repeated(10, 8, (down) => {
    const index = down / 8
    return row(glazes[index % 4] ?? 'panel', 8 * (index % 2), down + 24)
  })

export const tiles: Motif = {
  ...artwork.tiles,
  figure: (index) => wall(glazesOfServices[index % 4] ?? usualGlazes),
  coversPicture: true,
  edge: { width: 16, height: 16, path: 'M0 16a8 8 0 0 1 16 0z' },
}
