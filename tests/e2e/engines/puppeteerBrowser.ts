/** Chromium (its own protocol) and Firefox (WebDriver BiDi), both driven by Puppeteer. */
import puppeteer, { type Page } from 'puppeteer-core'

import { browserArguments } from '../../../scripts/test/findBrowser.ts'
import type { Browser, Tab } from './tab.ts'

interface Start {
  engine: 'chrome' | 'firefox'
  path: string
  /** "127.0.0.1:port" */
  proxy: string
}

export async function startPuppeteer({ engine, path, proxy }: Start): Promise<Browser> {
  const [host, port] = proxy.split(':')
  const browser = await puppeteer.launch({
    browser: engine,
    executablePath: path,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: { width: 1300, height: 900 },
    ...(engine === 'chrome'
      ? {
          args: [...browserArguments, `--proxy-server=http://${proxy}`],
        }
      : {
          extraPrefsFirefox: {
            // Puppeteer switches this cache off; visitors have it.
            'fission.bfcacheInParent': true,
            'network.proxy.type': 1,
            'network.proxy.ssl': host,
            'network.proxy.ssl_port': Number(port),
          },
        }),
  })
  const page = await browser.newPage()
  return {
    name: await browser.version(),
    tab: tabOf(page),
    close: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  // Errors of navigation are ignored: the journey's next wait fails then.
  const go = (going: Promise<unknown>) => void going.catch(() => undefined)
  return {
    start: async (address) => go(page.goto(address)),
    reload: async () => go(page.reload()),
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
