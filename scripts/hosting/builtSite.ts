import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'parse5'

import { filesBelow } from '../files/filesBelow.ts'
import { say } from '../messages/messages.ts'
import { isPublished, notFoundFile } from './headers.ts'
import { attributeOf, elementsIn } from './htmlElements.ts'

export interface BuiltSite {
  html: string
  /** The 404 page; undefined for a folder that this project did not build. */
  notFound: string | undefined
  address: URL
  /** The folder on the host, "/" or "/site/". */
  base: string
  /** Published files below the base, with forward slashes; "index.html" is the document. */
  files: string[]
}

/** Throws a sentence in the computer's language if there is no built site. */
export function readBuiltSite(folder: string): BuiltSite {
  const document = join(folder, 'index.html')
  if (!existsSync(document)) throw new Error(say('hosting.noBuild'))
  const html = readFileSync(document, 'utf8')
  const address = addressOf(html)
  if (!address) throw new Error(say('hosting.noAddress'))
  const errorPage = join(folder, notFoundFile)
  const notFound = existsSync(errorPage) ? readFileSync(errorPage, 'utf8') : undefined
  const files = filesBelow(folder).filter(isPublished).toSorted()
  return { html, notFound, address, base: address.pathname, files }
}

/** The address of a site, from its document. */
function addressOf(html: string): URL | undefined {
  const link = elementsIn(parse(html)).find(
    (element) =>
      element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  )
  const canonical = link && attributeOf(link, 'href')
  return canonical === undefined ? undefined : new URL(canonical)
}
