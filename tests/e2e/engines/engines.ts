/** The three engines: where each one is installed, and how it starts. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { findBrowser } from '../../../scripts/test/findBrowser.ts'
import { startChromium } from './chromiumBrowser.ts'
import { startFirefox } from './firefoxBrowser.ts'
import type { Tab } from './tab.ts'
import { startWebKit } from './webKitBrowser.ts'

export interface Engine {
  name: string
  /** Finds the program to start, if it is installed. */
  find: () => string | undefined
  /** What to do if it is not installed. */
  advice: string
  /** Starts the browser. `proxy`: "127.0.0.1:port". */
  start: (path: string, proxy: string) => Promise<Tab>
}

const firefoxPaths = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  join(process.env['PROGRAMFILES'] ?? '', 'Mozilla Firefox/firefox.exe'),
]

/** Finds MiniBrowser, in a folder of machine and library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const isInstalled = (program: string) => spawnSync('which', [program]).status === 0
  if (!['WebKitWebDriver', 'Xvfb'].every(isInstalled)) return undefined
  const search = spawnSync('find', ['/usr/lib', '-path', '*/webkit2gtk-4*/MiniBrowser'])
  return search.stdout.toString().split('\n').find(existsSync)
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    find: () => findBrowser(),
    advice: 'install Chrome or Chromium, or name one in BROWSER_PATH',
    start: startChromium,
  },
  {
    name: 'Firefox',
    find: () => firefoxPaths.find(existsSync),
    advice: 'install Firefox, or name one in FIREFOX_PATH',
    start: startFirefox,
  },
  {
    name: 'WebKitGTK',
    find: findMiniBrowser,
    advice: 'it runs on Linux, from Debian’s packages webkit2gtk-driver and xvfb',
    start: startWebKit,
  },
]
