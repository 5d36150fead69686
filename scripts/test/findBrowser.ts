import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { codeOf } from '../files/codeOf.ts'
import { runBin, runProgram } from './runBin.ts'

export type BrowserSearch = { ok: true; path: string } | { ok: false; problem: string }

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

/** Where Chrome, Chromium and Edge are installed. */
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
 * A browser without its system libraries exits with an error at once; a slow browser works. Not run on Windows, where
 * it would open a window.
 */
function canStart(path: string): boolean {
  if (!existsSync(path)) return false
  if (platform === 'win32') return true
  const { status, error } = spawnSync(path, ['--version'], {
    stdio: 'ignore',
    timeout: 20_000,
  })
  return status === 0 || (error !== undefined && codeOf(error) === 'ETIMEDOUT')
}

/** Chromium without windows, from Debian: the suite takes half the time in it. It has no back/forward cache. */
const windowless = '/usr/bin/chromium-headless-shell'

/** Finds the browser for the tests: like `findBrowser`, but prefers the one without windows. */
export const findTestBrowser = (): BrowserSearch => findBrowser([windowless])

/** Finds a browser: from a variable, `preferred`, Playwright's own, or an installed Chrome or Chromium. */
export function findBrowser(preferred: readonly string[] = []): BrowserSearch {
  const named = env['BROWSER_PATH']
  if (named) {
    if (canStart(named)) return { ok: true, path: named }
    return { ok: false, problem: `BROWSER_PATH names ${named}, which does not start.` }
  }
  const path = [...preferred, chromium.executablePath(), ...installedPaths].find(canStart)
  if (path !== undefined) return { ok: true, path }
  return {
    ok: false,
    problem:
      'No browser found: install Chrome or Chromium, or name one in the variable BROWSER_PATH.',
  }
}

async function installFromDebian(): Promise<void> {
  const apt = (...args: string[]) =>
    runProgram('apt-get', [...args, '-q'], { DEBIAN_FRONTEND: 'noninteractive' })
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', 'chromium')
}

/** Finds a browser or installs one: Playwright's, or Debian's package as root. */
export async function ensureBrowser(): Promise<BrowserSearch> {
  const installed = findBrowser()
  if (installed.ok || env['BROWSER_PATH']) return installed
  console.info('  no browser here yet: installing one (this can take minutes)')
  const libraries = isRoot && platform === 'linux' ? ['--with-deps'] : []
  await runBin('@playwright/test', ['install', ...libraries, 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  })
  const downloaded = findBrowser()
  if (downloaded.ok || !isRoot || !existsSync('/usr/bin/apt-get')) return downloaded
  await installFromDebian()
  return findBrowser()
}

/** Runs `act` with a browser and closes it afterwards. */
export async function inBrowser<T>(act: (browser: Browser) => Promise<T>): Promise<T> {
  const search = await ensureBrowser()
  if (!search.ok) throw new Error(search.problem)
  const browser = await chromium.launch({
    executablePath: search.path,
    args: browserArguments,
  })
  try {
    return await act(browser)
  } finally {
    await browser.close()
  }
}
