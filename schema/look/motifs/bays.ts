import { repeated, shape } from '../motif.ts'
import { column, columnShade } from './column.ts'
import { walkers } from './walkers.ts'

const floor = shape('ground', 'M-48 84h192v8H-48z')
const bare = (x: number) =>
  shape('column', `M${x} 0${column}`) + shape('side', `M${x} 0${columnShade}`)

const pillar = (x: number) => `<g transform="translate(${x} 41) scale(.8)">${bare(0)}</g>`

/** A column being lowered into its gap, with its piece of the roof. */
const code =
  floor +
  shape('slab', 'M-48 35h76v6h-76zM68 35h76v6H68z') +
  [-28.8, 9.6, 86.4, 124.8].map(pillar).join('') +
  shape('sun', 'M40 84h16v8H40z') +
  `<g transform="translate(0 -8)">${shape('ground', 'M36 0h.7v36H36zM59.3 0h.7v36h-.7z')}${shape('slab', 'M29 35h38v6H29z')}${pillar(48)}</g>`

/** A pair of compasses above the rings that it drew. */
const compass =
  shape('hills', 'M2 84a46 46 0 0 1 92 0z') +
  shape('horizon', 'M18 84a30 30 0 0 1 60 0z') +
  shape('panel', 'M33 84a15 15 0 0 1 30 0z') +
  floor +
  shape('onGround', 'M48 30 18.5 84h-1.3L42 24h6z') +
  shape('shade', 'M48 30l29.5 54h1.3L54 24h-6z') +
  shape('ground', 'M48 18.5a6 6 0 1 0 .1 0z') +
  shape('sun', 'M48 22a2.5 2.5 0 1 0 .1 0z')

const water = shape('pool', 'M-48 82h192v10H-48z')
/** What is lit above it. */
const glow = (x: number) =>
  shape('sun', `M${x - 14} 85.5h28v1h-28zM${x - 8} 88.5h16v1h-16z`)

/** What a system says of its day: a title, five bars, three lines of a list. */
const screen =
  shape('onGround', 'M3.5 4.5h12v1.8h-12z') +
  shape('horizon', 'M3.5 28v-7h4v7zM8.9 28V17.5h4V28zM14.3 28v-8h4v8zM19.7 28V14h4v14z') +
  shape('sun', 'M25.1 28V10h4v18zM3.5 33h3v3h-3zM3.5 38.2h3v3h-3zM3.5 43.4h3v3h-3z') +
  shape('onGround', 'M8.9 33.8h12v1.4h-12zM8.9 39h9.4v1.4H8.9zM8.9 44.2h11v1.4h-11z') +
  shape(
    'shade',
    'M3.5 28h25.6v.7H3.5zM25 33.8h4v1.4h-4zM25 39h4v1.4h-4zM25 44.2h4v1.4h-4z',
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

/** Two towers, a dome and a bowl on one slab in front of the sun, carried by columns and mirrored in the water. */
const blueprint =
  shape('sun', 'M20 62a28 28 0 0 1 56 0z') +
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
  `<g opacity=".6">${shape('onGround', 'M41 82h4v10h-4zM50 82h4v10h-4z')}</g>` +
  glow(22)

/** A shield in the water by night, its keyhole lit from within. */
const shield =
  shape(
    'onGround',
    'M12 26h1v1h-1zM30 20h.8v.8H30zM4 44h1v1H4zM74 22h1v1h-1zM90 34a5 5 0 1 1-5-8 4 4 0 0 0 5 8z',
  ) +
  shape('hills', 'M-48 84V70h30l5-5h24l5 5h46l5-6h34l6 6h37v14z') +
  water +
  shape('onGround', 'M48 20 22 28v22c0 16 10 27 26 34z') +
  shape('shade', 'M48 20l26 8v22c0 16-10 27-26 34z') +
  shape('sun', 'M45 53.5a7.5 7.5 0 1 1 6 0L54.5 68h-13z') +
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
