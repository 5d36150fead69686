import { paint, repeated, shape, type Motif } from '../motif.ts'

/** A row of round hills, higher towards its middle, filled down to `foot`. */
const range = (
  x: number,
  y: number,
  count: number,
  width: number,
  height: number,
  foot: number,
) =>
  `M${x} ${foot}V${y}${repeated(count, 0, () => `c${width * 0.3}-${height} ${width * 0.6}-${height} ${width} 0`)}V${foot}z`

/** A tree: a trunk and a round crown. */
const tree = (x: number, y: number, size: number) =>
  `M${x - size / 12} ${y}v-${size}h${size / 6}v${size}zM${x - size / 2} ${y - size}a${size / 2} ${size / 2} 0 0 1 ${size} 0 ${size / 2} ${size / 2} 0 0 1-${size} 0z`

/** A house; its window is lit in dark mode. */
const house =
  shape('ground', 'M34 52v-9l6.5-5 6.5 5v9zM43 38h2v5h-2z') +
  shape('horizon', 'M37 44.5h3v3h-3z', ' class="day"') +
  shape('sun', 'M37 44.5h3v3h-3z', ' class="night"')

const scene =
  `<g class="far"><circle fill="${paint('disc')}" cx="52" cy="22" r="24"/></g>` +
  // Layers end at different heights: edges on one line would show as a seam.
  shape('hills', range(-990, 40, 12, 250, 30, 72)) +
  shape('panel', range(-1060, 50, 17, 180, 26, 72)) +
  shape(
    'palm',
    repeated(12, 190, (x) => tree(x - 560, 45, 8) + tree(x - 548, 45, 6)),
  ) +
  house +
  shape('ground', range(-1020, 60, 12, 270, 22, 80))

export const hills: Motif = {
  scene,
  // Moves the sun and the house to the middle, which is always visible.
  aside: `<g transform="matrix(-1 0 0 1 136 20)">${scene}</g>`,
  figure: (index) =>
    shape('hills', range(-90 + index * 17, 66, 3, 110, 40, 96)) +
    shape('palm', tree(22 + ((index * 23) % 56), 76, 14 + (index % 3) * 5)) +
    shape('ground', range(-20 - index * 11, 82, 3, 96, 16, 96)),
  year:
    shape('palm', 'M21.5 0h5v120h-5z') +
    shape('palm', 'M24 4c13 0 21 22 21 46S36 84 24 84 3 74 3 50 11 4 24 4z') +
    shape('ground', 'M24 4c13 0 21 22 21 46S36 84 24 84z', ' fill-opacity=".25"') +
    shape('ground', 'M0 120c14-9 34-9 48 0z'),
  edge: { width: 160, height: 20, path: 'M0 20C50-6 110-6 160 20z' },
}
