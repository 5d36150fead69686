import { optimize } from 'svgo'

/** A company's own sign. */
export interface Mark {
  svg: string
  /** Its width, where its height is 1. */
  ratio: number
}

/** Without what drawing programs leave in their files: the mark stands in the document. As large, and in the colour, of what it stands in. */
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

/** What the mark draws in the colour of the text ("currentColor") takes this one. */
export function inColor({ svg }: Mark, color: string): string {
  return svg.replace('<svg', `<svg color="${color}"`)
}

/** A picture does not know the colour of the text around it: the system's setting, light or dark, decides. */
export function inSchemes(mark: Mark, light: string, dark: string): string {
  if (!mark.svg.includes('currentColor')) return mark.svg
  const style = `<style>@media (prefers-color-scheme:dark){:root{color:${dark}}}</style>`
  return inColor(mark, light).replace(/<svg[^>]*>/, (tag) => tag + style)
}

/** The drawing as the address of a picture. */
export function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"\n]/g, encodeURIComponent)}`
}
