/** The three engines: where each is found, which packages of Debian bring it, how it starts. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { findBrowser } from '../../../scripts/test/findBrowser.ts'
import { runProgram } from '../../../scripts/test/runBin.ts'
import { startPuppeteer } from './puppeteerBrowser.ts'
import type { Browser } from './tab.ts'
import { startWebKit } from './webKitBrowser.ts'

export interface Engine {
  name: string
  /** The program to start, if it is there. */
  find: () => string | undefined
  packages: readonly string[]
  /** What to do where the packages cannot be installed. */
  advice: string
  start: (path: string, proxy: string) => Promise<Browser>
}

const firefoxPaths = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  join(process.env['PROGRAMFILES'] ?? '', 'Mozilla Firefox/firefox.exe'),
]

const libraries = '/usr/lib'

/** Its folder is named after the machine and the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const onPath = (program: string) => spawnSync('which', [program]).status === 0
  if (process.platform !== 'linux' || !['WebKitWebDriver', 'Xvfb'].every(onPath))
    return undefined
  return readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((machine) =>
      readdirSync(join(libraries, machine))
        .filter((name) => name.startsWith('webkit2gtk-4'))
        .map((library) => join(libraries, machine, library, 'MiniBrowser')),
    )
    .find(existsSync)
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    find: () => {
      const search = findBrowser()
      return search.ok ? search.path : undefined
    },
    packages: ['chromium'],
    advice: 'install Chrome or Chromium, or name one in BROWSER_PATH',
    start: (path, proxy) => startPuppeteer({ engine: 'chrome', path, proxy }),
  },
  {
    name: 'Firefox',
    find: () => firefoxPaths.find(existsSync),
    packages: ['firefox-esr'],
    advice: 'install Firefox, or name one in FIREFOX_PATH',
    start: (path, proxy) => startPuppeteer({ engine: 'firefox', path, proxy }),
  },
  {
    name: 'WebKitGTK',
    find: findMiniBrowser,
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'it runs on Linux, from Debian’s packages webkit2gtk-driver and xvfb',
    start: (miniBrowser, proxy) => startWebKit({ miniBrowser, proxy }),
  },
]

/** Installs what is missing where that is possible: on Debian, as root. */
export async function installMissing(): Promise<void> {
  const packages = engines
    .filter(({ find }) => find() === undefined)
    .flatMap((engine) => engine.packages)
  const possible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (packages.length === 0 || !possible) return
  console.info(`  installing ${packages.join(', ')} (this can take minutes)`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-q'], environment)
  await runProgram(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    environment,
  )
}
