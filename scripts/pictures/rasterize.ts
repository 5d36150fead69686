import { Resvg } from '@resvg/resvg-js'

import { cached } from './cached.ts'

const version = 'resvg-js 2'

/** A drawing as a PNG of a width in pixels. Letters have to be shapes already: every system would draw them differently. */
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
