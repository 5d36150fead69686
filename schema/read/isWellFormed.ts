import { SaxesParser } from 'saxes'

/** Deeper than any drawing; the parser slows down with every level. */
const maxDepth = 500

/** Can a browser read this XML to its end? It shows nothing of a drawing with a single mistake in it. */
export function isWellFormed(xml: string): boolean {
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', () => {
    depth += 1
    if (depth > maxDepth) throw new Error('Too many elements inside one another.')
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  try {
    parser.write(xml).close()
    return true
  } catch {
    return false
  }
}
