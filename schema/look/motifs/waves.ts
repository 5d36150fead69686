import { paint, repeated, shape, type Motif } from '../motif.ts'

/** Waves from `x` to the right with crests of this distance and height, filled down to `foot`. */
const water = (
  x: number,
  y: number,
  width: number,
  length: number,
  height: number,
  foot: number,
) =>
  `M${x} ${y}q${length / 4}-${height} ${length / 2} 0${repeated(Math.ceil(width / length) * 2 - 1, 0, () => `t${length / 2} 0`)}V${foot}H${x}z`

const bird = (x: number, y: number) => `M${x} ${y}q4-4 7 1 3-5 7-1-4-1-7 3-3-4-7-3z`

export const waves: Motif = {
  scene:
    `<g class="far"><circle class="day" fill="${paint('sun')}" cx="52" cy="18" r="27"/></g>` +
    // Layers end at different heights: edges on one line would show as a seam.
    shape('hills', water(-972, 36, 2900, 96, 9, 72)) +
    shape('pool', water(-999, 45, 2900, 72, 9, 72)) +
    shape('ground', water(-981, 56, 2900, 54, 8, 80)),
  figure: (index) =>
    shape('hills', water(-24 - index * 9, 60 + (index % 3) * 4, 192, 64, 12, 96)) +
    shape('ground', water(-8 - index * 13, 74, 192, 48, 9, 96)) +
    (index % 2 === 1 ? shape('ground', bird(14, 22) + bird(72, 52)) : ''),
  edge: { width: 96, height: 16, path: 'M0 16V8q24-16 48 0t48 0v8z' },
}
