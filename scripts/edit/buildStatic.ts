/** The editor as static files, with GitHub as its storage. */
import { cpSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { publicFiles, readSample } from '../check/contentFile.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { blobHash } from '../files/hashes.ts'
import { publicFolder, sampleFile } from '../files/paths.ts'
import { buildPage } from './buildPage.ts'
import { githubHeaders } from './pageHeaders.ts'

/** Builds it into a folder, with what its host and its owner need to know. */
export async function buildStatic(folder: string): Promise<void> {
  await buildPage(folder, 'github')
  renameSync(join(folder, 'github.html'), join(folder, 'index.html'))
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(sample()))
  writeFileSync(join(folder, '_headers'), headersFile())
  cpSync(fromRoot('scripts/edit/STATIC.md'), join(folder, 'README.md'))
}

/** By it the page knows what of a content and its files is still the sample's. */
function sample(): { text: string; blobs: string[] } {
  const files = publicFiles(publicFolder(sampleFile))
  const blobs = files.list().map((path) => blobHash(files.read(path) ?? new Uint8Array()))
  return { text: readSample(), blobs }
}

/** For Netlify and Cloudflare Pages. */
function headersFile(): string {
  const lines = Object.entries(githubHeaders).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return ['/*', ...lines, ''].join('\n')
}
