// @ts-check
/**
 * Runs a command that is written in TypeScript: `node scripts/runBundled.js scripts/check-content.ts …`. Its sources are
 * kept as a bundle: to find and compile 200 modules one by one takes longer than to check a content.
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
/** The bundle's first file, then a stamp of each file that it depends on. */
const manifest = join(folder, 'manifest')
/** Milliseconds. A command that watches may still need an old bundle. */
const maxAge = 24 * 60 * 60 * 1000
/** Packages that each check loads, bundled too: Node takes as long to find and read them as to check a content. Others may bring files that they look for beside themselves. */
const bundledPackages =
  /^(?:culori|fastest-levenshtein|image-size|jsonc-parser|saxes)(?:\/|$)/
const inPackage = /[\\/]node_modules[\\/]/

/** @param {string} path Of a file. When it was changed, it has another stamp. */
function stampOf(path) {
  const { mtimeMs, size } = statSync(path)
  return `${path}\t${mtimeMs}\t${size}`
}

/** Undefined where there is none, where a file has changed since, or where it is of another copy of the project. */
function keptBundle() {
  try {
    const [bundle, ...stamps] = readFileSync(manifest, 'utf8').split('\n')
    const isOwn = stamps[0] === stampOf(import.meta.filename)
    const isFresh = stamps.every((stamp) => stamp === stampOf(stamp.replace(/\t.*/, '')))
    return isOwn && isFresh ? bundle : undefined
  } catch {
    return undefined
  }
}

/** Each bundle has a folder of its own, and the manifest is renamed: two commands may make one at once. */
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
      // Those of packages change with the lock file.
      bundler.onLoad({ filter: /.*/ }, ({ path }) => {
        if (inPackage.test(path)) return undefined
        // Before it is read: a change in between is found at the next start.
        stamps.push(stampOf(path))
        if (!path.endsWith('.ts')) return undefined
        const meta = { dirname: dirname(path), url: pathToFileURL(path) }
        const place = `const sourceMeta = { ...${JSON.stringify(meta)}, resolve: bundleResolve }; `
        return { contents: place + readFileSync(path, 'utf8'), loader: 'ts' }
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
    // Some have a form for Node that cannot be bundled.
    mainFields: ['module', 'main'],
    splitting: true,
    format: 'esm',
    platform: 'node',
    // Packages are found from the bundle as from the sources.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const bundleResolve = import.meta.resolve;`,
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
    if (Date.now() - statSync(path).mtimeMs > maxAge) rmSync(path, { recursive: true })
  return bundle
}

/** The source itself, where nothing can be kept or the sources cannot be compiled: then it says so. */
async function unbundled() {
  const { register } = await import('tsx/esm/api')
  register()
  return command
}

process.setSourceMapsEnabled(true)
const started = keptBundle() ?? (await makeBundle().catch(unbundled))
await import(pathToFileURL(started).href)
