/** Chromium and Firefox as they are installed, driven by Puppeteer. */
import puppeteer, { type LaunchOptions } from 'puppeteer-core'

import { browserArguments } from '../../../scripts/test/findBrowser.ts'
import type { Browser } from './tab.ts'

/** `proxy`: "127.0.0.1:port". */
export const startChromium = (path: string, proxy: string) =>
  start(path, {
    browser: 'chrome',
    args: [...browserArguments, `--proxy-server=http://${proxy}`],
    // Puppeteer switches this cache off; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/** `proxy`: "127.0.0.1:port". */
export function startFirefox(path: string, proxy: string): Promise<Browser> {
  const [host, port] = proxy.split(':')
  const extraPrefsFirefox = {
    'network.proxy.type': 1,
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
  }
  return start(path, { browser: 'firefox', extraPrefsFirefox })
}

async function start(executablePath: string, options: LaunchOptions): Promise<Browser> {
  const defaultViewport = { width: 1300, height: 800 }
  const common = { executablePath, acceptInsecureCerts: true, defaultViewport }
  const browser = await puppeteer.launch({ ...common, ...options })
  const page = await browser.newPage()
  // Errors of navigation are ignored: the journey's next wait fails then.
  const go = (going: Promise<unknown>) => void going.catch(() => undefined)
  const tab = {
    start: async (address: string) => go(page.goto(address)),
    reload: async () => go(page.reload()),
    back: async () => go(page.goBack()),
    run: (script: string) => page.evaluate(script),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    // By its key: a click by coordinates misses while the page still scrolls.
    tickCaptcha: async () => {
      const frame = await page.$('iframe[data-hcaptcha-widget-id]')
      const checkbox = await (await frame?.contentFrame())?.$('#checkbox')
      if (!checkbox) throw new Error('There is no captcha on the page.')
      await checkbox.press(' ')
    },
    setWidth: (width: number) => page.setViewport({ width, height: 800 }),
  }
  return { tab, close: () => browser.close() }
}
