import { parse } from 'parse5'

import { elementsIn, type Element } from '../hosting/htmlElements.ts'

/** A value that HTML allows without quotation marks. */
const plainValue = /^[^\s"'`=<>]+$/

/**
 * Writes the start tags without parts that HTML does not need: quotation marks around plain values, empty values, and
 * slashes at the end. This saves 120 bytes of the compressed document.
 */
export function withShortTags(html: string): string {
  let short = ''
  let end = 0
  for (const element of elementsIn(parse(html, { sourceCodeLocationInfo: true }))) {
    const { sourceCodeLocation: location } = element
    const tag = location?.startTag ?? location
    // The parser adds elements that the markup omits.
    if (!tag) continue
    const hasSlash = !location?.endTag && html.startsWith('/>', tag.endOffset - 2)
    short += html.slice(end, tag.startOffset) + startTag(element, hasSlash)
    end = tag.endOffset
  }
  return short + html.slice(end)
}

/** The start tag. In SVG, the slash ends an element that has no end tag. */
const startTag = ({ tagName, attrs, namespaceURI }: Element, hasSlash: boolean) =>
  `<${tagName}${attrs.map(attribute).join('')}${hasSlash && !namespaceURI.endsWith('xhtml') ? ' /' : ''}>`

function attribute({ name, value, prefix }: Element['attrs'][number]): string {
  const escapedValue = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const quote = plainValue.test(escapedValue) ? '' : '"'
  return ` ${prefix ? `${prefix}:` : ''}${name}${value && `=${quote}${escapedValue}${quote}`}`
}
