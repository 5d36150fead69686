/** The first half of npm run update: lays the newer version beside the site, with its packages, and lets it plan what it changes. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'
import { runGit } from '../git/runGit.ts'
import { message } from '../messages/messages.ts'
import { readArguments, refuseUsage, run } from '../terminal/commandLine.ts'
import { say } from '../terminal/say.ts'
import { listed } from './listed.ts'
import { stageVersion } from './newVersion.ts'

const root = fromRoot()

async function prepare(version: string, site: string, replace: boolean): Promise<void> {
  if (!existsSync(join(site, 'content')) || !existsSync(join(site, 'package.json')))
    throw new Error(say('update.noSite', { folder: site }))
  if (!existsSync(version)) throw new Error(say('update.noVersion', { path: version }))
  if (realpathSync(version) === realpathSync(site)) throw new Error(say('update.same'))
  const unfinished = await unfinishedWork(site)
  if (unfinished.length > 0)
    throw new Error(say('update.unfinished', { files: listed(unfinished) }))

  const folder = join(site, 'build/update')
  const staged = join(folder, 'new')
  try {
    stage(version, folder, staged)
    console.info(say('update.packages'))
    if (!installPackages(staged)) throw new Error(say('update.noPackages'))
    // The newer version plans itself, since it knows its own files and migrations.
    const plan = ['scripts/update/plan.ts', site, ...(replace ? ['--replace'] : [])]
    if (!runNode([join(staged, 'scripts/runBundled.js'), ...plan], staged))
      process.exitCode = 1
  } finally {
    if (!existsSync(join(folder, 'plan.json')))
      rmSync(folder, { recursive: true, force: true })
  }
}

function stage(version: string, folder: string, staged: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const result = stageVersion(version, staged)
    if (result === 'damaged') throw new Error(say('update.damagedZip', { path: version }))
    if (result === 'no version')
      throw new Error(say('update.noVersion', { path: version }))
  } catch (error) {
    const isOfSystem = error instanceof Error && 'code' in error
    throw isOfSystem
      ? new Error(say('update.notWritable', { folder, cause: String(error.code) }))
      : error
  }
}

function runNode(args: string[], cwd: string): boolean {
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0
}

function installPackages(folder: string): boolean {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
  const npm = process.env['npm_execpath']
  if (npm !== undefined) return runNode([npm, ...args], folder)
  // On Windows npm is a batch file, which only a shell runs.
  const shell = process.platform === 'win32'
  const own = args.slice(0, -2)
  return spawnSync('npm', own, { cwd: folder, stdio: 'inherit', shell }).status === 0
}

/** Uncommitted files that an update could replace: not content and pictures. */
async function unfinishedWork(site: string): Promise<string[]> {
  const known = await runGit(site, ['ls-files', 'package.json'])
  if (!known.ok || known.out.length === 0) return []
  const program = ['.', ':(exclude)content', ':(exclude)public']
  const status = await runGit(site, ['status', '--porcelain', '--', ...program])
  return status.ok ? status.out.split('\n').filter(Boolean) : []
}

const given = readArguments(
  {
    allowPositionals: true,
    options: {
      site: { type: 'string', default: root },
      replace: { type: 'boolean', default: false },
    },
  },
  message('update.usage'),
)
if (given) {
  const site = resolve(given.values.site)
  const [version = site === root ? undefined : root, ...others] = given.positionals
  if (version === undefined || others.length > 0)
    refuseUsage(message('update.oneVersion'), message('update.usage'))
  else await run(() => prepare(resolve(version), site, given.values.replace))
}
