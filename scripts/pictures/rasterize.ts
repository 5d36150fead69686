import { Resvg } from '@resvg/resvg-js'

import { cached } from './pictureCache.ts'

const version = 'resvg-js 2'

/**
 * Renders a drawing as a PNG of `width` pixels. Text must be shapes already: no fonts are loaded, since systems
 * differ.
 */
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
