/** Pages of many contents by one build, whose application fetches its content. A build for each would take too long. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { pageContent } from '../../../schema/pageContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { basePath } from '../../../scripts/build/addresses.ts'
import { madeFiles, writeMadeFiles } from '../../../scripts/build/brand/madeFiles.ts'
import { pagePictures } from '../../../scripts/build/brand/pagePictures.ts'
import { bundle, loadServer } from '../../../scripts/build/bundle.ts'
import { renderDocument } from '../../../scripts/build/document.ts'
import { withDocumentPolicy } from '../../../scripts/build/policyInHead.ts'
import { buildConfig } from '../../../scripts/build/vite/buildConfig.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { type RunningServer, serveDist } from '../../../scripts/hosting/serveDist.ts'
import { allSectionsContent, readAccepted } from './acceptedContent.ts'
import { test as base } from './fixtures.ts'

/** The content that the prerenderer reads. */
const shown = {}
Reflect.set(globalThis, 'shownContent', shown)

const name = 'virtual:site-content'
const resolved = '\0fetched-content'

/** Replaces scripts/build/vite/contentModule.ts. */
const fetchedContent: Plugin = {
  name: 'fetched-content',
  enforce: 'pre',
  resolveId: (id) => (id === name ? resolved : undefined),
  load(id) {
    if (id !== resolved) return undefined
    return this.environment.name === 'client'
      ? `export const content = await (await fetch('content.json')).json()`
      : 'export const content = globalThis.shownContent'
  },
}

function config() {
  const usual = buildConfig(allSectionsContent, readAccepted(allSectionsContent))
  return { ...usual, plugins: [fetchedContent, usual.plugins] }
}

interface Pages {
  /** Serves the page of an accepted content until the next call. Resolves with its address, always of the same origin. */
  show: (content: SiteContent) => Promise<string>
  end: () => Promise<void>
}

async function makePages(dist: string): Promise<Pages> {
  // React and Emotion choose their production code by this.
  process.env['NODE_ENV'] = 'production'
  const { build, ...rest } = config()
  const scripts = await bundle({ ...rest, build: { ...build, outDir: dist } })
  // The browser asks for no other file that a build makes of the brand.
  copyFileSync(join(dist, 'mark.svg'), join(dist, 'icon.svg'))
  const server = await loadServer(config())
  const shell = readFileSync(fromRoot('src/index.html'), 'utf8')
  let running: RunningServer | undefined

  return {
    async show(whole) {
      const content = contentOnPage(whole)
      const folder = basePath(content)
      const pictures = await pagePictures(content, allSectionsContent, folder)
      Object.assign(shown, pageContent(content, folder, pictures))
      writeFileSync(join(dist, 'content.json'), JSON.stringify(shown))
      const made = await madeFiles(content, allSectionsContent)
      for (const name of made.keys()) if (!name.startsWith('assets/')) made.delete(name)
      await writeMadeFiles(made, dist)
      const html = await renderDocument({
        shell,
        content,
        server,
        application: scripts.map((script) => folder + script),
        isProduction: true,
      })
      writeFileSync(join(dist, 'index.html'), withDocumentPolicy(html))
      const port = running ? Number(new URL(running.url).port) : 0
      await running?.close()
      running = await serveDist(port, { folder: dist })
      return running.url
    },
    end: async () => running?.close(),
  }
}

/** A `test` with `show`, for tests with contents of their own. */
export const test = base.extend<object, { show: Pages['show']; address: string }>({
  show: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const dist = mkdtempSync(join(tmpdir(), 'pages-'))
      const { show, end } = await makePages(dist)
      await provide(show)
      await end()
      rmSync(dist, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  address: [
    async ({ show }, provide) => {
      const first = await show(readAccepted('all-sections/content/site.json'))
      await provide(new URL(first).origin)
    },
    { scope: 'worker' },
  ],
})
