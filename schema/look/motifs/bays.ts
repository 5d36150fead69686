import { paint, repeated, shape, type Paint } from '../motif.ts'

/** A column from its tip under the roof to its foot, as at a palace in Brasília. */
export const column =
  'c.6 20 3 36.5 24 41.5-12.5 1.5-19.5 5.5-22 12.5h-4c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z'
/** Its shaded left side. */
export const columnShade = 'v54h-2c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z'

/** From the top of the head. Only relative commands, which compress well when repeated. */
const person = 'a.8.8 0 1 1-.1 0zm-.4 1.9h.9v4.6l-2.1 3.5h-.9l1.1-3.6.2-3.4z'
const personShade = 'l.8 1.1.3 3.2.8 3.6h-1l-1.4-3.3v-4.6z'

/** Two people walking, lit from the side of the sun; the second carries a case. */
export const walkers = (transform: string) =>
  `<g transform="${transform}">` +
  shape('onGround', `M2.6 0${person}M7.7 0${person}M9 5.8h2v1.5H9z`) +
  shape('shade', `M3.1 1.9${personShade}M8.2 1.9${personShade}`) +
  '</g>'

/** A palm with a tapering trunk and fronds on both sides. */
export const palm = (transform: string) =>
  shape(
    'palm',
    'M0 0Q2-11 9-13 4-7 0 0 7-9 15-2 6-5 0 0 9-2 12 8 6 1 0 0 5 3 5 12 1 5 0 0l1.2 36.5h-2.4L0 0Q-1 5-5 12-5 3 0 0-6 1-12 8-9-2 0 0-6-5-15-2-7-9 0 0-4-7-9-13-2-11 0 0',
    ` transform="${transform}"`,
  )

const floor = shape('ground', 'M-48 84h192v8H-48z')
/** Table mountains on the horizon. */
const ridge = shape('hills', 'M-48 84V69h34l5-5h22l5 5h64l6-6h30l6 6h20v15z')
const stop = (x: number, y: number) => `M${x} ${y}l2-2 2 2-2 2z`

/** Words on a screen, at positions in it: the same in every language. */
const words = (
  size: number,
  fill: Paint,
  ...places: [x: number, y: number, text: string][]
) =>
  `<g fill="${paint(fill)}" font-family="system-ui,sans-serif" font-weight="600" font-size="${size}">${places.map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`).join('')}</g>`

/** A truck, its town, how far it is, and when it arrives; the late ones come first. */
const trips: [truck: string, town: string, done: number, at: string][] = [
  ['218', 'Uberlândia', 8, '+0:12'],
  ['104', 'Jataí', 3, '+0:05'],
  ['131', 'Palmas', 11, '07:40'],
  ['077', 'Rio Verde', 7, '09:20'],
  ['242', 'Catalão', 5, '09:45'],
]

const trip = ([truck, town, done, at]: (typeof trips)[number], index: number) => {
  const fill = at.startsWith('+') ? 'sun' : 'onGround'
  const y = (390 + 63 * index) / 10
  return (
    shape('hills', `M37 ${y - 2.4}h11v2.4H37z`) +
    shape(fill, `M37 ${y - 2.4}h${done}v2.4H37z`) +
    words(3.3, 'onGround', [6.8, y, truck], [15, y, town]) +
    words(3.3, fill, [51, y, at])
  )
}

const route = (color: Paint, path: string, width = 1.1) =>
  `<path fill="none" stroke="${paint(color)}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`

