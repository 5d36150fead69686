/** Chromium, driven by Playwright. */
import { chromium } from '@playwright/test'

import { browserArguments } from '../../../scripts/test/findBrowser.ts'
import type { Tab } from './tab.ts'

/** Starts Chromium. `proxy`: "127.0.0.1:port". */
export async function startChromium(path: string, proxy: string): Promise<Tab> {
  const browser = await chromium.launch({
    executablePath: path,
    args: browserArguments,
    // Playwright switches this cache off; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    proxy: { server: `http://${proxy}` },
  })
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  return {
    run: (script) => page.evaluate<unknown>(script),
    setWidth: (width) => page.setViewportSize({ width, height: 800 }),
    close: () => browser.close(),
  }
}
