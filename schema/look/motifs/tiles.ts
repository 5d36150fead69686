import { paint, repeated, shape, type Motif, type Paint } from '../motif.ts'

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
  // A dash at the very end of a line would not be drawn.
  `<path stroke="${paint(color)}" stroke-width="${size}" stroke-dasharray="${dash}"${round ? ' stroke-linecap="round"' : ''} d="M${x} ${y}h${round ? width + 1 : width}"/>`

type Glazes = readonly [Paint, Paint, Paint]

/** The colours of the discs, in turn, and of the small ones on the joints. */
const glazes: Glazes = ['onGround', 'sun', 'shade']

/** Those of the services, in turn. */
const glazesOfServices: readonly Glazes[] = [
  glazes,
  ['horizon', 'sun', 'shade'],
  ['onGround', 'horizon', 'sun'],
]

/** Azulejos: squares in two colours, each with a disc and a dot, and small discs on the joints. */
const wall = (
  x: number,
  y: number,
  width: number,
  rows: number,
  eye = 6,
  [one, other, joint]: Glazes = glazes,
) =>
  repeated(rows, 16, (down) => {
    const top = y + down
    const odd = (down / 16) % 2
    return (
      row('pool', x, top + 8, width, 16, '16 16') +
      row('hills', x + 16, top + 8, width - 16, 16, '16 16') +
      row(odd ? other : one, x + 8, top + 8, width - 16, 12, '0 32', true) +
      row(odd ? one : other, x + 24, top + 8, width - 32, 12, '0 32', true) +
      row('ground', x + 8, top + 8, width - 16, eye, '0 16', true) +
      row(joint, x + 16, top, width - 32, 4, '0 16', true)
    )
  })

const scene = (part: string, glaze?: Glazes) =>
  `<g class="${part}">${wall(-800, 0, 2784, 4, 6, glaze)}`

/** A light behind one of them. */
const lit =
  shape('sun', 'M32 16h16v16H32z') +
  `<circle fill="${paint('onGround')}" cx="40" cy="24" r="6"/><circle fill="${paint('ground')}" cx="40" cy="24" r="3"/>`

export const tiles: Motif = {
  scene: `${scene('day')}</g>${scene('night', ['sky', 'palm', 'panel'])}${lit}</g>`,
  figure: (index) => wall(0, 16, 96, 5, 3 + (index % 4) * 2, glazesOfServices[index % 3]),
  covers: true,
  edge: { width: 16, height: 16, path: 'M0 16a8 8 0 0 1 16 0z' },
}
