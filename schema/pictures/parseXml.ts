import { SaxesParser, type SaxesTagNS } from 'saxes'

/** Deeper than any drawing; the parser slows down with every level. */
const maxDepth = 500

export interface XmlHandlers {
  declaration: (encoding: string | undefined) => void
  /** Called with the text inside of <!DOCTYPE …>. */
  doctype: (text: string) => void
  instruction: (name: string) => void
  open: (tag: SaxesTagNS) => void
  close: (tag: SaxesTagNS) => void
  /** With CDATA unwrapped and entities resolved. */
  text: (text: string) => void
}

/** Parses XML as strictly as browsers do. Returns false for malformed XML, of which browsers show nothing. */
export function parseXml(xml: string, handlers: Partial<XmlHandlers> = {}): boolean {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', ({ encoding }) => handlers.declaration?.(encoding))
  parser.on('doctype', (text) => handlers.doctype?.(text))
  parser.on('processinginstruction', ({ target }) => handlers.instruction?.(target))
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > maxDepth) throw new Error('Too many elements inside one another.')
    handlers.open?.(tag)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    handlers.close?.(tag)
  })
  try {
    parser.write(xml).close()
    return true
  } catch {
    return false
  }
}
