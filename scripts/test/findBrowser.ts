import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { codeOf } from '../files/codeOf.ts'
import { runNode, runProgram } from './runProgram.ts'
import { playwright } from './steps.ts'

const { env, platform } = process
const isRoot = process.getuid?.() === 0

/** Chromium needs --no-sandbox as root. The other options turn off background requests. */
export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

/** The installation paths of Chrome, Chromium, and Edge. */
const installedPaths = [
  ...['google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'].map(
    (name) => `/usr/bin/${name}`,
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(
      (program) => join(env[folder] ?? '', program),
    ),
  ),
]

/**
 * Whether the browser starts. Without its system libraries, it exits with an error at once; a slow browser works. Does
 * not run it on Windows, where it would open a window.
 */
function canStart(path: string): boolean {
  if (!existsSync(path)) return false
  if (platform === 'win32') return true
  const limits = { stdio: 'ignore', timeout: 20_000 } as const
  const { status, error } = spawnSync(path, ['--version'], limits)
  return status === 0 || codeOf(error) === 'ETIMEDOUT'
}

const configuredPath = env['BROWSER_PATH']

export const noBrowser = configuredPath
  ? `The variable BROWSER_PATH names ${configuredPath}, which does not start.`
  : 'No browser found that starts: install Chrome or Chromium, or name one in the variable BROWSER_PATH.'

/** Finds a browser: from a variable, `preferred`, Playwright's own, or an installed Chrome or Chromium. */
export function findBrowser(preferred: readonly string[] = []): string | undefined {
  const paths = configuredPath
    ? [configuredPath]
    : [...preferred, chromium.executablePath(), ...installedPaths]
  return paths.find(canStart)
}

/** Prefers Debian's Chromium without windows: the suite takes half the time in it. It has no back/forward cache. */
export const findTestBrowser = () => findBrowser(['/usr/bin/chromium-headless-shell'])

async function installFromDebian(): Promise<void> {
  const runApt = (...args: string[]) =>
    runProgram('apt-get', [...args, '-q'], { DEBIAN_FRONTEND: 'noninteractive' })
  await runApt('update')
  await runApt('install', '-y', '--no-install-recommends', 'chromium')
}

/** Finds a browser or installs one: Playwright's, or Debian's package as root. */
export async function ensureBrowser(): Promise<string | undefined> {
  const installedBrowser = findBrowser()
  if (installedBrowser !== undefined || configuredPath) return installedBrowser
  console.info('  no browser here yet: installing one (this can take minutes)')
  const libraries = isRoot && platform === 'linux' ? ['--with-deps'] : []
  await runNode([playwright, 'install', ...libraries, 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  })
  if (findBrowser() === undefined && isRoot) await installFromDebian()
  return findBrowser()
}

/** Calls `run` with a browser, and closes the browser afterwards. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureBrowser()
  if (executablePath === undefined) throw new Error(noBrowser)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}
