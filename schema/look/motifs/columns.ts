import { paint, repeated, shape, type Motif } from '../motif.ts'
import { gallery } from './gallery.ts'

/** From its tip under the roof to its foot: slender, widest where two columns meet, as at a palace in Brasília. */
const column =
  'c.6 20 3 36.5 24 41.5-12.5 1.5-19.5 5.5-22 12.5h-4c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z'
/** Its left side, which the sun does not reach. */
const shaded = 'v54h-2c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z'
/** Its mirror image in the pool, no deeper than the pool is. */
const mirrored = 'h4c1 3 2.5 5 4.5 7h-13c2-2 3.5-4 4.5-7z'

const fan =
  'M-.3 0v-3l-4.8-9.6 1.9 1.1.5-2.2 1.6 1.6 1.1-2 1.1 2 1.6-1.6.5 2.2 1.9-1.1L.3-3v3z'
const trunk = 'M-.3 0C-.5 20-.7 32-1.6 36.5h3C.7 32 .5 20 .4 0z'
const palm = (place: string) =>
  `<g fill="${paint('palm')}" transform="${place}"><path d="${trunk}"/>` +
  [-104, -52, 0, 52, 104]
    .map((turn) => `<path transform="rotate(${turn})" d="${fan}"/>`)
    .join('') +
  '</g>'

/** Someone who walks: a head, a coat that swings, legs in a stride. */
const walker =
  'a.75.75 0 1 1 1.5 0 .75.75 0 0 1-1.5 0zm.1 1.1h1.3c.5.8.8 2 1 3.2l-.8.2.9 2.5-.6.2-1.5-2.5-1.3 2.6-.6-.2.7-2.6-.6-.1c.2-1.2.6-2.5 1.5-3.3z'
/** Two of them, one with a bag. */
const walkers = (x: number, y: number) =>
  shape(
    'onGround',
    `M${x} ${y}${walker}M${x + 5} ${y + 0.6}${walker}M${x + 7.2} ${y + 4.4}h1.6v1.4h-1.6z`,
  )

const bird = 'q4-4 7 1 3-5 7-1-4-1-7 3-3-4-7-3z'

const scene =
  `<g class="far"><circle class="sun day" fill="${paint('sun')}" cx="48" cy="10" r="32"/></g>` +
  shape(
    'hills',
    'M-999 46v-4h985l5-4h26l5 4h32l6-5h40l7 5h52l5-6h60l6 5h80l4 1h1602v4z',
    ' class="day"',
  ) +
  shape('ground', 'M-999 46h2998v19H-999z') +
  `<g class="night"><linearGradient id="~~" x2="0" y2="1"><stop offset=".4" stop-color="${paint('sun')}"/><stop offset="1" stop-color="${paint('horizon')}"/></linearGradient>` +
  `<path fill="url(#~~)" d="M6 3h1993v43H6z"/>` +
  `<path stroke="${paint('ground')}" stroke-width="43" stroke-dasharray=".15 11.85" opacity=".6" d="M18 24.5h1993"/></g>` +
  shape('pool', 'M-999 57h2998v7H-999z') +
  palm('translate(48 18) scale(.88)') +
  palm('translate(-33 17)') +
  '<pattern id="~" width="48" height="64" patternUnits="userSpaceOnUse">' +
  shape('column', `M24 2${column}`) +
  shape('side', `M24 2${shaded}`) +
  shape('hills', `M22 57${mirrored}`) +
  '</pattern><path fill="url(#~)" d="M0 0h1999v64H0z"/>' +
  shape('under', 'M0 0h1999v3.5H9z') +
  walkers(84, 48.6) +
  shape(
    'sun',
    'M34 58.5h28v.8H34zM38 60.5h20v.8H38zM43 62.5h10v.7H43z',
    ' class="far day"',
  )

/** People on their way, under palms. */
const aside =
  shape('hills', 'M0 62v-4h16l5-4h34l5 4h42l6-5h40l6 5h14v4z') +
  shape('ground', 'M0 62h168v22H0z') +
  palm('translate(66 30) scale(1.2)') +
  palm('translate(109 42) scale(.85)') +
  palm('translate(22 38) scale(.95)') +
  palm('translate(150 32) scale(1.2)') +
  `<g transform="translate(77 56) scale(2.2)">${walkers(0, 0)}</g>`

const things = [
  shape('hills', 'M0 84V66h20l8-8h34l8 8h26v18z') +
    shape('ground', 'M38 84l8-18h2l14 18z'),
  shape('ground', 'M22 84v-8h10v-8h10v-8h10v-8h10v-8h10v-8h24v48z'),
  shape('ground', `M0 84V74h96v10zM74 31${bird}M78 50${bird}M14 58${bird}M30 30${bird}`),
  shape('hills', 'M0 84V76h96v8z') +
    palm('translate(79 42) scale(1.2)') +
    palm('translate(32 55) scale(.8)'),
  shape('ground', 'M0 72h96v12H0zM26 68h40l-6 6H32zM45 67V40h1.5v27zM48 42l16 22H48z') +
    shape('horizon', 'M10 76h30v1.5H10zM54 79h34v1.5H54z'),
  shape('ground', 'M12 84V60h16V49h14v16h20V54h18v14h10v16z') +
    shape('sun', 'M17 66h4v5h-4zM33 55h4v5h-4zM67 60h4v5h-4zM74 60h4v5h-4z'),
  shape(
    'onGround',
    repeated(8, 8, (x) => `M${x + 32} ${28 + ((x * 29) % 25)}h1.2v1.2h-1.2z`),
  ) +
    shape('hills', 'M22 84V56h52v28z') +
    shape('sun', 'M40 84V66a8 8 0 0 1 16 0v18z'),
]

/** The roof, and the pool with the sun in it. */
const frame = (x: number) =>
  shape('panel', 'M0 16h96v5.5H0z') +
  shape('hills', 'M0 21h96v3H0z') +
  shape('pool', 'M0 84h96v8H0z') +
  shape('sun', `M${x - 14} 86.5h28v1h-28zM${x - 9} 89h18v1h-18z`)

export const columns: Motif = {
  scene,
  thing: (index) => things[index % things.length] ?? '',
  frame,
  view: gallery(),
  aside,
  edge: { width: 48, height: 56, path: `M24 2${column}` },
}
