import sharp from 'sharp'
import { optimize } from 'svgo'

/** A company's own sign. */
export interface Mark {
  svg: string
  /** Its width, where its height is 1. */
  ratio: number
}

/** A drawing as a part of the document: without what drawing programs leave in it, and without a size and a colour of its own. */
export function markOf(drawing: string): Mark {
  const { data } = optimize(drawing, { multipass: true })
  const tag = /<svg[^>]*>/.exec(data)?.[0] ?? ''
  const valueOf = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const own = `0 0 ${Number.parseFloat(valueOf('width'))} ${Number.parseFloat(valueOf('height'))}`
  const viewBox = valueOf('viewBox') || own
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  const plain = tag.replaceAll(/\s(width|height|viewBox|color)="[^"]*"/g, '')
  const svg = data.replace(tag, plain.replace('<svg', `<svg viewBox="${viewBox}"`))
  return { svg, ratio: width > 0 && height > 0 ? width / height : 1 }
}

/** A mark of pixels, inside a drawing; `height` is the largest that is needed, in pixels. */
export async function markOfPixels(bytes: Uint8Array, height: number): Promise<Mark> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .resize({ height, withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  const size = `width="${info.width}" height="${info.height}"`
  const address = `data:image/png;base64,${data.toString('base64')}`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="${address}"/></svg>`,
    ratio: info.width / info.height,
  }
}

/** The mark with this colour in the place of the text's ("currentColor"). */
export function inColor({ svg }: Mark, color: string): string {
  return svg.replace('<svg', `<svg color="${color}"`)
}

/** As a picture file it has no text around it to take a colour from: the system's setting, light or dark, decides. */
export function inSchemes(mark: Mark, light: string, dark: string): string {
  if (!mark.svg.includes('currentColor')) return mark.svg
  const style = `<style>@media (prefers-color-scheme:dark){:root{color:${dark}}}</style>`
  return inColor(mark, light).replace(/<svg[^>]*>/, (tag) => tag + style)
}

/** The drawing as a data URL. */
export function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"\n]/g, encodeURIComponent)}`
}
