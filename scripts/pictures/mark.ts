import sharp from 'sharp'
import { optimize } from 'svgo'

/** The company's logo in the header, as inline SVG. */
export interface Mark {
  svg: string
  /** Width divided by height. */
  ratio: number
}

/** A drawing for inlining: without the drawing program's metadata, its own size and its own color. */
export function markOf(drawing: string): Mark {
  const { data } = optimize(drawing, { multipass: true })
  const tag = /<svg[^>]*>/.exec(data)?.[0] ?? ''
  const valueOf = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const own = `0 0 ${Number.parseFloat(valueOf('width'))} ${Number.parseFloat(valueOf('height'))}`
  const viewBox = valueOf('viewBox') || own
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  const plain = tag.replaceAll(/\s(width|height|viewBox|color)="[^"]*"/g, '')
  const svg = data.replace(tag, () => plain.replace('<svg', `<svg viewBox="${viewBox}"`))
  return { svg, ratio: width > 0 && height > 0 ? width / height : 1 }
}

/** A raster logo inside an SVG, `height` pixels high. */
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

/** The logo with a color in place of "currentColor". */
export function inColor({ svg }: Mark, color: string): string {
  return svg.replace('<svg', `<svg color="${color}"`)
}

/** The logo as a file: it has no surrounding text color, so it follows the system's scheme. */
export function inSchemes(mark: Mark, light: string, dark: string): string {
  if (!mark.svg.includes('currentColor')) return mark.svg
  const style = `<style>@media (prefers-color-scheme:dark){:root{color:${dark}}}</style>`
  return inColor(mark, light).replace(/<svg[^>]*>/, (tag) => tag + style)
}

/** The drawing as a data URL. */
export function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"\n]/g, encodeURIComponent)}`
}
