/** WebKitGTK: its MiniBrowser on its own screen, driven by classic WebDriver. https://www.w3.org/TR/webdriver2/ */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../hosts/runNginx.ts'
import type { Browser, Tab } from './tab.ts'

/** Thrown where the driver gives no answer: it has died, or lost the command. It says nothing about the page. */
export class DriverSilence extends Error {}

/** The key under which WebDriver returns elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Programs of the system, not of npm packages. */
const programs = { driver: 'WebKitWebDriver', screen: 'Xvfb' }

/**
 * In milliseconds. WebKit's driver never answers a script whose page is replaced meanwhile, but goes on
 * answering others: who waits for the new page asks again.
 */
const scriptTimeout = 5_000

/** The browser's toolbars would keep its window wider than a phone. */
const smallBars = 'window > box * { min-width: 0; padding: 0; margin: 0; font-size: 1px }'

/** A command. By default Node would wait 300 s for a lost answer. */
async function post(address: string, body: object, timeout = 30_000): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new DriverSilence(`The driver did not answer ${address}.`, { cause })
  })
  const { value } = (await response.json()) as { value: unknown } // The shape of every answer.
  if (response.ok) return value
  throw new Error(`Failed to drive the browser: ${address} gave ${JSON.stringify(value)}`)
}

/** `proxy`: "127.0.0.1:port". */
export async function startWebKit(miniBrowser: string, proxy: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), smallBars)
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1000x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [display] = (await once(screen.stdout, 'data')) as [Buffer] // The stream has no encoding set.
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: folder,
    },
  })
  // Without its screen the browser ends too.
  const close = async () => {
    for (const child of [driver, screen]) if (child.kill()) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const address = `http://127.0.0.1:${port}`
    const isListening = () => fetch(`${address}/status`).then(Boolean, () => false)
    while (driver.exitCode === null && !(await isListening())) await wait(100)
    const alwaysMatch = {
      acceptInsecureCerts: true,
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', `--proxy=http://${proxy}`],
      },
    }
    const session = await post(`${address}/session`, { capabilities: { alwaysMatch } })
    const { sessionId } = session as { sessionId: string } // The standard's shape.
    const tab = tabOf(`${address}/session/${sessionId}`)
    await tab.setWidth(1300)
    return { tab, close }
  } catch (error) {
    await close()
    throw error
  }
}

function tabOf(session: string): Tab {
  const send = async (path: string, body: object = {}) =>
    void (await post(session + path, body))
  const run = (script: string) =>
    post(`${session}/execute/sync`, { script, args: [] }, scriptTimeout)
  async function find(selector: string): Promise<string> {
    const body = { using: 'css selector', value: selector }
    const found = await post(`${session}/element`, body)
    return (found as Record<string, string>)[elementKey] ?? '' // The standard's shape.
  }
  return {
    start: (url) => send('/url', { url }),
    reload: () => send('/refresh'),
    back: () => send('/back'),
    run: (script) => run(`return ${script}`),
    click: async (selector) => send(`/element/${await find(selector)}/click`),
    type: async (selector, text) =>
      send(`/element/${await find(selector)}/value`, { text }),
    tickCaptcha: async () => {
      const frame = 'iframe[data-hcaptcha-widget-id]'
      // The driver scrolls an element into view within its frame, but not the frame within the page.
      await run(
        `document.querySelector('${frame}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      )
      await send('/frame', { id: { [elementKey]: await find(frame) } })
      await send(`/element/${await find('#checkbox')}/click`)
      await send('/frame', { id: null })
    },
    setWidth: (width) => send('/window/rect', { width, height: 820 }),
  }
}
