/** WebKitGTK: its MiniBrowser on its own screen, driven by classic WebDriver. https://www.w3.org/TR/webdriver2/ */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../hosts/runNginx.ts'
import type { Tab } from './tab.ts'

/** Thrown where the driver gives no answer: it has died, or lost the command. It says nothing about the page. */
export class DriverSilence extends Error {}

/** Programs of the system, not of npm packages. */
const programs = { driver: 'WebKitWebDriver', screen: 'Xvfb' }

/** The browser's toolbars would keep its window wider than a phone. */
const smallBars = 'window > box * { min-width: 0; padding: 0; margin: 0; font-size: 1px }'

/**
 * A command. By default Node would wait 300 s for a lost answer. The driver never answers a script whose page is replaced
 * meanwhile, but goes on answering others: who waits for the new page asks again after 5 s.
 */
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
export async function startWebKit(miniBrowser: string, proxy: string): Promise<Tab> {
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
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', `--proxy=http://${proxy}`],
      },
    }
    const created = await post(`${address}/session`, { capabilities: { alwaysMatch } })
    const { sessionId } = created as { sessionId: string } // The standard's shape.
    const session = `${address}/session/${sessionId}`
    return {
      run: (script) =>
        post(`${session}/execute/sync`, { script: `return ${script}`, args: [] }, 5_000),
      setWidth: async (width) => {
        await post(`${session}/window/rect`, { width, height: 820 })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
