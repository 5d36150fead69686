import { repeated, shape } from '../motif.ts'
import { column, shaded } from './column.ts'

const floor = shape('ground', 'M-48 84h192v8H-48z')
const pillar = (x: number) =>
  `<g transform="translate(${x} 41) scale(.8)">${shape('column', `M0 0${column}`)}${shape('side', `M0 0${shaded}`)}</g>`

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

/** A doorway in the shape of a phone, with a colonnade behind it. */
const mobile =
  shape('hills', 'M-48 16h192v68H-48z') +
  floor +
  shape('ground', 'M30 84V29a7 7 0 0 1 7-7h32a7 7 0 0 1 7 7v55z') +
  shape('sun', 'M34 30h38v46H34z') +
  shape('horizon', 'M34 63h38v13H34z') +
  shape('onGround', 'M49 79.4h8v1.2h-8z') +
  `<svg x="34" y="30" width="38" height="46"><g transform="translate(4.6 13) scale(.6)">${shape('slab', 'M-9-6h82v6H-9z')}${repeated(
    2,
    48,
    (x) =>
      `<g transform="translate(${x})">${shape('column', `M0 0${column}`)}${shape('side', `M0 0${shaded}`)}</g>`,
  )}</g></svg>`

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

/** Two towers, a dome and a bowl on one slab, with the lines of their loads. */
const blueprint =
  shape('sun', 'M74 32a15 15 0 1 0 .1 0z') +
  floor +
  shape('hills', 'M14 68h68v16H14z') +
  shape(
    'onGround',
    'M42 22h5v44h-5zM13 64a12 12 0 0 1 12-12v12zM60 53h13v11c-7 0-11-5-13-11zM4 64h88v4H4z',
  ) +
  shape(
    'shade',
    'M47 22h3v42h-3zM51 27h5v37h-5zM25 52a12 12 0 0 1 12 12H25zM73 53h13c-2 6-6 11-13 11z',
  ) +
  shape('sun', [25, 46, 73].map((x) => `M${x - 0.4} 71h.8v9h1.6l-2 3-2-3h1.6z`).join(''))

/** A shield with a keyhole, lit from within. */
const shield =
  shape(
    'onGround',
    'M12 26h1v1h-1zM30 20h.8v.8H30zM20 48h1v1h-1zM70 24h1v1h-1zM86 44a5 5 0 1 1-5-8 4 4 0 0 0 5 8z',
  ) +
  shape('hills', 'M-48 64h192v20H-48z') +
  floor +
  shape('onGround', 'M48 22 24 30v22c0 15 9 26 24 34z') +
  shape('shade', 'M48 22l24 8v22c0 15-9 26-24 34z') +
  shape('sun', 'M45 55a7 7 0 1 1 6 0l3 14H42z')

/** Complete pictures by icon; services with another icon show it on a disc in the sky. */
export const bays: Record<string, string> = {
  code,
  compass,
  mobile,
  spark,
  blueprint,
  shield,
}
