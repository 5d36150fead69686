/** npm run build: checks the content, builds the application, prerenders both languages and writes dist. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import type { render } from '../src/entry-server.tsx'
import { compileBoot } from './build/boot.ts'
import { renderDocument } from './build/document.ts'

const fromRoot = (path: string) => resolve(import.meta.dirname, '..', path)

// React and Emotion choose their production code by this.
process.env['NODE_ENV'] = 'production'

/** Builds the browser's files and returns the address of the application's script. */
async function buildApplication(): Promise<string> {
  const result = await build({ configFile: fromRoot('vite.config.ts'), logLevel: 'warn' })
  const [output] = Array.isArray(result) ? result : [result]
  const entry =
    output && 'output' in output
      ? output.output.find((file) => file.type === 'chunk' && file.isEntry)
      : undefined
  if (!entry) throw new Error('Failed to build: Vite gave no entry script.')
  return entry.fileName
}

async function loadRender(): Promise<typeof render> {
  const outDir = fromRoot('build/server')
  await build({
    configFile: fromRoot('vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: fromRoot('src/entry-server.tsx'), outDir, emptyOutDir: true },
  })
  const entry: { render: typeof render } = await import(
    pathToFileURL(resolve(outDir, 'entry-server.js')).href
  )
  return entry.render
}

const application = await buildApplication()
const renderPage = await loadRender()
const html = renderDocument({
  shell: readFileSync(fromRoot('src/index.html'), 'utf8'),
  head: '',
  pages: { en: renderPage('en'), br: renderPage('br') },
  boot: await compileBoot(`/${application}`),
})
mkdirSync(fromRoot('dist'), { recursive: true })
writeFileSync(fromRoot('dist/index.html'), html)
