import { SaxesParser, type SaxesAttributeNS } from 'saxes'

export interface DrawingElement {
  /** The name without its prefix. */
  name: string
  prefix: string
  /** The address of the name's namespace. */
  uri: string
  attributes: readonly SaxesAttributeNS[]
  /** The text without that of the children, with CDATA unwrapped and entities resolved. */
  text: string
  parent: DrawingElement | undefined
}

/** An SVG file, read as strictly as browsers read it. */
export interface Drawing {
  root: DrawingElement
  /** All elements in the order of the file, the root first. */
  elements: readonly DrawingElement[]
  encoding: string | undefined
  /** Names of processing instructions: "xml-stylesheet". */
  instructions: readonly string[]
  /** The declarations in the document type except entities with short texts; "" if there are none. */
  declarations: string
}

export const svgNamespace = 'http://www.w3.org/2000/svg'

/** The maximum depth. No real drawing is as deep, and the parser slows down with every level. */
const maxDepth = 500

/** Illustrator declares the addresses of its namespaces as entities. They contain no markup, so they are text. */
const entity = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]{0,200})"|'([^'&%<]{0,200})')\s*>/g

/** Parses an SVG file. Undefined if it is nested too deeply or malformed: browsers show nothing for malformed XML. */
export function readDrawing(xml: string): Drawing | undefined {
  const elements: DrawingElement[] = []
  const instructions: string[] = []
  let encoding: string | undefined
  let declarations = ''
  let current: DrawingElement | undefined
  let depth = 0
  const parser = new SaxesParser({ xmlns: true, position: false })
  const addText = (text: string) => {
    if (current) current.text += text
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', (declaration) => {
    encoding = declaration.encoding
  })
  parser.on('doctype', (type) => {
    const [, subset = ''] = /\[([^]*)\]/.exec(type) ?? []
    declarations = subset.replaceAll(entity, '').trim()
    for (const [, name = '', double, single = ''] of subset.matchAll(entity))
      parser.ENTITIES[name] = double ?? single
  })
  parser.on('processinginstruction', ({ target }) => instructions.push(target))
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', ({ local, prefix, uri, attributes }) => {
    depth += 1
    if (depth > maxDepth) throw new Error('Too many elements inside one another.')
    current = {
      name: local,
      prefix,
      uri,
      attributes: Object.values(attributes),
      text: '',
      parent: current,
    }
    elements.push(current)
  })
  parser.on('closetag', () => {
    depth -= 1
    current = current?.parent
  })
  try {
    parser.write(xml).close()
  } catch {
    return undefined
  }
  const [root] = elements
  return root && { root, elements, encoding, instructions, declarations }
}
