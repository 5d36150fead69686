// @ts-check
/**
 * Runs a command written in TypeScript: `node scripts/runBundled.js scripts/check-content.ts …`. Caches its sources as
 * a bundle: finding and compiling 200 modules takes longer than the check.
 */
import { randomUUID } from 'node:crypto'
import {
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const [entry = ''] = process.argv.splice(2, 1)
const command = resolve(root, entry)
const folder = join(root, 'node_modules/.cache/bundles', basename(entry, '.ts'))
/** The path of the bundle, then the path and stamp of every source. */
const manifest = join(folder, 'manifest')
/** A long-running command may still use an old bundle. */
const maxAgeMs = 24 * 60 * 60 * 1000
/**
 * Packages that every check loads are bundled too, because resolving them takes as long as the check. Others stay
 * outside: they may load files from their own folders.
 */
const bundledPackages =
  /^(?:@formatjs\/[a-z-]+|culori|fastest-levenshtein|image-size|intl-messageformat|jsonc-parser|saxes)(?:\/|$)/
const inPackage = /[\\/]node_modules[\\/]/

/** @param {string} path A file. Its stamp changes when the file changes. */
function stampOf(path) {
  const { mtimeMs, size } = statSync(path)
  return `${path}\t${mtimeMs}\t${size}`
}

/** Finds the bundle. Undefined if there is none, a source has changed, or it belongs to another copy of the project. */
function findBundle() {
  try {
    const [bundle, ...stamps] = readFileSync(manifest, 'utf8').split('\n')
    const isOfThisCopy = stamps[0] === stampOf(import.meta.filename)
    const isFresh = stamps.every((stamp) => stamp === stampOf(stamp.replace(/\t.*/, '')))
    return isOfThisCopy && isFresh ? bundle : undefined
  } catch {
    return undefined
  }
}

/** Makes the bundle in its own folder, and renames the manifest into place, because two commands may bundle at once. */
async function makeBundle() {
  const { build } = await import('esbuild')
  const stamps = [import.meta.filename, join(root, 'package-lock.json')].map(stampOf)
  /** @type {import('esbuild').Plugin} */
  const sources = {
    name: 'sources',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) => {
        const isOurs = kind !== 'entry-point' && !inPackage.test(importer)
        return isOurs && !bundledPackages.test(path) ? { external: true } : undefined
      })
      // Packages change with the lock file only.
      bundler.onLoad({ filter: /.*/ }, ({ path }) => {
        if (inPackage.test(path)) return undefined
        // The stamp is taken before reading, so that the next start detects a change in between.
        stamps.push(stampOf(path))
        if (!path.endsWith('.ts')) return undefined
        const meta = { dirname: dirname(path), url: pathToFileURL(path) }
        const sourceMeta = `const sourceMeta = { ...${JSON.stringify(meta)}, resolve: bundleResolve }; `
        return { contents: sourceMeta + readFileSync(path, 'utf8'), loader: 'ts' }
      })
    },
  }
  const outdir = join(folder, randomUUID())
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { command },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The Node entries of some packages cannot be bundled.
    mainFields: ['module', 'main'],
    splitting: true,
    format: 'esm',
    platform: 'node',
    // Resolves the packages that are not bundled.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url); const bundleResolve = import.meta.resolve;`,
    },
    define: { 'import.meta': 'sourceMeta' },
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    tsconfigRaw: {},
    logLevel: 'silent',
    plugins: [sources],
  })
  stamps.push(...Object.keys(metafile.outputs).map((path) => stampOf(join(root, path))))
  const bundle = join(outdir, 'command.mjs')
  writeFileSync(join(outdir, 'manifest'), [bundle, ...stamps].join('\n'))
  renameSync(join(outdir, 'manifest'), manifest)
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if (Date.now() - statSync(path).mtimeMs > maxAgeMs) rmSync(path, { recursive: true })
  return bundle
}

/** Runs the source directly if no bundle can be written or the sources do not compile, so that the error is printed. */
async function runUnbundled() {
  const { register } = await import('tsx/esm/api')
  register()
  return command
}

process.setSourceMapsEnabled(true)
const script = findBundle() ?? (await makeBundle().catch(runUnbundled))
await import(pathToFileURL(script).href)
