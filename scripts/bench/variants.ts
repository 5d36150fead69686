/** The pages that are compared, each built from the same content into a folder of its own. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Language } from '../../schema/languages.ts'
import { defaultLanguageOf, languagesOf } from '../../schema/read/contentLanguages.ts'
import { buildSite } from '../build/buildSite.ts'
import { precompress } from '../build/precompress.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { serveDist, type RunningServer } from '../hosting/serveDist.ts'
import { readContent, writeProject } from './project.ts'
import { printProgress } from './report.ts'

export const variantNames = ['scriptless', 'ours'] as const
export type VariantName = (typeof variantNames)[number]

export interface Variants {
  /** The languages of the content. */
  languages: readonly Language[]
  /** Returns the address of a variant in a language. */
  url: (name: VariantName, language: Language) => string
  close: () => Promise<void>
}

const results = fromRoot('bench-results')

/** The document alone in one language, without scripts, as if they had run: no page of ours can be faster. */
async function buildScriptless(contentFile: string, language: Language): Promise<string> {
  const content = readContent(contentFile)
  const site = { ...content.site, defaultLanguage: language }
  const folder = join(results, `scriptless-${language}`)
  const file = writeProject(folder, { ...content, site }, contentFile)
  const dist = await buildOurs(file, join(folder, 'dist'))
  const document = join(dist, 'index.html')
  const html = readFileSync(document, 'utf8')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replace('<html', '<html data-form="open"')
  writeFileSync(document, html)
  await precompress(dist)
  return dist
}

/** CDNs add 300 to 1,500 bytes of headers to a response; every page is measured with this many. */
export const addedByHosts = 1000
const name = 'X-Added-By-Hosts'
/**
 * Delay of the files that a document asks for: a phone's round trip, in ms. On one computer everything would arrive
 * before the first paint, and Lighthouse would take all of it for needed.
 */
const wayThereAndBack = 150
const serve = (folder: string) =>
  serveDist(0, {
    folder,
    delay: (path) => (path.endsWith('/') ? 0 : wayThereAndBack),
    headers: [{ name, value: 'x'.repeat(addedByHosts - `${name}: \r\n`.length) }],
  })

async function buildOurs(
  contentFile: string,
  dist = join(results, 'ours'),
): Promise<string> {
  const { result } = await buildSite(contentFile, dist)
  if (!result.ok)
    throw new Error('Failed to measure: the site cannot be built. Run "npm run build".')
  return dist
}

/** Serves the built site alone, and names its folder. */
export async function serveOurs(contentFile: string) {
  printProgress('building the site')
  const dist = await buildOurs(contentFile)
  return { dist, ...(await serveDist(0, { folder: dist })) }
}

/** Builds and serves all variants, with the headers and compression of a real host. */
export async function serveVariants(contentFile: string): Promise<Variants> {
  printProgress('building the pages')
  const content = readContent(contentFile)
  const languages = languagesOf(content)
  const scriptless = new Map<Language, RunningServer>()
  for (const language of languages)
    scriptless.set(language, await serve(await buildScriptless(contentFile, language)))
  const ours = await serve(await buildOurs(contentFile))
  return {
    languages,
    url(name, language) {
      if (name === 'scriptless') return scriptless.get(language)?.url ?? ''
      const isDefault = language === defaultLanguageOf(content)
      return isDefault ? ours.url : `${ours.url}?lang=${language}`
    },
    close: async () => {
      const servers = [...scriptless.values(), ours]
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}
