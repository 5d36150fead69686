import { optimize } from 'svgo'

/** A company's own sign. */
export interface Mark {
  svg: string
  /** Its width, where its height is 1. */
  ratio: number
}

/** Without what drawing programs leave in their files: the mark stands in the document. */
export function markOf(drawing: string): Mark {
  const { data: svg } = optimize(drawing, { multipass: true })
  return { svg, ratio: ratioOf(svg) }
}

function ratioOf(svg: string): number {
  const tag = /<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const valueOf = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const box = valueOf('viewBox')
    .split(/[\s,]+/)
    .map(Number)
  const width = box[2] ?? Number.parseFloat(valueOf('width'))
  const height = box[3] ?? Number.parseFloat(valueOf('height'))
  return width > 0 && height > 0 ? width / height : 1
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
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'")
  return `data:image/svg+xml,${quoted.replaceAll(/[%#<>"\n]/g, encodeURIComponent)}`
}
