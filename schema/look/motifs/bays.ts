import { paint, repeated, shape, type Paint } from '../motif.ts'
import { column, columnShade } from './column.ts'
import { walkers } from './walkers.ts'

const floor = shape('ground', 'M-48 84h192v8H-48z')
/** Table mountains on the horizon. */
const ridge = shape('hills', 'M-48 84V69h34l5-5h22l5 5h64l6-6h30l6 6h20v15z')
const stop = (x: number, y: number) => `M${x} ${y}l2-2 2 2-2 2z`

/** Words of a screen, at places in it: the same in every language. */
const words = (
  size: number,
  fill: Paint,
  ...places: [x: number, y: number, text: string][]
) =>
  `<g fill="${paint(fill)}" font-family="system-ui,sans-serif" font-weight="600" font-size="${size}">${places.map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`).join('')}</g>`

/** When each truck leaves, its number and town, how far it is, and when it arrives; the late ones come first. */
const trips: [leaves: string, truck: string, town: string, done: number, at: string][] = [
  ['05:10', '218', 'Uberlândia', 10, '+0:12'],
  ['05:40', '104', 'Jataí', 4, '+0:05'],
  ['04:30', '131', 'Palmas', 14, '07:40'],
  ['06:15', '077', 'Rio Verde', 9, '09:20'],
  ['06:50', '242', 'Catalão', 7, '09:45'],
  ['07:20', '019', 'Luziânia', 3, '10:05'],
  ['07:35', '160', 'Goiânia', 1, '08:50'],
]

const trip = ([leaves, truck, town, done, at]: (typeof trips)[number], index: number) => {
  const fill = at.startsWith('+') ? 'sun' : 'onGround'
  const y = (340 + 52 * index) / 10
  return (
    shape('hills', `M37 ${y - 2}h14v2H37z`) +
    shape(fill, `M37 ${y - 2}h${done}v2H37z`) +
    words(2.4, 'onGround', [7, y, leaves], [15.5, y, truck], [21.5, y, town]) +
    words(2.4, fill, [52.5, y, at])
  )
}

const route = (color: Paint, path: string, width = 1.1) =>
  `<path fill="none" stroke="${paint(color)}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`

/** A carrier's dispatch board: a row for each truck on its way, and the map with their routes. */
const code =
  shape('disc', 'M4 8a16 16 0 1 0 .1 0z') +
  ridge +
  floor +
  shape('pool', 'M14 69h4v15h-4zM78 69h4v15h-4z') +
  shape('onGround', 'M3 22.5h90v47H3z') +
  shape('ground', 'M4 23.5h88v45H4z') +
  shape('panel', 'M4 23.5h88V29H4zM63 31.5h26V66H63z') +
  shape('hills', 'M63 43l8 2 6-5 12 3v3l-11-2-7 5-8-2zM70 66l3-10 16-6v2l-14 6-3 8z') +
  route('horizon', 'M63 38l26-2M67 31.5 70 66M63 61l26-6M83 31.5 79 66M63 51l26 8', 0.4) +
  route('onGround', 'M74 49l-4-6 1-8M74 49l7 2 5-8') +
  route('sun', 'M74 49l-6 5v7M74 49l6 8 5 5') +
  shape('sun', `${stop(66, 61)}${stop(83, 62)}`) +
  shape('onGround', `${stop(69, 35)}${stop(84, 43)}M72 47h4v4h-4z`) +
  shape(
    'onGround',
    'M7 25h2.5v2.5H7zM11 25.3h7v.8h-7zM11 26.8h4.5v.8H11zM70 25.6h3.6v1.8H70zM74 26.1h1.3l.8.8v.5H74z',
  ) +
  words(2.4, 'onGround', [63, 27.5, '260'], [81, 27.5, '07:42']) +
  trips.map(trip).join('')

