/** Policies in the heads of pages: there they apply on every host, and are always of the page's own build. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

import { documentPolicyTag, ownPagePolicyTag } from '../hosting/policy.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** The character set has to stand within the first 1,024 bytes, so it stays ahead of the policy. */
const charset = '<meta charset="utf-8">'

export const withDocumentPolicy = (html: string) =>
  withTag(html, parse(html, { sourceCodeLocationInfo: true }), documentPolicyTag(html))

/** For a page of words, without scripts. */
export function withOwnPagePolicy(html: string): string {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const styles = elementsNamed('style', document).map((style) =>
    // As the browser reads them: with its line ends, whatever those of the file are.
    style.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''),
  )
  return withTag(html, document, ownPagePolicyTag(styles))
}

/** HTML files that the owner has put into `public`, a privacy notice say. What is not UTF-8 is Windows' own encoding, as word processors save it. */
export function addPolicies(folder: string, files: readonly string[]): void {
  for (const file of files) {
    const path = join(folder, file)
    const bytes = readFileSync(path)
    writeFileSync(path, withOwnPagePolicy(decoded(bytes)))
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Node 20 takes it for Latin-1, without dashes and curly quotes, unless it comes as a stream.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true })
  }
}

/** First in the head, before anything that it governs. */
function withTag(html: string, document: Parent, tag: string): string {
  const start = headStart(document)
  const given = /^\s*<meta charset="utf-8"\s*\/?>/i.exec(html.slice(start))?.[0] ?? ''
  const before = html.slice(0, start) + (given || charset)
  return before + tag + html.slice(start + given.length)
}

/** Neither the head's tag nor that of the whole has to be written. */
function headStart(document: Parent): number {
  const tags = [...elementsNamed('head', document), ...elementsNamed('html', document)]
  const ends = tags.map((element) => element.sourceCodeLocation?.startTag?.endOffset)
  const doctype = document.childNodes.find((node) => tree.isDocumentTypeNode(node))
  return (
    ends.find((end) => end !== undefined) ?? doctype?.sourceCodeLocation?.endOffset ?? 0
  )
}

function elementsNamed(name: string, parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) =>
    tree.isElementNode(node)
      ? [...(node.tagName === name ? [node] : []), ...elementsNamed(name, node)]
      : [],
  )
}
