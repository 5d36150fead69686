/** The editor as static files, with GitHub as its storage. */
import { cpSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { lookUp } from '../../schema/read/lookUp.ts'
import type { SampleFile } from '../../src/editorApi/sampleFile.ts'
import { readSample } from '../check/contentFile.ts'
import { sampleIds } from '../check/samplePictures.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { buildPage } from './buildPage.ts'
import { githubHeaders } from './pageHeaders.ts'

/**
 * Builds it into a folder, with what its host and its owner need to know. `content`: the text of the site that it is for;
 * `repository`: that of the site, as in "ana/site", or "" where the page is to ask for it.
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
  writeFileSync(join(folder, '_headers'), headersFile(site))
  cpSync(fromRoot('scripts/edit/STATIC.md'), join(folder, 'README.md'))
}

/** Where the site is seen by visitors; "" where that is not known. */
function originIn(text: string): string {
  try {
    const { origin } = new URL(String(lookUp(JSON.parse(text), ['site', 'address'])))
    // It becomes a part of the policy, where a semicolon would begin another rule.
    return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : ''
  } catch {
    return ''
  }
}

/** For Netlify and Cloudflare Pages. */
function headersFile(site: string): string {
  const lines = Object.entries(githubHeaders(site)).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return ['/*', ...lines, ''].join('\n')
}