/** A roof with sky above it. */
const roof = shape('side', 'M-48 22h192v8H-48z') + shape('under', 'M-48 29h192v2H-48z')
/** A column that carries the roof; `width` scales it, and mirrors it where it is negative. */
const pillar = (x: number, width: number) =>
  `<g transform="translate(${x} 29) scale(${width} .98)">${shape('column', `M0 0${column}`)}${shape('side', `M0 0${columnShade}`)}</g>`

const plumbLine = 'M66.1 31h.8v32h-.8zM63.5 62h6v3l-3 9-3-9z'

/** A plumb line from the head of the column in the middle, which leans. */
const compass =
  shape('horizon', 'M-48 31h192v53H-48z') +
  [-48, -16, 16, 80, 112, 144].map((x) => pillar(x, 0.66)).join('') +
  `<g transform="rotate(7 48 82)">${pillar(48, 0.66)}</g>` +
  roof +
  shape('ground', plumbLine, ' class="day"') +
  shape('onGround', plumbLine, ' class="night"') +
  shape('ground', 'M-48 82h192v10H-48z')

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

/** A phone as high as a house, with a system at work on its screen, and people on their way to it. */
const mobile =
  ridge +
  floor +
  shape('onGround', 'M28 84V25a6 6 0 0 1 6-6h14v65z') +
  shape('shade', 'M48 84V19h14a6 6 0 0 1 6 6v59z') +
  shape('ground', 'M31 26h34v51H31z') +
  `<g transform="translate(32 27)">${screen}</g>` +
  shape('ground', 'M43 79.4h10v1.2H43z') +
  walkers('translate(8 72) scale(1.2)')

const leaf = 'h5a5 5 0 0 1 5 5v5h-5a5 5 0 0 1-5-5z'
const mirroredLeaf = 'h-5a5 5 0 0 0-5 5v5h5a5 5 0 0 0 5-5z'
/** Four blocks, repeated. No id of a content begins with a tilde. */
const blocks = `<pattern id="~blocks" y="22" width="24" height="24" patternUnits="userSpaceOnUse">${shape('ground', `M1 0${leaf}M23 0${mirroredLeaf}M11 12${mirroredLeaf}M13 12${leaf}`)}</pattern>`

/** A façade of cobogós, pierced blocks, with one lit window. */
const spark =
  shape('hills', 'M-48 16h192v68H-48z') +
  blocks +
  '<path fill="url(#~blocks)" d="M-48 22h192v59H-48z"/>' +
  shape('panel', 'M46 32h28v26H46z') +
  shape('pool', 'M-48 84h192v8H-48z') +
  shape('sun', 'M48 34h24v22H48zM48 86h24v1.2H48zM53 89h14v1H53z') +
  shape(
    'onGround',
    'M60 37.5c.5 5.2 2.8 7 8 7.5-5.2.5-7.5 2.8-8 8-.5-5.2-2.8-7.5-8-8 5.2-.5 7.5-2.3 8-7.5z',
  )

/** An arch of the bridge over the lake, its lit upper and its shaded lower edge, and the stays that carry the deck. */
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

/** A bridge that leaps over the lake in three arches, in front of the sun or below the moon. */
const blueprint =
  shape('sun', 'M20 66a28 28 0 0 1 56 0z', ' class="day"') +
  shape('onGround', 'M48 20a16 16 0 1 0 .1 0z', ' class="night"') +
  shape('hills', 'M-48 72v-7h40l5-4h30l5 4h60l6-5h34l5 5h7v7z') +
  arches +
  shape('onGround', 'M-48 65h192v2.5H-48z') +
  shape('shade', 'M-48 67.5h192v1.5H-48z') +
  shape('pool', 'M-48 76h192v16H-48z') +
  `<g opacity=".4"><g transform="matrix(1 0 0 -.4 0 106.4)">${arches}</g></g>` +
  shape('sun', 'M34 82.5h28v1H34zM40 86.5h16v1H40z', ' class="day"') +
  shape('onGround', 'M38 82.5h20v1H38zM42 86.5h12v1H42z', ' class="night"')

