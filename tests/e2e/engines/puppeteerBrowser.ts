/** Chromium (its own protocol) and Firefox (WebDriver BiDi), both driven by Puppeteer. */
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'

import { browserArguments } from '../../../scripts/test/findBrowser.ts'
import type { Browser, Tab } from './tab.ts'

export const startChromium = (path: string, proxy: string) =>
  start(path, { args: [...browserArguments, `--proxy-server=http://${proxy}`] })

export function startFirefox(path: string, proxy: string) {
  const [host, port] = proxy.split(':')
  return start(path, {
    browser: 'firefox',
    extraPrefsFirefox: {
      // Puppeteer switches this cache off; visitors have it.
      'fission.bfcacheInParent': true,
      'network.proxy.type': 1,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
    },
  })
}

async function start(path: string, options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath: path,
    acceptInsecureCerts: true,
    defaultViewport: { width: 1300, height: 900 },
    ...options,
  })
  return { tab: tabOf(await browser.newPage()), close: () => browser.close() }
}

function tabOf(page: Page): Tab {
  // Errors of navigation are ignored: the journey's next wait fails then.
  const go = (going: Promise<unknown>) => void going.catch(() => undefined)
  return {
    start: async (address) => go(page.goto(address)),
    back: async () => go(page.goBack()),
    run: (script) => page.evaluate(script),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    tickCaptcha: async () => {
      const frame = await page.$('iframe[data-hcaptcha-widget-id]')
      const checkbox = await (await frame?.contentFrame())?.$('#checkbox')
      if (!checkbox) throw new Error('There is no captcha on the page.')
      // By its key: a click by coordinates misses while the page still scrolls.
      await checkbox.press('Enter')
    },
    setWidth: (width) => page.setViewport({ width, height: 800 }),
  }
}
