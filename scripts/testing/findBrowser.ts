import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { runBin, runProgram } from './runBin.ts'

export type BrowserSearch = { ok: true; path: string } | { ok: false; problem: string }

const { env, platform } = process
const isRoot = process.getuid?.() === 0

/** Chromium refuses its sandbox to root; the rest keeps it from calling home or warming up by itself. */
export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

function windowsPaths(): string[] {
  return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ])
}

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const linuxNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const linuxPaths = ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
  linuxNames.map((name) => `${folder}/${name}`),
)

function installedPaths(): string[] {
  if (platform === 'win32') return windowsPaths()
  return platform === 'darwin' ? macPaths : linuxPaths
}

/** A download without its system libraries exists and yet cannot start. (Windows' chrome.exe would open a window.) */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  if (platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

const variables = ['BROWSER_PATH', 'CHROME_PATH']

/** The browser that is there: named by a variable, Playwright's own, or an installed Chrome or Chromium. */
export function findBrowser(): BrowserSearch {
  const variable = variables.find((name) => env[name])
  const named = variable === undefined ? undefined : env[variable]
  if (named !== undefined) {
    if (starts(named)) return { ok: true, path: named }
    return { ok: false, problem: `${variable} names ${named}, which does not start.` }
  }
  const path = [chromium.executablePath(), ...installedPaths()].find(starts)
  if (path !== undefined) return { ok: true, path }
  return {
    ok: false,
    problem:
      'No browser found: install Chrome or Chromium, or name one in the variable BROWSER_PATH.',
  }
}

const aptEnvironment = { DEBIAN_FRONTEND: 'noninteractive' }

async function installFromDebian(): Promise<void> {
  await runProgram('apt-get', ['update', '-q'], aptEnvironment)
  await runProgram(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    aptEnvironment,
  )
}

/** Finds a browser or installs one: Playwright's download, else Debian's package where we are root. */
export async function ensureBrowser(): Promise<BrowserSearch> {
  const found = findBrowser()
  if (found.ok || variables.some((name) => env[name])) return found
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