/** A carrier's dispatch board: a row for each truck on its way, and the map with their routes. */
const dispatchBoard =
  shape('disc', 'M4 8a16 16 0 1 0 .1 0z') +
  ridge +
  floor +
  shape('panel', 'M14 69h4v15h-4zM78 69h4v15h-4z') +
  // Scaled down to keep a distance from the edges of the picture.
  '<g transform="translate(3.8 5.5) scale(.92)">' +
  shape('onGround', 'M3 24h90v45H3z') +
  shape('ground', 'M4 25h88v43H4z') +
  shape('panel', 'M4 25h88v6.5H4zM65 34h24v31H65z') +
  shape('hills', 'M65 45l7 2 6-5 11 3v3l-10-2-7 5-7-2zM71 65l3-9 15-6v2l-13 6-3 7z') +
  route('horizon', 'M65 40l24-2M68 34 71 65M65 61l24-6M83 34 80 65M65 51l24 8', 0.4) +
  route('onGround', 'M75 49l-4-6 1-5M75 49l7 2 4-7') +
  route('sun', 'M75 49l-5 5v7M75 49l5 8 5 4') +
  shape('sun', `${stop(68, 61)}${stop(83, 61)}`) +
  shape('onGround', `${stop(70, 38)}${stop(84, 43)}M73 47h4v4h-4z`) +
  shape(
    'onGround',
    'M9.5 26.3l1.6.9-1.6.9-1.6-.9zM7.9 27.6l1.4.8v1.8l-1.4-.8zM11.1 27.6l-1.4.8v1.8l1.4-.8zM71.6 27h3.8v2.2h-3.8zM75.8 27.5h1.3l.9.9v.8h-2.2zM72.8 28.9a.6.6 0 1 1-.1 0zM76.7 28.9a.6.6 0 1 1-.1 0z',
  ) +
  words(
    3.2,
    'onGround',
    [13, 29.4, 'Hub 3'],
    [63.6, 29.4, '260'],
    [80.5, 29.4, '07:42'],
  ) +
  trips.map(trip).join('') +
  '</g>'

/** The roof; above it is the sky. */
const roof = shape('side', 'M-48 22h192v8H-48z') + shape('under', 'M-48 29h192v2H-48z')
/** A column that carries the roof, scaled to `width`; a negative width mirrors it. */
const pillar = (x: number, width: number) =>
  `<g transform="translate(${x} 29) scale(${width} .98)">${shape('column', `M0 0${column}`)}${shape('side', `M0 0${columnShade}`)}</g>`

const plumbLine = 'M71.6 31h.8v25h-.8zM69.3 55.5h5.4v2.5l-2.7 7.5-2.7-7.5z'

/** A leaning column, a plumb line next to it, and two people who inspect it. */
const leaningColumn =
  shape('horizon', 'M-48 31h192v53H-48z') +
  shape('sun', 'M54 84a18 18 0 0 1 36 0z') +
  [-56, -24, 8, 104, 136].map((x) => pillar(x, 0.66)).join('') +
  `<g transform="rotate(7 40 82)">${pillar(40, 0.66)}</g>` +
  roof +
  shape('ground', plumbLine, ' class="day"') +
  shape('onGround', plumbLine, ' class="night"') +
  shape('ground', 'M-48 82h192v10H-48z') +
  walkers('translate(63 68.5) scale(1.35)')

/** The day's route: streets, the way to the last stop, lines of a list. */
const screen =
  shape(
    'horizon',
    'M3 14h26v1H3zM3 21h26v1H3zM3 28h26v1H3zM7 9h1v22H7zM15 9h1v22h-1zM24 9h1v22h-1z',
  ) +
  shape(
    'sun',
    'M6.5 29v-8.5h8v-7h9V12h2v3.5h-9v7h-8V29zM24.5 13l-3.5-4a4 4 0 1 1 7 0zM3 36h3v3H3zM3 42h3v3H3z',
  ) +
  shape(
    'onGround',
    `M3 4h12v2H3z${stop(5.5, 28.5)}${stop(13.5, 21.5)}M9 37h16v1H9zM9 43h12v1H9z`,
  )

/** A phone as high as a house with a route on its screen, and a palm beside it. */
const phone =
  ridge +
  palm('translate(13 54) scale(.85)') +
  floor +
  shape('onGround', 'M28 84V25a6 6 0 0 1 6-6h14v65z') +
  shape('shade', 'M48 84V19h14a6 6 0 0 1 6 6v59z') +
  shape('ground', 'M31 26h34v51H31z') +
  `<g transform="translate(32 27)">${screen}</g>` +
  shape('ground', 'M43 79.4h10v1.2H43z')

