/** Writes policies into the heads of pages, where they apply on every host and always match the page's build. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, parseFragment, serialize } from 'parse5'

import { decodeText } from '../../schema/read/decodeText.ts'
import { attributeOf, elementsIn, rawTextOf } from '../hosting/htmlElements.ts'
import { documentPolicyTag, ownerPolicyTag } from '../hosting/policy.ts'

/** Adds the policy. Throws if the markup has no character set, or a style attribute, which the policy would block. */
export function withDocumentPolicy(html: string): string {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const elements = elementsIn(document)
  const elementWithAttribute = (name: string) =>
    elements.find((element) => attributeOf(element, name) !== undefined)
  const styled = elementWithAttribute('style')
  if (styled) {
    const { startOffset = 0, endOffset = 0 } = styled.sourceCodeLocation?.startTag ?? {}
    throw new Error(
      `Failed to build: the content security policy blocks the style attribute of ${html.slice(startOffset, endOffset).slice(0, 200)}. ` +
        'Move the style into the theme or an sx prop, or use a component that writes none.',
    )
  }
  // The policy comes after the character set, which must be within the first 1,024 bytes.
  const charset = elementWithAttribute('charset')?.sourceCodeLocation
  if (!charset)
    throw new Error(
      'Failed to build: the page has no character set. Put <meta charset="utf-8"> at the start of the head in src/index.html.',
    )
  const { endOffset } = charset
  return html.slice(0, endOffset) + documentPolicyTag(html) + html.slice(endOffset)
}

/** Adds a policy to a page without scripts. Parses and rewrites the page, because HTML can omit the head and html tags. */
export function withOwnPagePolicy(html: string): string {
  const document = parse(html)
  const elements = elementsIn(document)
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(rawTextOf)
  const policy = parseFragment(`<meta charset="utf-8">${ownerPolicyTag(styles)}`)
  // The policy comes before everything that it applies to. The parser adds a missing head.
  elements
    .find(({ tagName }) => tagName === 'head')
    ?.childNodes.unshift(...policy.childNodes)
  return serialize(document)
}

/**
 * Adds a policy to the owner's HTML files in `public`, such as a privacy notice. A file that is not UTF-8 is read as
 * Windows-1252, which word processors write. A UTF-8 file without tags is not changed: services that verify who owns a site
 * compare its bytes.
 */
export function addPolicies(folder: string, files: readonly string[]): void {
  for (const file of files) {
    const path = join(folder, file)
    const { text, isUtf8 } = decodeText(readFileSync(path))
    if (text.includes('<') || !isUtf8)
      writeFileSync(path, withOwnPagePolicy(text.replace(/^\ufeff/, '')))
  }
}