/** A tank with its level. */
const tank = (x: number, level: number, fill: Paint = 'onGround') =>
  shape('hills', `M${x} 40h7v23h-7z`) + shape(fill, `M${x} ${63 - level}h7V63h-7z`)

/** A line of the list of alarms: a mark, its place, its time. */
const alarm = (y: number, fill: Paint, pump: string, at: string) =>
  shape(fill, `M50 ${y - 3}l2.2 3.5h-4.4z`) + words(3.6, fill, [54, y, pump], [65, y, at])

/** The panel of a waterworks under the roof, watched all night: levels of tanks, a pressure, alarms. */
const shield =
  pillar(-26, 0.98) +
  pillar(122, -0.98) +
  roof +
  shape('pool', 'M-48 82h192v10H-48z') +
  shape('pool', 'M22 31h2v4h-2zM72 31h2v4h-2z') +
  shape('onGround', 'M15 34h66v44H15z') +
  shape('ground', 'M16 35h64v42H16z') +
  tank(19, 17) +
  tank(28, 21) +
  tank(37, 6, 'sun') +
  words(3.6, 'onGround', [20.5, 69, '74'], [29.5, 69, '91']) +
  words(3.6, 'sun', [38.5, 69, '26']) +
  shape('panel', 'M47 46.5h31V73H47z') +
  route('hills', 'M55 45a8.5 8.5 0 0 1 17 0', 2.4) +
  route('onGround', 'M55 45a8.5 8.5 0 0 1 12-7.7', 2.4) +
  route('sun', 'M63.5 45 69 39', 0.8) +
  alarm(54, 'sun', 'P3', '03:12') +
  alarm(61, 'onGround', 'P1', '01:40') +
  alarm(68, 'onGround', 'P7', '00:55') +
  shape('sun', 'M34 85.5h28v1H34zM40 88.5h16v1H40z')

/** A part of the bed of this index; there are six in a ward. */
const bed = (index: number, part: string) =>
  `M${27.5 + 7 * (index % 6)} ${48.5 + 7.5 * Math.floor(index / 6)}${part}`
const whole = (index: number) => bed(index, 'h6v4.5h-6z')

/** A cloud carries a hospital's map of beds. */
const cloud =
  ridge +
  floor +
  shape('onGround', 'M25 42a11 11 0 0 1 1-22 16 16 0 0 1 22-3v25z') +
  shape('shade', 'M48 42V17a16 16 0 0 1 11 8 9 9 0 1 1 12 17z') +
  shape('ground', 'M24.5 42h.6v4h-.6zM70.7 42h.6v4h-.6z') +
  shape('onGround', 'M15 45h66v36H15z') +
  shape('ground', 'M16 46h64v34H16z') +
  // Taken, free, and being made ready.
  shape('horizon', repeated(24, 1, whole)) +
  shape('onGround', [3, 12, 23].map(whole).join('')) +
  shape('sun', [8, 17].map(whole).join('')) +
  shape(
    'ground',
    repeated(24, 1, (index) => bed(index, 'm.8 1h1.5v2.5h-1.5z')),
  ) +
  words(3.6, 'onGround', [18.5, 52.1, '1A'], [18.5, 59.6, '1B'], [18.5, 67.1, '2A']) +
  words(3.6, 'onGround', [18.5, 74.6, '2B'], [71.5, 52.1, '5/6'], [71.5, 59.6, '5/6']) +
  words(3.6, 'onGround', [71.5, 67.1, '4/6'], [71.5, 74.6, '5/6'])

/** Complete pictures by icon; services with another icon show it on a disc in the sky. */
export const bays: Record<string, string> = {
  cloud,
  code,
  compass,
  mobile,
  spark,
  blueprint,
  shield,
}
