import { Resvg } from '@resvg/resvg-js'

import { cached } from './cached.ts'

const version = 'resvg-js 2'

/** A drawing as a PNG, `width` in pixels. Letters must be shapes already: no fonts are loaded, as every system has others. */
export function rasterize(svg: string, width: number): Promise<Uint8Array> {
  return cached([version, svg, width], () =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    })
      .render()
      .asPng(),
  )
}
