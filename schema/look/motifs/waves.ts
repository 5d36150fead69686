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

/** A boat; by night its lamp is lit, and the water in front of it. */
const boat =
  shape('palm', 'M31 37h16l-3 9H34zM38.6 22h.8v15h-.8z') +
  shape('column', 'M40 24.5l6 11H40z') +
  `<circle class="night" fill="${paint('sun')}" cx="39" cy="22" r="1.6"/>`
const reflection = shape(
  'sun',
  'M36 46h7v.7h-7zM37.2 48.5h4.6v.7h-4.6zM38.2 51h2.6v.7h-2.6z',
  ' class="night"',
)

export const waves: Motif = {
  scene:
    `<g class="far"><circle class="day" fill="${paint('sun')}" cx="52" cy="18" r="27"/></g>` +
    // Layers end at different heights: edges on one line would show as a seam.
    shape('hills', water(-972, 36, 2900, 96, 9, 72)) +
    boat +
    shape('pool', water(-999, 45, 2900, 72, 9, 72)) +
    reflection +
    shape('ground', water(-981, 56, 2900, 54, 8, 80)),
  figure: (index) =>
    shape('hills', water(-24 - index * 9, 60 + (index % 3) * 4, 192, 64, 12, 96)) +
    (index % 2 === 1 ? `<g transform="translate(24 31)">${boat}</g>` : '') +
    shape('ground', water(-8 - index * 13, 74, 192, 48, 9, 96)),
  edge: { width: 96, height: 16, path: 'M0 16V8q24-16 48 0t48 0v8z' },
}
