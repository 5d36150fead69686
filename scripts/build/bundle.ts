/** Runs Vite twice: for the visitor's scripts, and for the code that prerenders the page. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type InlineConfig, type Rolldown } from 'vite'

import type * as EntryServer from '../../src/entry-server.tsx'
import { fromRoot } from '../files/fromRoot.ts'

/** Ignores vite.config.ts, which may be for other content. Returns the addresses of the scripts in import order. */
export async function bundle(config: InlineConfig): Promise<string[]> {
  const options = {
    ...config.build?.rolldownOptions,
    // On a slow computer, the bundler reports how long it took, which does not help the owner.
    checks: { bundlerTimings: false },
  }
  const result = await build({
    ...config,
    build: { ...config.build, rolldownOptions: options },
    configFile: false,
    logLevel: 'warn',
  })
  for (const output of Array.isArray(result) ? result : [result]) {
    const files = 'output' in output ? output.output : []
    const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const entry = chunks.find(({ isEntry, name }) => isEntry && name.startsWith('entry-'))
    if (entry) return importOrder(entry, chunks)
  }
  throw new Error('Failed to build: Vite gave no entry script.')
}

/** Builds the code that prerenders the page, and imports it. Rejects if the build fails. */
export async function loadServer(config: InlineConfig): Promise<typeof EntryServer> {
  const { build: _, ...sharedConfig } = config
  mkdirSync(fromRoot('build'), { recursive: true })
  // The name is unique because builds may run at the same time. The code finds packages only from inside the project.
  const outDir = mkdtempSync(fromRoot('build/server-'))
  try {
    const entry = fromRoot('src/entry-server.tsx')
    const scripts = await bundle({
      ...sharedConfig,
      publicDir: false,
      build: { ssr: entry, outDir, emptyOutDir: true },
    })
    const server: unknown = await import(
      pathToFileURL(join(outDir, scripts.at(-1) ?? '')).href
    )
    // The module is built from entry-server.tsx, so it has that type.
    return server as typeof EntryServer
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** The scripts that an entry imports statically, dependencies first, the entry last. */
function importOrder(
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const order = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    for (const name of chunk.imports) {
      const importedChunk = chunks.find(({ fileName }) => fileName === name)
      if (importedChunk && !order.has(name)) visit(importedChunk)
    }
    order.add(chunk.fileName)
  }
  visit(entry)
  return [...order]
}
