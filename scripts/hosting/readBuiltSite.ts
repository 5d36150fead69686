import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'parse5'

import { say } from '../messages/messages.ts'
import { attributeOf, elementsIn } from './htmlElements.ts'

/** Reads a built site's document and address. Throws an error in the computer's language if one is missing. */
export function readBuiltSite(folder: string): { html: string; address: URL } {
  const documentPath = join(folder, 'index.html')
  if (!existsSync(documentPath)) throw new Error(say('hosting.noBuild'))
  const html = readFileSync(documentPath, 'utf8')
  const address = addressOf(html)
  if (!address) throw new Error(say('hosting.noAddress'))
  return { html, address }
}

/** The address of a site, from its document. */
function addressOf(html: string): URL | undefined {
  const canonicalLink = elementsIn(parse(html)).find(
    (element) =>
      element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  )
  const href = canonicalLink && attributeOf(canonicalLink, 'href')
  return href === undefined ? undefined : new URL(href)
}
