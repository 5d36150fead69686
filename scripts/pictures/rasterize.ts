import { Resvg } from '@resvg/resvg-js'

import { cached } from './pictureCache.ts'

const version = 'resvg-js 2'

/**
 * Renders a drawing as a PNG of `width` pixels. Text must be shapes already: no fonts are loaded, since systems
 * differ.
 */
export function rasterize(svg: string, width: number): Promise<Uint8Array> {
  return cached([version, svg, width], () => draw(svg, width).asPng())
}

const draw = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()

/** The colors of a drawing of `width` pixels, four bytes a pixel, row by row. */
export function pixelsOfDrawing(svg: string, width: number): Promise<Uint8Array> {
  return cached([version, 'pixels', svg, width], () => draw(svg, width).pixels)
}
