/** Writes policies into the heads of pages, where they apply on every host and always match the page's build. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

import { decodeText } from '../../schema/read/decodeText.ts'
import { attributeOf, elementsIn, rawTextOf } from '../hosting/htmlElements.ts'
import { documentPolicyTag, ownPagePolicyTag } from '../hosting/policy.ts'

type Parent = DefaultTreeAdapterTypes.ParentNode

/** Must be within the first 1,024 bytes, so it comes before the policy. */
const charset = '<meta charset="utf-8">'

/** Throws if the markup has a style attribute: the policy would block it. */
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
  return withTag(html, document, documentPolicyTag(html))
}

/** For a page without scripts. */
export function withOwnPagePolicy(html: string): string {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const styles = elementsNamed('style', document).map(rawTextOf)
  return withTag(html, document, ownPagePolicyTag(styles))
}

/**
 * Adds a policy to the owner's HTML files in `public`, such as a privacy notice. A file that is not UTF-8 is read as
 * Windows-1252, which word processors write.
 */
export function addPolicies(folder: string, files: readonly string[]): void {
  for (const file of files) {
    const path = join(folder, file)
    const bytes = readFileSync(path)
    writeFileSync(path, withOwnPagePolicy(decodeText(bytes).text.replace(/^\ufeff/, '')))
  }
}

/** Inserts the tag at the start of the head, before anything that the policy applies to. */
function withTag(html: string, document: Parent, tag: string): string {
  const start = headStart(document)
  const charsetTag =
    /^\s*<meta charset="utf-8"\s*\/?>/i.exec(html.slice(start))?.[0] ?? ''
  const before = html.slice(0, start) + (charsetTag || charset)
  return before + tag + html.slice(start + charsetTag.length)
}

/** Where the head starts: HTML can omit the tags of head and html. */
function headStart(document: Parent): number {
  const tags = [...elementsNamed('head', document), ...elementsNamed('html', document)]
  const ends = tags.map((element) => element.sourceCodeLocation?.startTag?.endOffset)
  const doctype = document.childNodes.find((node) => tree.isDocumentTypeNode(node))
  return (
    ends.find((end) => end !== undefined) ?? doctype?.sourceCodeLocation?.endOffset ?? 0
  )
}

const elementsNamed = (name: string, parent: Parent) =>
  elementsIn(parent).filter(({ tagName }) => tagName === name)
