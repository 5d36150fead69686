import { artwork } from '../../generated/artwork.ts'
import { repeated, shape, type Motif } from '../motif.ts'

/** A row of three round hills. */
const range = (x: number, y: number, width: number, height: number) =>
  `M${x} 96V${y}${repeated(3, 0, () => `c${width * 0.3}-${height} ${width * 0.6}-${height} ${width} 0`)}V96z`

/** A tree: a trunk and a round crown. */
const tree = (x: number, y: number, size: number) =>
  `M${x - size / 12} ${y}v-${size}h${size / 6}v${size}zM${x - size / 2} ${y - size}a${size / 2} ${size / 2} 0 0 1 ${size} 0 ${size / 2} ${size / 2} 0 0 1-${size} 0z`

const { scene, year } = artwork.hills

export const hills: Motif = {
  scene,
  // Moves the sun and the house to the middle, which is always visible.
  aside: `<g transform="matrix(-1 0 0 1 136 20)">${scene}</g>`,
  figure: (index) =>
    shape('hills', range(-90 + index * 17, 66, 110, 40)) +
    shape('palm', tree(22 + ((index * 23) % 56), 76, 14 + (index % 3) * 5)) +
    shape('ground', range(-20 - index * 11, 82, 96, 16)),
  year,
  edge: { width: 160, height: 20, path: 'M0 20C50-6 110-6 160 20z' },
}
