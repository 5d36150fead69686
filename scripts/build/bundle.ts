/** Vite's part of the build: the application for the visitor, and the page for the prerenderer. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type InlineConfig } from 'vite'

import type * as EntryServer from '../../src/entry-server.tsx'
import { importOrder } from './importOrder.ts'

const fromRoot = (path: string) => resolve(import.meta.dirname, '../..', path)

/** Vite's own configuration file is left out: it is the same one, for the sample's place. Returns the scripts in the order to import them. */
export async function bundle(config: InlineConfig): Promise<string[]> {
  const result = await build({ ...config, configFile: false, logLevel: 'warn' })
  for (const output of Array.isArray(result) ? result : [result]) {
    const files = 'output' in output ? output.output : []
    const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const entry = chunks.find(({ isEntry, name }) => isEntry && name.startsWith('entry-'))
    if (entry) return importOrder(entry, chunks)
  }
  throw new Error('Failed to build: Vite gave no entry script.')
}

export async function loadServer(config: InlineConfig): Promise<typeof EntryServer> {
  const { build: _, ...rest } = config
  mkdirSync(fromRoot('build'), { recursive: true })
  // A folder of its own, inside the project so that it finds its packages: builds may run side by side.
  const outDir = mkdtempSync(fromRoot('build/server-'))
  try {
    const entry = fromRoot('src/entry-server.tsx')
    const scripts = await bundle({
      ...rest,
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
