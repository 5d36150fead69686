/** The pages that are measured side by side, each built from the same content into a folder of its own. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Language } from '../../schema/languages.ts'
import { defaultLanguageOf, languagesOf } from '../../schema/read/contentLanguages.ts'
import { buildSite } from '../build/buildSite.ts'
import { precompress } from '../build/precompress.ts'
import { checkContentFile } from '../check/contentFile.ts'
import { serveDist, type RunningServer } from '../hosting/serveDist.ts'
import { buildClientRendered } from './clientRendered.ts'
import { drawingsOf } from './drawings.ts'
import { limitPage } from './limitPage.ts'
import { tell } from './report.ts'

export const variantNames = ['limit', 'ours', 'client-rendered'] as const
export type VariantName = (typeof variantNames)[number]

export interface Variants {
  /** Those of the content. */
  languages: readonly Language[]
  /** Address of a variant in a language. */
  url: (name: VariantName, language: Language) => string
  close: () => Promise<void>
}

const results = resolve(import.meta.dirname, '../../bench-results')

const iconLink = /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g

function readContent(contentFile: string): SiteContent {
  const { result } = checkContentFile(contentFile)
  if (!result.ok)
    throw new Error(
      'Failed to measure: the content has problems. Run "npm run check-content".',
    )
  return result.content
}

async function writeLimit(
  contentFile: string,
  dist: string,
  language: Language,
): Promise<string> {
  const content = readContent(contentFile)
  const folder = join(results, `limit-${language}`)
  const built = readFileSync(join(dist, 'index.html'), 'utf8')
  const drawings = drawingsOf(built)
  mkdirSync(folder, { recursive: true })
  // Its logos and icons are the built site's.
  cpSync(dist, folder, { recursive: true })
  const icons = (built.match(iconLink) ?? []).join('')
  writeFileSync(join(folder, 'index.html'), limitPage(content, language, drawings, icons))
  await precompress(folder)
  return folder
}

async function writeClientRendered(contentFile: string): Promise<string> {
  const folder = join(results, 'client-rendered')
  const html = await buildClientRendered(contentFile, readContent(contentFile), folder)
  writeFileSync(join(folder, 'index.html'), html)
  await precompress(folder)
  return folder
}

/** CDNs add 300 to 1,500 bytes of headers to an answer: every page is measured with so many. */
export const addedByHosts = 1000
const name = 'X-Added-By-Hosts'
/**
 * Lighthouse counts whatever has arrived before the first paint as needed for it, and on one computer everything has.
 * So the files that a document asks for are answered after a phone's way there and back, in milliseconds.
 */
const wayThereAndBack = 150
const serve = (folder: string) =>
  serveDist(0, {
    folder,
    delay: (path) => (path.endsWith('/') ? 0 : wayThereAndBack),
    headers: [{ name, value: 'x'.repeat(addedByHosts - `${name}: \r\n`.length) }],
  })

async function buildOurs(contentFile: string): Promise<string> {
  tell('building the site')
  const dist = join(results, 'ours')
  const result = await buildSite(contentFile, dist)
  if (!result.ok)
    throw new Error('Failed to measure: the site cannot be built. Run "npm run build".')
  return dist
}

/** The built site alone, and the folder it lies in. */
export async function serveOurs(contentFile: string) {
  const dist = await buildOurs(contentFile)
  return { dist, ...(await serveDist(0, { folder: dist })) }
}

/** Builds and serves all of them, with the headers and the compression of a real host. */
export async function serveVariants(contentFile: string): Promise<Variants> {
  const dist = await buildOurs(contentFile)
  tell('building the limit page and the client-rendered one')
  const content = readContent(contentFile)
  const languages = languagesOf(content)
  const limits = new Map<Language, RunningServer>()
  for (const language of languages)
    limits.set(language, await serve(await writeLimit(contentFile, dist, language)))
  const others = {
    ours: await serve(dist),
    'client-rendered': await serve(await writeClientRendered(contentFile)),
  }
  return {
    languages,
    url(name, language) {
      if (name === 'limit') return limits.get(language)?.url ?? ''
      const { url } = others[name]
      return language === defaultLanguageOf(content) ? url : `${url}?lang=${language}`
    },
    close: async () => {
      const servers = [...limits.values(), ...Object.values(others)]
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}
