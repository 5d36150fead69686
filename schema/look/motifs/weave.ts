import { paint, repeated, shape, type Motif, type Paint } from '../motif.ts'

const strand = (color: Paint, width: number, dash: string, path: string, shift = 0) =>
  `<path stroke="${paint(color)}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-dashoffset="${shift}" d="${path}"/>`

/** Basketwork: strands of 8, alternately over and under; the vertical ones lie behind. */
const mat = (x: number, y: number, width: number, rows: number, colors: Paint[]) =>
  strand('panel', rows * 8, '6 2', `M${x} ${y + rows * 4}h${width}`) +
  repeated(rows, 8, (down) => {
    const color = colors[(down / 8) % colors.length] ?? 'horizon'
    return strand(
      color,
      6,
      '14 2',
      `M${x} ${y + down + 4}h${width}`,
      (down / 8) % 2 ? 8 : 0,
    )
  })

/** The strands of a service's mat, in turn. */
const pairs: Paint[][] = [
  ['hills', 'horizon'],
  ['hills', 'shade', 'hills', 'horizon'],
  ['horizon', 'sun', 'shade'],
]

const scene =
  `<g class="day">${mat(-800, 0, 2784, 8, ['horizon', 'hills', 'sun', 'hills'])}</g>` +
  // A light behind one strand.
  `<g class="night">${mat(-800, 0, 2784, 8, ['horizon', 'hills', 'sky', 'hills'])}${strand('sun', 6, '14', 'M32 20h14')}</g>`

/** A basket whose handle reaches the beam; its sides slope by a twelfth. */
const basket =
  `<path fill="none" stroke="${paint('column')}" stroke-width="5" d="M8 64C8-18 40-18 40 64"/>` +
  shape('side', 'M5 64h38l-5 56H10z') +
  repeated(5, 10, (down) =>
    strand(
      'column',
      6,
      '8 3',
      `M${7 + down / 12} ${75 + down}h${34 - down / 6}`,
      down % 20 ? 5 : 0,
    ),
  ) +
  shape('column', 'M2 60h44v8H2z')

export const weave: Motif = {
  scene,
  // The lit strand is in its middle.
  aside: `<g transform="matrix(-1 0 0 1 120 20)">${scene}</g>`,
  figure: (index) => mat(0, 16, 96, 10, pairs[index % pairs.length] ?? []),
  coversPicture: true,
  year: basket,
  edge: { width: 16, height: 14, path: 'M0 8h6v6H0zM8 0h6v14H8z' },
}
