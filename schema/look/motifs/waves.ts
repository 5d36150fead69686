import { artwork } from '../../generated/artwork.ts'
import { repeated, shape, type Motif } from '../motif.ts'

/** Waves from `x` to the right with crests of this distance and height, across the picture and its sides. */
const water = (x: number, y: number, length: number, height: number) =>
  `M${x} ${y}q${length / 4}-${height} ${length / 2} 0${repeated(Math.ceil(192 / length) * 2 - 1, 0, () => `t${length / 2} 0`)}V96H${x}z`

export const waves: Motif = {
  ...artwork.waves,
  figure: (index) =>
    shape('hills', water(-24 - index * 9, 60 + (index % 3) * 4, 64, 12)) +
    (index % 2 === 1
      ? `<g transform="translate(24 31)">${artwork.waveFigures.boat}</g>`
      : '') +
    shape('ground', water(-8 - index * 13, 74, 48, 9)),
  // Begins and ends in a trough, because filled sides would show as a seam between the repeats.
  edge: { width: 96, height: 16, path: 'M0 16q12 0 24-8 24-16 48 0 12 8 24 8z' },
}
