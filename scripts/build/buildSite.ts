/** Builds the site of a content file: checked, prerendered in both languages, with all that hosts and search engines read. */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type InlineConfig } from 'vite'

import type { SiteContent } from '../../schema/siteContent.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { checkWithPictures } from '../content/checkWithPictures.ts'
import type { CheckedFile } from '../content/contentFile.ts'
import { readBuiltSite } from '../hosting/builtSite.ts'
import { headersFile, isTakenWhole } from '../hosting/headersFile.ts'
import { buildConfig } from '../vite/buildConfig.ts'
import { madeFiles, writeMadeFiles } from './brand/madeFiles.ts'
import { renderDocument } from './document.ts'
import { importOrder } from './importOrder.ts'
import { checkNoInlineStyles, withMetaPolicy } from './policy.ts'
import { precompress } from './precompress.ts'
import { companions } from './searchEngines.ts'
import { basePath, headTexts } from './siteWords.ts'

const fromRoot = (path: string) => resolve(import.meta.dirname, '../..', path)

export type BuildResult =
  | { ok: true }
  | { ok: false; because: 'content'; checked: CheckedFile }
  | { ok: false; because: 'page'; sentence: string }

/** Vite's own configuration file is left out: it is the same one, for the sample's place. Returns the scripts in the order to import them. */
async function bundle(config: InlineConfig): Promise<string[]> {
  const result = await build({ ...config, configFile: false, logLevel: 'warn' })
  for (const output of Array.isArray(result) ? result : [result]) {
    const files = 'output' in output ? output.output : []
    const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const entry = chunks.find(({ isEntry, name }) => isEntry && name.startsWith('entry-'))
    if (entry) return importOrder(entry, chunks)
  }
  throw new Error('Failed to build: Vite gave no entry script.')
}

async function loadServer(contentFile: string): Promise<typeof EntryServer> {
  const { build: _, ...config } = buildConfig(contentFile)
  mkdirSync(fromRoot('build'), { recursive: true })
  // A folder of its own, inside the project so that it finds its packages: builds may run side by side.
  const outDir = mkdtempSync(fromRoot('build/server-'))
  try {
    const entry = fromRoot('src/entry-server.tsx')
    const scripts = await bundle({
      ...config,
      publicDir: false,
      build: { ssr: entry, outDir, emptyOutDir: true },
    })
    const server: unknown = await import(
      pathToFileURL(join(outDir, scripts.at(-1) ?? '')).href
    )
    // What was built a moment ago from entry-server.tsx has its type.
    return server as typeof EntryServer
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

async function writeDocument(content: SiteContent, contentFile: string, outDir: string) {
  const config = buildConfig(contentFile)
  // Whoever passes on a package passes on its licence: all that visitors receive are listed with theirs.
  const license = { fileName: 'licences.txt' }
  const scripts = await bundle({ ...config, build: { ...config.build, outDir, license } })
  // Icons come as data, which Vite does not see.
  const ofIcons = readFileSync(fromRoot('schema/icons/lucide-licence.txt'))
  appendFileSync(join(outDir, license.fileName), ofIcons)
  const html = await renderDocument({
    shell: readFileSync(fromRoot('src/index.html'), 'utf8'),
    content,
    server: await loadServer(contentFile),
    application: scripts.map((script) => basePath(content) + script),
    isProduction: true,
  })
  writeFileSync(join(outDir, 'index.html'), withMetaPolicy(html))
  return html
}

/** Files for hosts and search engines; the last step, since the compressed files are made of all others. */
async function writeCompanions(
  content: SiteContent,
  contentFile: string,
  outDir: string,
): Promise<BuildResult> {
  const write = (name: string, text: string) => writeFileSync(join(outDir, name), text)
  const texts = headTexts(content)
  for (const [name, textOf] of companions) write(name, textOf(content, texts))
  await writeMadeFiles(await madeFiles(content, contentFile), outDir)
  const result = readBuiltSite(outDir)
  if (!result.ok) return { ok: false, because: 'page', sentence: result.sentence }
  const headers = headersFile(result.built)
  if (!isTakenWhole(headers)) {
    const sentence =
      'Failed to build: the policy of the document is too long for the file _headers. Its scripts and style blocks are too many.'
    return { ok: false, because: 'page', sentence }
  }
  write('_headers', headers)
  await precompress(outDir)
  return { ok: true }
}

export async function buildSite(
  contentFile: string,
  outDir: string,
): Promise<BuildResult> {
  // React and Emotion choose their production code by this.
  process.env['NODE_ENV'] = 'production'
  const checked = await checkWithPictures(contentFile)
  if (!checked.result.ok) return { ok: false, because: 'content', checked }
  const { content } = checked.result
  const html = await writeDocument(content, contentFile, outDir)
  const styles = checkNoInlineStyles(html)
  if (!styles.ok) return { ok: false, because: 'page', sentence: styles.sentence }
  return writeCompanions(content, contentFile, outDir)
}
