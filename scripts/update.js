// @ts-check
/**
 * npm run update: brings a newer version of the project into a site, or finishes an update that was interrupted. It imports
 * only Node's own modules, so it runs whatever mixture of two versions lies around it.
 * Other versions rely on these: `scripts/update.js --site FOLDER`, `scripts/update/plan.ts FOLDER`, `plan.json`.
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * @typedef {object} Plan
 * @property {string[]} write Files of the new version, which are below `new`.
 * @property {string[]} remove Files that it no longer has. Copies of all that is replaced or removed are below `old`.
 * @property {string} stuck The sentence to print where a file cannot be written.
 */

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: false })
// Without `--` before it, npm reads `--site` as its own option.
const given = values.site ?? process.env['npm_config_site']
const site = typeof given === 'string' ? resolve(given) : root
const folder = join(site, 'build/update')

/** @param {string} file */
const isFile = (file) =>
  lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === false

/** @param {string} project @param {string} command @param {string[]} args */
function runIn(project, command, args) {
  const bundled = join(project, 'scripts/runBundled.js')
  return spawnSync(process.execPath, [bundled, command, ...args], {
    cwd: project,
    stdio: 'inherit',
  }).status
}

/** @returns {Plan | undefined} */
function readPlan() {
  const file = join(folder, 'plan.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** May be interrupted at any step: run again, it finishes the rest. @param {Plan} plan */
function swap({ write, remove }) {
  // First what a program that is open holds most easily: where it cannot be moved, nothing has been changed yet.
  swapPackages()
  for (const path of remove) {
    if (isFile(join(site, path))) rmSync(join(site, path))
    removeEmpty(dirname(path))
  }
  for (const path of write) {
    const [from, to] = [join(folder, 'new', path), join(site, path)]
    if (!isFile(from)) continue
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
  }
}

function swapPackages() {
  const packages = join(site, 'node_modules')
  const newPackages = join(folder, 'new/node_modules')
  if (!existsSync(newPackages)) return
  const old = join(folder, 'old/node_modules')
  mkdirSync(dirname(old), { recursive: true })
  if (existsSync(packages)) {
    // Both are there where somebody has installed in between.
    rmSync(old, { recursive: true, force: true })
    renameSync(packages, old)
  }
  renameSync(newPackages, packages)
}

/** @param {string} path Of a folder, relative to the site's. */
function removeEmpty(path) {
  try {
    for (let each = path; each !== '.'; each = dirname(each))
      if (existsSync(join(site, each))) rmdirSync(join(site, each))
  } catch {
    // The folder is not empty.
  }
}

/** Does what a plan says, if there is one. False where it could not be finished. */
function finish() {
  const plan = readPlan()
  if (!plan) return true
  try {
    swap(plan)
  } catch (error) {
    console.error(
      `${plan.stuck}\n${error instanceof Error ? error.message : String(error)}`,
    )
    return false
  }
  if (runIn(site, 'scripts/update/migrate.ts', []) !== 0) return false
  const [old, kept] = [join(folder, 'old'), join(site, 'build/before-update')]
  rmSync(join(old, 'node_modules'), { recursive: true, force: true })
  if (existsSync(old)) {
    rmSync(kept, { recursive: true, force: true })
    renameSync(old, kept)
  }
  rmSync(folder, { recursive: true, force: true })
  return true
}

const wanted = process.argv.slice(2)
const isPending = readPlan() !== undefined
if (!finish()) process.exitCode = 1
// What was asked for comes after what was not finished.
else if (!isPending || wanted.length > 0) {
  if (!existsSync(join(root, 'node_modules'))) {
    console.error('First type: npm ci\nAntes, digite: npm ci')
    process.exitCode = 1
  } else {
    process.exitCode = runIn(root, 'scripts/update/prepare.ts', wanted) ?? 1
    if (!process.exitCode && !finish()) process.exitCode = 1
  }
}
