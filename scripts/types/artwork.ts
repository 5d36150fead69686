import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Without indentation, comments, and the root element. */
function markupOf(svg: string): string {
  const [, drawing = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return drawing.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s*\n\s*/g, '')
}

/** The markup of the drawings in a folder, by subfolder and name. */
export function artworkSource(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const drawings = new Map<string, Record<string, string>>()
  for (const { name, parentPath } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    if (name.endsWith('.svg')) {
      const markup = markupOf(readFileSync(join(parentPath, name), 'utf8'))
      const group = basename(parentPath)
      drawings.set(group, { ...drawings.get(group), [basename(name, '.svg')]: markup })
    }
  const groups = [...drawings].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `export const artwork = ${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`
}
