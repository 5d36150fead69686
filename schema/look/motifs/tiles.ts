import { paint, repeated, type Motif, type Paint } from '../motif.ts'

/** A row of tiles of 16, drawn by one dashed line: dashes are squares; zero-length dashes with round caps are discs. */
const row = (
  color: Paint,
  x: number,
  y: number,
  width: number,
  size: number,
  dash: string,
  round = false,
) =>
  `<path stroke="${paint(color)}" stroke-width="${size}" stroke-dasharray="${dash}"${round ? ' stroke-linecap="round"' : ''} d="M${x} ${y}h${width}"/>`

/** Azulejos: squares in two colours, each with a disc and a dot, and small discs on the joints. */
const wall = (x: number, y: number, width: number, rows: number, eye = 6) =>
  repeated(rows, 16, (down) => {
    const top = y + down
    const odd = (down / 16) % 2
    return (
      row('pool', x, top + 8, width, 16, '16 16') +
      row('hills', x + 16, top + 8, width - 16, 16, '16 16') +
      row(odd ? 'sun' : 'onGround', x + 8, top + 8, width - 16, 12, '0 32', true) +
      row(odd ? 'onGround' : 'sun', x + 24, top + 8, width - 32, 12, '0 32', true) +
      row('ground', x + 8, top + 8, width - 16, eye, '0 16', true) +
      row('shade', x + 16, top, width - 32, 4, '0 16', true)
    )
  })

export const tiles: Motif = {
  scene: wall(-800, 0, 2784, 4),
  figure: (index) =>
    wall(0, 96 - 16 * (1 + (index % 3)), 96, 1 + (index % 3), 3 + (index % 4) * 2),
  edge: { width: 16, height: 16, path: 'M0 16a8 8 0 0 1 16 0z' },
}
