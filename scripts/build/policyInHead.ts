import { parse } from 'parse5'

import { attributeOf, elementsIn } from '../hosting/htmlElements.ts'
import { documentPolicyTag } from '../hosting/policy.ts'

/** Must be within the first 1,024 bytes, so it comes before the policy. */
const charset = /<meta charset="utf-8"\s*\/?>/

/**
 * Writes the policy into the head of a page, where it applies on every host and always matches the page's build. Throws
 * if the markup has a style attribute: the policy would block it.
 */
export function withDocumentPolicy(html: string): string {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const styled = elementsIn(document).find(
    (element) => attributeOf(element, 'style') !== undefined,
  )
  if (styled) {
    const { startOffset = 0, endOffset = 0 } = styled.sourceCodeLocation?.startTag ?? {}
    throw new Error(
      `Failed to build: the content security policy blocks the style attribute of ${html.slice(startOffset, endOffset).slice(0, 200)}. ` +
        'Move the style into the theme or an sx prop, or use a component that writes none.',
    )
  }
  return html.replace(charset, (tag) => tag + documentPolicyTag(html))
}
