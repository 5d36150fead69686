import { artwork } from '../../generated/artwork.ts'
import { paint, repeated, type Motif, type Paint } from '../motif.ts'

const strand = (color: Paint, width: number, dash: string, y: number, shift = 0) =>
  `<path stroke="${paint(color)}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-dashoffset="${shift}" d="M0 ${y}h96"/>`

/** Basketwork: ten strands of 8, alternately over and under; the vertical ones lie behind. */
const mat = (colors: Paint[]) =>
  strand('panel', 80, '6 2', 56) +
  repeated(10, 8, (down) => {
    const index = down / 8
    const color = colors[index % colors.length] ?? 'horizon'
    return strand(color, 6, '14 2', down + 20, index % 2 ? 8 : 0)
  })

/** The strands of a service's mat, in turn. */
const pairs: Paint[][] = [
  ['hills', 'horizon'],
  ['hills', 'shade', 'hills', 'horizon'],
  ['horizon', 'sun', 'shade'],
]

const { scene, year } = artwork.weave

export const weave: Motif = {
  scene,
  // The lit strand is in its middle.
  aside: `<g transform="matrix(-1 0 0 1 120 20)">${scene}</g>`,
  figure: (index) => mat(pairs[index % pairs.length] ?? []),
  coversPicture: true,
  year,
  edge: { width: 16, height: 14, path: 'M0 8h6v6H0zM8 0h6v14H8z' },
}
