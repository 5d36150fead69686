import { parse } from 'parse5'

import { attributeOf, elementsIn } from '../hosting/htmlElements.ts'

/** Throws if the markup has a style attribute: the content security policy would ignore it. */
export function checkNoInlineStyles(html: string): void {
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }))
  const styled = elements.find((element) => attributeOf(element, 'style') !== undefined)
  if (!styled) return
  const { startOffset = 0, endOffset = 0 } = styled.sourceCodeLocation?.startTag ?? {}
  throw new Error(
    `Failed to build: a style attribute, which the content security policy blocks, stands in ${html.slice(startOffset, endOffset).slice(0, 200)}. ` +
      'Move the style into the theme or an sx prop, or use a component that writes none.',
  )
}
