/** Builds the editor as static files, with GitHub as its storage. */
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { lookUp } from '../../schema/read/lookUp.ts'
import type { SampleFile } from '../../src/editorApi/storage.ts'
import { readSample } from '../check/contentFile.ts'
import { sampleIds } from '../check/samplePictures.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { sha256 } from '../files/hashes.ts'
import { rasterize } from '../pictures/rasterize.ts'
import { buildPage } from './buildPage.ts'
import { githubHeaders } from './pageHeaders.ts'

/**
 * Builds the editor into a folder, with the files for its host and its owner. `content` is the text of the site's content.
 * `repository` is the site's repository, such as "ana/site", or "" if the page should ask for it.
 */
export async function buildStatic(
  folder: string,
  content: string,
  repository = '',
): Promise<void> {
  const site = originIn(content)
  await buildPage(folder, { site, repository })
  renameSync(join(folder, 'github.html'), join(folder, 'index.html'))
  const sample: SampleFile = { text: readSample(), blobs: [...sampleIds()] }
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(sample))
  writeFileSync(join(folder, 'icon.png'), await rasterize(icon, 512))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'offline.js'), offlineScript(folder))
  writeFileSync(join(folder, '_headers'), githubHeadersFile(site))
  cpSync(fromRoot('scripts/edit/STATIC.md'), join(folder, 'README.md'))
}

/** The service worker with the list of files that it caches. A change to any file makes a new version. */
function offlineScript(folder: string): string {
  const files = filesBelow(folder)
  const bytes = files.map((file) => readFileSync(join(folder, file)))
  const name = `editor-${sha256(Buffer.concat(bytes)).slice(0, 16)}`
  const addresses = files.map((file) => (file === 'index.html' ? './' : file))
  const values = { name, files: addresses }
  const constants = Object.entries(values).map(
    ([key, value]) => `const ${key} = ${JSON.stringify(value)}\n`,
  )
  return constants.join('') + readFileSync(fromRoot('scripts/edit/offline.js'), 'utf8')
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#2446a6" d="M0 0h24v24H0z"/><path fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M15.5 6.5l2 2-8.5 8.5-2.8.8.8-2.8z"/></svg>'

/** The manifest with which a phone adds the editor to its home screen. */
const manifest = {
  name: 'Editor',
  start_url: './',
  display: 'standalone',
  background_color: '#f4f2ee',
  theme_color: '#2446a6',
  icons: [
    { src: 'icon.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
}

/** The public address of the site; "" if it is unknown. */
function originIn(text: string): string {
  try {
    const { origin } = new URL(String(lookUp(JSON.parse(text), ['site', 'address'])))
    // The origin becomes part of the policy, where a semicolon would start another rule.
    return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : ''
  } catch {
    return ''
  }
}

/** The `_headers` file for Netlify and Cloudflare Pages. The names of files in `assets` change with their contents. */
function githubHeadersFile(site: string): string {
  const lines = Object.entries(githubHeaders(site)).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  const cached = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable']
  return ['/*', ...lines, ...cached, ''].join('\n')
}
