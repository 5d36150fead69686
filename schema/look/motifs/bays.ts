import { repeated, shape } from '../motif.ts'
import { column, columnShade } from './column.ts'
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

const plumbLine = 'M54.1 31h.8v38h-.8zM51.5 68h6v3l-3 9-3-9z'

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

/** One lit window among many. */
const spark =
  shape('hills', 'M-48 16h192v68H-48z') +
  shape(
    'ground',
    repeated(8, 24, (x) =>
      [38, 61, 84].map((y) => `M${x - 44} ${y}v-9a8 8 0 0 1 16 0v9z`).join(''),
    ),
  ) +
  shape('pool', 'M-48 84h192v8H-48z') +
  shape('sun', 'M52 61v-9a8 8 0 0 1 16 0v9zM50 86h20v1.2H50zM54 89h12v1H54z') +
  shape(
    'onGround',
    'M60 45.5c.4 4.2 2.3 6.1 6.5 6.5-4.2.4-6.1 2.3-6.5 6.5-.4-4.2-2.3-6.1-6.5-6.5 4.2-.4 6.1-2.3 6.5-6.5z',
  )

/** Two towers, a dome and a bowl on one slab in front of the sun or below the moon, carried by columns and mirrored in the water. */
const blueprint =
  shape('sun', 'M20 62a28 28 0 0 1 56 0z', ' class="day"') +
  shape('onGround', 'M80 25a7 7 0 1 0 .1 0z', ' class="night"') +
  shape(
    'onGround',
    'M41 22h4v40h-4zM50 22h4v40h-4zM45 41h5v3h-5zM6 62a13 13 0 0 1 13-13v13z',
  ) +
  shape('shade', 'M45 22h2v40h-2zM54 22h2v40h-2zM19 49a13 13 0 0 1 13 13H19z') +
  shape('onGround', 'M64 50h13v12h-3c-6 0-9-5-10-12z') +
  shape('shade', 'M77 50h13c-1 7-4 12-10 12h-3z') +
  shape('ground', 'M-48 67h192v15H-48z') +
  shape('onGround', 'M-48 62h192v4H-48z') +
  shape('shade', 'M-48 66h192v2H-48z') +
  shape(
    'onGround',
    repeated(12, 16, (x) => `M${x - 48.8} 68h1.6v14h-1.6z`),
  ) +
  water +
  shape('sun', 'M34 85.5h28v1H34zM40 88.5h16v1H40z', ' class="day"') +
  shape('onGround', 'M73 85.5h14v1H73zM76 88.5h8v1h-8z', ' class="night"') +
  shape('onGround', 'M41 82h4v10h-4zM50 82h4v10h-4z', ' opacity=".6"')

/** A watchman's lamp under the roof, lit all night, mirrored in the water. */
const shield =
  shape('panel', 'M48 26a24 24 0 1 0 .1 0z') +
  shape('horizon', 'M48 34a16 16 0 1 0 .1 0z') +
  [-22.5, 24.5].map((x) => under(x)).join('') +
  [71.5, 118.5].map((x) => under(x, '-.98 ')).join('') +
  roof +
  shape('ground', 'M47.6 31h.8v8h-.8zM40 43l8-6 8 6zM41 57h14v3H41z') +
  shape('sun', 'M42 43h12v14H42z') +
  shape('ground', 'M47.5 43h1v14h-1z') +
  water +
  glow(48)

/** Complete pictures by icon; services with another icon show it on a disc in the sky. */
export const bays: Record<string, string> = {
  code,
  compass,
  mobile,
  spark,
  blueprint,
  shield,
}
