import { repeated, shape, sunOrMoon, type Motif } from '../motif.ts'
import { bays, column, columnShade, palm, walkers } from './bays.ts'

/** The column's reflection, no deeper than the pool. */
const mirrored = 'h4c1 3.4 2.7 5.8 5 8h-14c2.3-2.2 4-4.6 5-8z'

/** The ids begin with a tilde because no id in the content does. */
const scene =
  `<g class="far">${sunOrMoon(48, 22, 28, 10)}</g>` +
  shape('hills', 'M-999 42h989l4 4h11l9-9h26l5 5h9l5-5h40l5 5h52l5-5h60l5 5h1999V64z') +
  // Its foot is behind the arm of a column.
  palm('translate(41 19.8) scale(.65)') +
  shape('ground', 'M-999 46h2998v19H-999z') +
  shape('panel', 'M-999 56h2998v8H-999z') +
  '<pattern id="~" width="48" height="64" patternUnits="userSpaceOnUse">' +
  shape('column', `M24 2${column}`) +
  shape('side', `M24 2${columnShade}`) +
  shape('column', `M22 56${mirrored}`, ' opacity=".6"') +
  '</pattern><path fill="url(#~)" d="M0 0h1999v64H0z"/>' +
  shape('under', 'M0 0h1999v3.5H0z') +
  shape('disc', 'M42 58.5h12v.8H42zM45 61h6v.8h-6z', ' class="far"') +
  // In the first bay: every window shows all of it.
  `<g class="near"><g id="~~~">${walkers('translate(55 48) scale(.8)')}</g><use href="#~~~" transform="matrix(1 0 0 -.9 0 106)" opacity=".6"/></g>`

/** Palms by the water at sunset; in dark mode under the moon. */
const aside =
  sunOrMoon(88, 56, 17, 17) +
  shape('hills', 'M0 63v-5h16l5-4h34l5 4h42l6-5h40l6 5h14v5z') +
  palm('translate(64 28) scale(1)') +
  palm('translate(108 42) scale(.72)') +
  shape('ground', 'M0 62h168v22H0z') +
  shape('panel', 'M0 68h168v9H0z') +
  shape('disc', 'M72 70h32v1H72zM79 73h18v1H79z')

const figures = [
  shape('hills', 'M0 84V66h20l8-8h34l8 8h26v18z') +
    shape('ground', 'M38 84l8-18h2l14 18z'),
  shape('ground', 'M22 84v-8h10v-8h10v-8h10v-8h10v-8h10v-8h24v48z'),
  shape('hills', 'M0 84V76h96v8z') +
    palm('translate(79 42) scale(1.2)') +
    palm('translate(32 55) scale(.8)'),
  shape('ground', 'M12 84V60h16V49h14v16h20V54h18v14h10v16z') +
    shape('sun', 'M17 66h4v5h-4zM33 55h4v5h-4zM67 60h4v5h-4zM74 60h4v5h-4z'),
  shape(
    'onGround',
    repeated(8, 8, (x) => `M${x + 32} ${28 + ((x * 29) % 25)}h1.2v1.2h-1.2z`),
  ) +
    shape('hills', 'M22 84V56h52v28z') +
    shape('sun', 'M40 84V66a8 8 0 0 1 16 0v18z'),
]

/** The roof, and the pool with the sun's reflection. */
const frame = (x: number) =>
  shape('panel', 'M-48 16h192v5.5H-48z') +
  shape('hills', 'M-48 21h192v3H-48z') +
  shape('panel', 'M-48 84h192v8H-48z') +
  shape('sun', `M${x - 14} 86.5h28v1h-28zM${x - 9} 89h18v1h-18z`)

export const columns: Motif = {
  scene,
  hasSky: true,
  figure: (index) => figures[index % figures.length] ?? '',
  frame,
  bays,
  aside,
  year: `<g transform="translate(24)scale(1 2.2222)">${shape('column', `M0 0${column}`)}${shape('side', `M0 0${columnShade}`)}</g>`,
  edge: { width: 48, height: 58, path: `M0 0h48v5H0zM24 4${column}`, isWide: true },
}
