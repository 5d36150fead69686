import { repeated, shape } from '../motif.ts'
import { column, columnShade } from './column.ts'
import { bedMap, pumpPanel } from './screens.ts'
import { walkers } from './walkers.ts'

const floor = shape('ground', 'M-48 84h192v8H-48z')
const bare = (x: number) =>
  shape('column', `M${x} 0${column}`) + shape('side', `M${x} 0${columnShade}`)

const pillar = (x: number) =>
  `<g transform="translate(${x} 40.8) scale(.8)">${bare(0)}</g>`

/** Made to measure: a board with lines of code hangs in the gap of a row of columns. */
const code =
  floor +
  shape('slab', 'M-48 35h73v6h-73zM71 35h73v6H71z') +
  [-28.8, 9.6, 86.4, 124.8].map(pillar).join('') +
  shape('sun', 'M29 84h38v8H29z') +
  shape('ground', 'M36 0h.7v24H36zM59.3 0h.7v24h-.7zM29 24h38v50H29z') +
  shape('onGround', 'M33 29h15v2H33zM48 37h10v4H48zM33 45h8v4h-8zM39 61h19v4H39z') +
  shape('horizon', 'M33 37h12v4H33zM45 45h17v4H45zM33 53h9v4h-9z') +
  shape('sun', 'M45 53h11v4H45zM51 34h1v35h-1z')

/** A roof with sky above it. */
const roof = shape('side', 'M-48 22h192v8H-48z') + shape('under', 'M-48 29h192v2H-48z')
/** A column that carries the roof. `side`: the horizontal scale, where it is mirrored. */
const under = (x: number, side = '') =>
  `<g transform="translate(${x} 29) scale(${side}.98)">${bare(0)}</g>`

const slender = (x: number) =>
  `<g transform="translate(${x} 29) scale(.66 .98)">${bare(0)}</g>`

const plumbLine = 'M66.1 31h.8v32h-.8zM63.5 62h6v3l-3 9-3-9z'

/** A plumb line from the head of the column in the middle, which leans. */
const compass =
  shape('horizon', 'M-48 31h192v53H-48z') +
  [-48, -16, 16, 80, 112, 144].map(slender).join('') +
  `<g transform="rotate(7 48 82)">${slender(48)}</g>` +
  roof +
  shape('ground', plumbLine, ' class="day"') +
  shape('onGround', plumbLine, ' class="night"') +
  shape('ground', 'M-48 82h192v10H-48z')

const water = shape('pool', 'M-48 82h192v10H-48z')
/** The reflection of a light above the water. */
const glow = (x: number) =>
  shape('sun', `M${x - 14} 85.5h28v1h-28zM${x - 8} 88.5h16v1h-16z`)

const stop = (x: number, y: number) => `M${x} ${y}l2-2 2 2-2 2z`

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
  shape('hills', 'M-48 84V70h36l5-5h22l5 5h64l6-6h30l6 6h18v14z') +
  floor +
  shape('onGround', 'M28 84V25a6 6 0 0 1 6-6h14v65z') +
  shape('shade', 'M48 84V19h14a6 6 0 0 1 6 6v59z') +
  shape('ground', 'M31 26h34v51H31z') +
  `<g transform="translate(32 27)">${screen}</g>` +
  shape('ground', 'M43 79.4h10v1.2H43z') +
  walkers('translate(8 72) scale(1.2)')

const leaf = 'h5a5 5 0 0 1 5 5v5h-5a5 5 0 0 1-5-5z'
const mirroredLeaf = 'h-5a5 5 0 0 0-5 5v5h5a5 5 0 0 0 5-5z'

/** A façade of cobogós, pierced blocks, with one lit window. */
const spark =
  shape('hills', 'M-48 16h192v68H-48z') +
  shape(
    'ground',
    repeated(16, 12, (x) =>
      [22, 34, 46, 58, 70]
        .map((y, row) =>
          (x / 12 + row) % 2
            ? `M${x - 37} ${y}${mirroredLeaf}`
            : `M${x - 47} ${y}${leaf}`,
        )
        .join(''),
    ),
  ) +
  shape('panel', 'M46 32h28v26H46z') +
  shape('pool', 'M-48 84h192v8H-48z') +
  shape('sun', 'M48 34h24v22H48zM48 86h24v1.2H48zM53 89h14v1H53z') +
  shape(
    'onGround',
    'M60 37.5c.5 5.200 2.800 7 8 7.500-5.200.5-7.500 2.800-8 8-.5-5.200-2.800-7.500-8-8 5.200-.5 7.500-2.300 8-7.500z',
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
  shape('onGround', 'M-48 65h192v2.500H-48z') +
  shape('shade', 'M-48 67.500h192v1.500H-48z') +
  shape('pool', 'M-48 76h192v16H-48z') +
  `<g opacity=".4"><g transform="matrix(1 0 0 -.4 0 106.400)">${arches}</g></g>` +
  shape('sun', 'M34 82.500h28v1H34zM40 86.500h16v1H40z', ' class="day"') +
  shape('onGround', 'M38 82.500h20v1H38zM42 86.500h12v1H42z', ' class="night"')

/** A screen of pumps hangs under the roof, lit all night, mirrored in the water. */
const shield =
  [-22.5, 24.5].map((x) => under(x - 8)).join('') +
  [71.5, 118.5].map((x) => under(x + 8, '-.98 ')).join('') +
  roof +
  pumpPanel() +
  water +
  glow(48)

/** A cloud hoists a hospital's bed map from the ground. */
const cloud =
  shape('hills', 'M-48 84V70h30l5-5h40l5 5h60l6-6h40l6 6v14z') +
  floor +
  shape('onGround', 'M25 53a12 12 0 0 1 1-24 17 17 0 0 1 22-11v35z') +
  shape('shade', 'M48 53V18a17 17 0 0 1 11 11 12 12 0 1 1 12 24z') +
  shape('ground', 'M26 53h.6v8h-.6zM47.7 53h.6v8h-.6zM69.4 53h.6v8h-.6z') +
  bedMap()

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
