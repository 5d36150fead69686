/** The size of a built site in bytes, as hosts send it: with brotli, or with gzip. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { MessageLanguage } from '../../schema/bilingual.ts'
import { sayIn } from '../messages/messages.ts'

export interface SiteSize {
  document: { brotli: number; gzip: number }
  /** The size of all script files with brotli. */
  scripts: number
}

/** The maximum for one round trip: TCP's first window holds 14,600 bytes, and hosts add up to 1,000 of headers. */
const maxRoundTripBytes = 13_600

const sizeOf = (path: string) => statSync(path).size

/** Reads the compressed copies that the build wrote next to the files. */
export function siteSizeOf(dist: string): SiteSize {
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js.br'))
  return {
    document: {
      brotli: sizeOf(join(dist, 'index.html.br')),
      gzip: sizeOf(join(dist, 'index.html.gz')),
    },
    scripts: scripts.reduce((sum, file) => sum + sizeOf(join(assets, file)), 0),
  }
}

/** Budgets of the sample. An owner's content has none. */
export const budgetsOf = ({ document, scripts }: SiteSize) => [
  { name: 'the document, brotli', bytes: document.brotli, budget: 12_000 },
  { name: 'the document, gzip', bytes: document.gzip, budget: 13_400 },
  { name: 'all scripts, brotli', bytes: scripts, budget: 128_000 },
]

/** Describes the size of an owner's document in a message, with a hint if it exceeds one round trip. */
export function describeSize(
  { document: { brotli, gzip } }: SiteSize,
  language: MessageLanguage,
): string {
  const messages = [sayIn(language, 'build.size', { brotli, gzip })]
  if (brotli > maxRoundTripBytes)
    messages.push(sayIn(language, 'build.tooLarge', { limit: maxRoundTripBytes }))
  return messages.join('\n')
}
