/** WebKitGTK: its MiniBrowser on a screen of its own, driven by classic WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../hosts/runNginx.ts'
import type { Browser, Tab } from './tab.ts'
import {
  DriverSilence,
  elementKey,
  startSession,
  type WebDriverSession,
} from './webDriver.ts'

interface Start {
  miniBrowser: string
  /** "127.0.0.1:port" */
  proxy: string
}

/** Programs of the system, not of npm packages. */
const programs = { driver: 'WebKitWebDriver', screen: 'Xvfb' }

/**
 * In milliseconds. WebKit's driver never answers a script whose page is replaced meanwhile, but goes on
 * answering others: who waits for the new page asks again.
 */
const scriptTimeout = 5_000

/** The browser's toolbars would keep its window wider than a phone. */
const smallBars = 'window > box * { min-width: 0; padding: 0; margin: 0; font-size: 1px }'

export async function startWebKit({ miniBrowser, proxy }: Start): Promise<Browser> {
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
  const stop = async () => {
    for (const child of [driver, screen]) await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const session = await whenListening(() =>
      startSession(`http://127.0.0.1:${port}`, {
        acceptInsecureCerts: true,
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', `--proxy=http://${proxy}`],
        },
      }),
    )
    const tab = tabOf(session)
    await tab.setWidth(1300)
    return {
      name: session.browser,
      tab,
      close: async () => {
        // Both programs are ended, even if the driver does not answer any more.
        await session.close().catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function tabOf({ send, find }: WebDriverSession): Tab {
  return {
    start: async (address) => void (await send('POST', '/url', { url: address })),
    reload: async () => void (await send('POST', '/refresh')),
    back: async () => void (await send('POST', '/back')),
    run: (script) =>
      send(
        'POST',
        '/execute/sync',
        { script: `return ${script}`, args: [] },
        scriptTimeout,
      ),
    click: async (selector) =>
      void (await send('POST', `/element/${await find(selector)}/click`)),
    type: async (selector, typed) =>
      void (await send('POST', `/element/${await find(selector)}/value`, {
        text: typed,
      })),
    tickCaptcha: async () => {
      const frame = 'iframe[data-hcaptcha-widget-id]'
      const id = await find(frame)
      // The driver scrolls an element into view within its frame, but not the frame within the page.
      await send('POST', '/execute/sync', {
        script: `document.querySelector('${frame}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
        args: [],
      })
      await send('POST', '/frame', { id: { [elementKey]: id } })
      await send('POST', `/element/${await find('#checkbox')}/click`)
      await send('POST', '/frame', { id: null })
    },
    setWidth: async (width) => {
      await send('POST', '/window/rect', { width, height: 820 })
    },
  }
}

async function whenListening<Result>(act: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 10_000
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof DriverSilence) || Date.now() > end) throw error
      await wait(100)
    }
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