const leaf = 'h5a5 5 0 0 1 5 5v5h-5a5 5 0 0 1-5-5z'
const mirroredLeaf = 'h-5a5 5 0 0 0-5 5v5h5a5 5 0 0 0 5-5z'
/** Four blocks, repeated. The id begins with a tilde because no id in the content does. */
const blocks = `<pattern id="~blocks" y="22" width="24" height="24" patternUnits="userSpaceOnUse">${shape('ground', `M1 0${leaf}M23 0${mirroredLeaf}M11 12${mirroredLeaf}M13 12${leaf}`)}</pattern>`

/** A façade of cobogós, pierced blocks; in its lit window a document is read and a forecast drawn. */
const litWindow =
  shape('hills', 'M-48 16h192v68H-48z') +
  blocks +
  '<path fill="url(#~blocks)" d="M-48 22h192v59H-48z"/>' +
  shape('panel', 'M22 32h52v38H22z') +
  shape('panel', 'M-48 84h192v8H-48z') +
  shape('sun', 'M24 34h48v34H24z') +
  shape('onGround', 'M27.5 37.5h16v27h-16z') +
  shape(
    'ground',
    'M30 41h8v1.5h-8zM30 51h11v1h-11zM30 54h9v1h-9zM30 57h11v1h-11zM30 60h6v1h-6z',
  ) +
  shape('sun', 'M29 44.5h13.5v4H29z') +
  shape('ground', 'M30 46h11v1H30zM47.5 64.5V41h.8v22.7h20.2v.8z') +
  route('ground', 'M49 60l4-4 3.5 1.5 4-6', 1.2) +
  shape('onGround', 'M60.5 51.5l7.5-8v11z') +
  route('panel', 'M60.5 51.5l7.5-2.5', 1.2) +
  shape(
    'panel',
    'M54.5 36.5c.3 3.1 1.7 4.2 4.800 4.5-3.1.3-4.5 1.7-4.800 4.800-.3-3.1-1.7-4.5-4.800-4.800 3.1-.3 4.5-1.400 4.800-4.5z',
  )

/** An arch of a bridge: its lit upper and its shaded lower edge, and the stays that carry the deck. */
const arch = (x: number) =>
  shape(
    'shade',
    repeated(9, 5, (dx) => `M${x + dx + 9.8} 66V${46 - 0.03 * dx * (40 - dx)}h.5V66z`),
  ) +
  shape(
    'onGround',
    `M${x - 2} 76C${x + 6} 18 ${x + 54} 18 ${x + 62} 76h-5C${x + 50} 24 ${x + 10} 24 ${x + 3} 76z`,
  ) +
  shape(
    'shade',
    `M${x + 1} 76C${x + 9} 22 ${x + 51} 22 ${x + 59} 76h-2C${x + 50} 24 ${x + 10} 24 ${x + 3} 76z`,
  )

const arches = [-56, 18, 92].map(arch).join('')

/** A bridge over the lake with three arches, in front of the sun or below the moon. */
const bridge =
  shape('sun', 'M20 66a28 28 0 0 1 56 0z', ' class="day"') +
  shape('onGround', 'M48 20a16 16 0 1 0 .1 0z', ' class="night"') +
  shape('hills', 'M-48 72v-7h40l5-4h30l5 4h60l6-5h34l5 5h7v7z') +
  arches +
  shape('onGround', 'M-48 65h192v2.5H-48z') +
  shape('shade', 'M-48 67.5h192v1.5H-48z') +
  shape('panel', 'M-48 76h192v16H-48z') +
  `<g opacity=".4"><g transform="matrix(1 0 0 -.4 0 106.4)">${arches}</g></g>` +
  shape('sun', 'M34 82.5h28v1H34zM40 86.5h16v1H40z', ' class="day"') +
  shape('onGround', 'M38 82.5h20v1H38zM42 86.5h12v1H42z', ' class="night"')

