import { artwork } from '../../generated/artwork.ts'
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

const sail = 'M40 24.5l6 11H40z'
/** A boat; in dark mode its lamp lights the sail and the water. */
const boat =
  shape('palm', 'M31 37h16l-3 9H34zM38.6 22h.8v15h-.8z') +
  shape('onGround', sail, ' class="day"') +
  shape('sun', sail, ' class="night"') +
  `<circle class="night" fill="${paint('sun')}" cx="39" cy="22" r="1.6"/>`
const reflection = shape(
  'sun',
  'M36 46h7v.7h-7zM37.2 48.5h4.6v.7h-4.6zM38.2 51h2.6v.7h-2.6z',
  ' class="night"',
)

/** The light on the crests of waves. */
const crest = ` stroke="${paint('horizon')}" stroke-width=".6"`

export const waves: Motif = {
  scene:
    `<g class="far"><circle fill="${paint('disc')}" cx="52" cy="26" r="22"/></g>` +
    // Layers end at different heights: edges on one line would show as a seam.
    shape('hills', water(-972, 36, 2900, 96, 9, 72), crest) +
    boat +
    shape('panel', water(-999, 45, 2900, 72, 9, 72), crest) +
    reflection +
    shape('disc', 'M46 42h14v.8H46zM48.5 46h9v.8h-9zM51 50h4v.8h-4z', ' class="far"') +
    shape('ground', water(-981, 56, 2900, 54, 8, 80)),
  figure: (index) =>
    shape('hills', water(-24 - index * 9, 60 + (index % 3) * 4, 192, 64, 12, 96)) +
    (index % 2 === 1 ? `<g transform="translate(24 31)">${boat}</g>` : '') +
    shape('ground', water(-8 - index * 13, 74, 192, 48, 9, 96)),
  aside: artwork.waves.aside,
  // A pier: piles with ropes between them, and the water around their feet.
  year:
    `<path fill="none" stroke="${paint('side')}" stroke-width="2" d="M-24 40q24 36 48 0q24 36 48 0"/>` +
    shape('side', 'M19 0h5v120h-5z') +
    shape('column', 'M24 0h5v120h-5zM12 0h24v7H12zM17 36h14v7H17z') +
    // Wider than its year, so that no seam shows.
    shape('panel', 'M-1 120v-9h1q12-7 24 0t24 0h1v9z'),
  // Begins and ends in a trough, because filled sides would show as a seam between the repeats.
  edge: { width: 96, height: 16, path: 'M0 16q12 0 24-8 24-16 48 0 12 8 24 8z' },
}
