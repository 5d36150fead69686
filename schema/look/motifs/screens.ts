import { repeated, shape, paint, type Paint } from '../motif.ts'
import { walkers } from './walkers.ts'

/**
 * Words on a screen: in each row the words at their x, all of one width. System letters: they are data on a screen,
 * and outlines of some hundred letters would cost more than the rest of the drawing.
 */
function words(
  fill: Paint,
  size: number,
  rows: readonly (readonly [x: number, y: number, word: string])[],
): string {
  const row = ([x, y, word]: readonly [number, number, string]) =>
    `<tspan x="${x}" y="${y}" textLength="${Math.round(word.length * size * 6) / 10}">${word}</tspan>`
  return `<text font-family="monospace" font-weight="700" font-size="${size}" fill="${paint(fill)}">${rows.map(row).join('')}</text>`
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`

const diamond = (x: number, y: number, r = 1.8) =>
  `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

/** A carrier's trucks this morning: number, route, arrival, and how much of the way is behind each. */
const trucks = [
  ['412', 'BSB-GYN', '08:10', 13],
  ['207', 'GYN-UDI', '09:35', 9],
  ['318', 'APS-PMW', '11:20', 6],
  ['126', 'UDI-GRU', '12:05', 11],
  ['540', 'BSB-CNF', '13:40', 4],
] as const

const rowAt = (index: number) => 34 + index * 7.4

/** The dispatch board of a carrier hangs in the hall: the list of trucks, and the map with the way of one of them. */
export function dispatchBoard(): string {
  const streets =
    repeated(5, 9.2, (x) => box(100 + x, 26, 0.5, 41)) +
    repeated(5, 9.2, (y) => box(96, 28 + y, 50, 0.5))
  return (
    shape('hills', 'M0 70v-9h14l5-5h130l5 5h14v9z') +
    shape('ground', 'M0 70h168v14H0z') +
    shape('column', 'M0 0h168v5H0z') +
    shape('under', 'M0 5h168v2H0z') +
    `<g transform="translate(5.9) scale(.93)">` +
    shape('ground', box(40, 7, 1, 6) + box(127, 7, 1, 6)) +
    shape('column', box(17, 12, 134, 60)) +
    shape('side', box(17, 72, 134, 1.6)) +
    shape('ground', box(18.5, 13.5, 131, 57)) +
    shape('panel', box(18.5, 13.5, 131, 9.5) + box(94, 23, 55.5, 47.5)) +
    shape('sun', box(22, 16, 4.4, 4.4) + box(22, rowAt(1) - 5.3, 69, 7)) +
    words('onGround', 5, [
      [29, 20, '26/26'],
      [128, 20, '07:42'],
    ]) +
    shape('hills', streets) +
    shape(
      'sun',
      'M99.7 65V45.800h18.400V36.600h18.400V30h1.600v8.200h-18.400v9.200h-18.400V65z' +
        'M137.3 32l-3.2-4.600a3.8 3.8 0 1 1 6.4 0z',
    ) +
    shape(
      'onGround',
      diamond(100.5, 64) +
        diamond(100.5, 46.6) +
        diamond(118.9, 46.6) +
        diamond(118.9, 37.4),
    ) +
    shape('horizon', 'M127.6 65V56h-9.200v-1.200h10.400V65z' + diamond(128.2, 64, 1.6)) +
    words(
      'onGround',
      4.2,
      trucks.flatMap(([truck, route, arrival], index) =>
        index === 1
          ? []
          : [
              [23, rowAt(index), truck] as const,
              [34, rowAt(index), route] as const,
              [55, rowAt(index), arrival] as const,
            ],
      ),
    ) +
    words('ground', 4.2, [
      [23, rowAt(1), trucks[1][0]],
      [34, rowAt(1), trucks[1][1]],
      [55, rowAt(1), trucks[1][2]],
    ]) +
    shape(
      'side',
      trucks.map((_, index) => box(72, rowAt(index) - 3.2, 17, 2.6)).join(''),
    ) +
    shape(
      'horizon',
      trucks.map(([, , , way], index) => box(72, rowAt(index) - 3.2, way, 2.6)).join(''),
    ) +
    '</g>' +
    walkers('translate(116 65.5) scale(1.6)')
  )
}

/** A hospital's beds, ward by ward: taken, free, and one that is waiting. */
export function bedMap(): string {
  const bed = (x: number, y: number) => box(x, y, 4.4, 4.2)
  const at = (free: boolean) =>
    repeated(3, 6.6, (y) =>
      repeated(7, 6, (x) =>
        ((x / 6 + y / 2.2) % 4 === 3) === free ? bed(31.5 + x, 63.2 + y) : '',
      ),
    )
  return (
    shape('onGround', box(19, 60, 58, 24)) +
    shape('ground', box(20, 61, 56, 22)) +
    words('onGround', 4, [
      [22.5, 67, 'A'],
      [22.5, 73.6, 'B'],
      [22.5, 80.2, 'C'],
    ]) +
    shape('horizon', at(false)) +
    shape('panel', at(true)) +
    shape('sun', bed(55.5, 69.8))
  )
}

/** A waterworks' pumps at night: levels, and the one that called somebody. */
export function pumpPanel(): string {
  const levels = [15, 11, 4, 13]
  const column = (index: number, height: number) =>
    box(29.5 + index * 5.6, 64 - height, 3.6, height)
  return (
    shape('sun', box(24, 32, 48, 38)) +
    shape('ground', box(25, 33, 46, 36)) +
    words('onGround', 5, [[28, 41, '03:12']]) +
    shape('panel', levels.map((_, index) => column(index, 19)).join('')) +
    shape('horizon', levels.map((height, index) => column(index, height)).join('')) +
    shape('sun', column(2, 4) + box(52.5, 45, 16, 9)) +
    words('ground', 4.6, [[54.3, 51.2, 'P-07']]) +
    shape(
      'onGround',
      box(52.5, 57, 16, 1.4) + box(52.5, 60, 11, 1.4) + box(52.5, 63, 13, 1.4),
    )
  )
}
