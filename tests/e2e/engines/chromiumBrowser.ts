/** Chromium, driven by Playwright. */
import { chromium } from '@playwright/test'

import { browserArguments } from '../../../scripts/test/findBrowser.ts'
import type { Browser } from './tab.ts'

/** `proxy`: "127.0.0.1:port". */
export async function startChromium(path: string, proxy: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: path,
    args: browserArguments,
    // Playwright switches this cache off; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    proxy: { server: `http://${proxy}` },
  })
  const page = await browser.newPage({
    ignoreHTTPSErrors: true,
    viewport: { width: 1300, height: 800 },
  })
  // Errors of navigation are ignored: the journey's next wait fails then.
  const go = (going: Promise<unknown>) => void going.catch(() => undefined)
  const tab = {
    start: async (address: string) => go(page.goto(address)),
    reload: async () => go(page.reload()),
    back: async () => go(page.goBack()),
    run: (script: string) => page.evaluate<unknown>(script),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) =>
      page.locator(selector).pressSequentially(text),
    // By its key: a click by coordinates misses while the page still scrolls.
    tickCaptcha: () =>
      page
        .frameLocator('iframe[data-hcaptcha-widget-id]')
        .locator('#checkbox')
        .press(' '),
    setWidth: (width: number) => page.setViewportSize({ width, height: 800 }),
  }
  return { tab, close: () => browser.close() }
}
