import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { filesBelow } from '../files/filesBelow.ts'

/** The drawing's markup without indentation, comments, and the root element. */
function markupOf(svg: string): string {
  const [, drawing = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return drawing.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s*\n\s*/g, '')
}

/** The markup of the drawings in a folder, by subfolder and name. */
export function artworkSource(folder: string): string {
  const artwork: Record<string, Record<string, string>> = {}
  for (const file of filesBelow(folder).toSorted())
    if (file.endsWith('.svg')) {
      const markup = markupOf(readFileSync(join(folder, file), 'utf8'))
      const group = (artwork[dirname(file)] ??= {})
      group[basename(file, '.svg')] = markup
    }
  return `export const artwork = ${JSON.stringify(artwork, null, 2)}\n`
}
