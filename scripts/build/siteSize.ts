/** The size of a built site in bytes, as hosts send it: with brotli, or with gzip. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { ReportLanguage } from '../../schema/bilingual.ts'

export interface SiteSize {
  document: { brotli: number; gzip: number }
  /** All script files, brotli. */
  scripts: number
}

/** TCP's first window holds 14,600 bytes; hosts add up to 1,000 bytes of headers. */
const oneRoundTrip = 13_600

const bytes = (path: string) => statSync(path).size

/** Reads the compressed copies that the build wrote beside the files. */
export function sizeOf(dist: string): SiteSize {
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js.br'))
  return {
    document: {
      brotli: bytes(join(dist, 'index.html.br')),
      gzip: bytes(join(dist, 'index.html.gz')),
    },
    scripts: scripts.reduce((sum, file) => sum + bytes(join(assets, file)), 0),
  }
}

/** Budgets of the sample; what an owner writes has none. */
export const budgets = ({ document, scripts }: SiteSize) => [
  { name: 'the document, brotli', bytes: document.brotli, budget: 12_000 },
  { name: 'the document, gzip', bytes: document.gzip, budget: 13_400 },
  { name: 'all scripts, brotli', bytes: scripts, budget: 128_000 },
]

const words = {
  en: {
    locale: 'en',
    size: (brotli: string, gzip: string) =>
      `The document: ${brotli} bytes (brotli), ${gzip} bytes (gzip).`,
    always: (limit: string) =>
      `Past ${limit} bytes it takes one round trip more: on a phone the page shows about 0.13 seconds later. Fewer services, sections or words bring it back.`,
    gzipAlone: (limit: string) =>
      `On hosts that compress with gzip alone, past ${limit} bytes it takes one round trip more: on a phone the page shows about 0.13 seconds later.`,
  },
  br: {
    locale: 'pt-BR',
    size: (brotli: string, gzip: string) =>
      `O documento: ${brotli} bytes (brotli), ${gzip} bytes (gzip).`,
    always: (limit: string) =>
      `Acima de ${limit} bytes, ele faz uma viagem a mais pela rede: no celular, a página aparece cerca de 0,13 segundo mais tarde. Menos serviços, seções ou palavras resolvem.`,
    gzipAlone: (limit: string) =>
      `Em hospedagens que só comprimem com gzip, acima de ${limit} bytes ele faz uma viagem a mais pela rede: no celular, a página aparece cerca de 0,13 segundo mais tarde.`,
  },
}

/** A sentence on the size of an owner's document, with a hint when it exceeds one round trip. */
export function describeSize(
  { document: { brotli, gzip } }: SiteSize,
  language: ReportLanguage,
): string {
  const { locale, size, always, gzipAlone } = words[language]
  const number = (value: number) => value.toLocaleString(locale)
  const sentences = [size(number(brotli), number(gzip))]
  if (brotli > oneRoundTrip) sentences.push(always(number(oneRoundTrip)))
  else if (gzip > oneRoundTrip) sentences.push(gzipAlone(number(oneRoundTrip)))
  return sentences.join('\n')
}
