import { Resvg } from '@resvg/resvg-js'

import { cachedFile } from './cachedFile.ts'

/** Renders a drawing as a PNG, `width` pixels wide. Text must be paths: fonts are not loaded, because systems differ. */
export function rasterize(svg: string, width: number): Promise<Uint8Array> {
  return cachedFile(['drawing', svg, `${width}`], () => draw(svg, width).asPng())
}

const draw = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()

/** The colors of a drawing that is `width` pixels wide: four bytes per pixel, row by row. */
export function pixelsOfDrawing(svg: string, width: number): Promise<Uint8Array> {
  return cachedFile(['pixels', svg, `${width}`], () => draw(svg, width).pixels)
}