/** A commit with its id and a check mark. */
const commit = (y: number, id: string) =>
  shape('hills', `M19.6 ${y - 7}h.8v9h-.8z`) +
  shape('onGround', stop(18, y)) +
  words(4, 'onGround', [24.6, y + 1.6, id]) +
  route('onGround', `M37.5 ${y}l1.6 1.7 3-3.5`)

/** Two screens on a desk at night: commits with check marks; an alarm and the answer to it. */
const nightShift =
  roof +
  shape('side', 'M28 78h4v4h-4zM65 78h4v4h-4zM-48 82h192v10H-48z') +
  shape('onGround', 'M13 34h34v44H13zM49 34h35v44H49z') +
  shape('ground', 'M14 35h32v42H14zM50 35h33v42H50z') +
  commit(42, '9f2c') +
  commit(51, 'b41e') +
  commit(60, '07ad') +
  commit(69, 'e3d8') +
  '<g transform="translate(3 0)">' +
  shape('panel', 'M48 49h31v25H48z') +
  route('hills', 'M55 46a8.5 8.5 0 0 1 17 0', 2.4) +
  route('onGround', 'M55 46a8.5 8.5 0 0 1 12-7.7', 2.4) +
  route('sun', 'M63.5 46 69 40', 0.8) +
  shape('sun', 'M52.7 53.5l2.6 4.5h-5.2z') +
  words(4, 'sun', [56.7, 57.5, 'P1'], [65.5, 57.5, '03:12']) +
  shape('onGround', 'M52.6 61.5a1.9 1.9 0 1 1-.1 0zM49.5 70.5c0-6.5 6.2-6.5 6.2 0z') +
  words(4, 'onGround', [65.5, 68.5, '03:16']) +
  route('onGround', 'M58.5 67.5l1.6 1.7 3-3.5') +
  '</g>'

/** Moves a path to the bed with this index; a ward has six beds. */
const bed = (index: number, part: string) =>
  `M${27.5 + 7 * (index % 6)} ${48.5 + 7.5 * Math.floor(index / 6)}${part}`
const fullBed = (index: number) => bed(index, 'h6v4.5h-6z')

/** A cloud carries a hospital's map of beds. */
const bedMap =
  ridge +
  floor +
  '<g transform="translate(7.2 6.3) scale(.85)">' +
  shape('onGround', 'M25 42a11 11 0 0 1 1-22 16 16 0 0 1 22-3v25z') +
  shape('shade', 'M48 42V17a16 16 0 0 1 11 8 9 9 0 1 1 12 17z') +
  '</g>' +
  shape('ground', 'M24.5 42h.6v4h-.6zM70.7 42h.6v4h-.6z') +
  shape('onGround', 'M15 45h66v36H15z') +
  shape('ground', 'M16 46h64v34H16z') +
  // Taken, free, and being prepared.
  shape('horizon', repeated(24, 1, fullBed)) +
  shape('onGround', [3, 12, 23].map(fullBed).join('')) +
  shape('sun', [8, 17].map(fullBed).join('')) +
  shape(
    'ground',
    repeated(24, 1, (index) => bed(index, 'm.8 1h1.5v2.5h-1.5z')),
  ) +
  words(4.4, 'onGround', [18.5, 52.4, '1A'], [18.5, 59.9, '1B'], [18.5, 67.4, '2A']) +
  words(4.4, 'onGround', [18.5, 74.9, '2B'], [71.2, 52.4, '5/6'], [71.2, 59.9, '5/6']) +
  words(4.4, 'onGround', [71.2, 67.4, '4/6'], [71.2, 74.9, '5/6'])

/** Complete pictures by icon; services with another icon show it on a disc in the sky. */
export const bays: Record<string, string> = {
  cloud: bedMap,
  code: dispatchBoard,
  compass: leaningColumn,
  mobile: phone,
  spark: litWindow,
  blueprint: bridge,
  shield: nightShift,
}
