/** Reads a dist folder, for the commands hosting and preview. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesBelow } from '../files/filesBelow.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'
import { addressOf, isPublished, notFoundFile } from './headers.ts'

export interface BuiltSite {
  folder: string
  html: string
  /** The 404 page; undefined for a folder that this project has not built. */
  notFound: string | undefined
  address: URL
  /** The folder on the host, "/" or "/site/". */
  base: string
  /** Published files below the base, with forward slashes; "index.html" is the document. */
  files: string[]
}

export type BuiltSiteResult =
  | { ok: true; built: BuiltSite }
  | { ok: false; sentence: string }

const words = {
  noBuild: {
    en: 'There is no built site yet: dist/index.html is missing. Run "npm run build" first.',
    br: 'Ainda não há um site gerado: falta dist/index.html. Rode "npm run build" antes.',
  },
  noAddress: {
    en: 'dist/index.html has no canonical link, so its address is unknown. Run "npm run build" again.',
    br: 'dist/index.html não diz o próprio endereço (o link canonical). Rode "npm run build" de novo.',
  },
}

/** Errors are in the computer's language. */
export function readBuiltSite(folder: string): BuiltSiteResult {
  let html: string
  try {
    html = readFileSync(join(folder, 'index.html'), 'utf8')
  } catch {
    return { ok: false, sentence: words.noBuild[systemLanguage()] }
  }
  const address = addressOf(html)
  if (!address) return { ok: false, sentence: words.noAddress[systemLanguage()] }
  const error = join(folder, notFoundFile)
  const notFound = existsSync(error) ? readFileSync(error, 'utf8') : undefined
  const files = filesBelow(folder).filter(isPublished).toSorted()
  return {
    ok: true,
    built: { folder, html, notFound, address, base: address.pathname, files },
  }
}
