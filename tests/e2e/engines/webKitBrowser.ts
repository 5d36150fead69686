/** WebKitGTK: its MiniBrowser on its own screen, driven by classic WebDriver. https://www.w3.org/TR/webdriver2/ */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { findFreePort } from '../../support/findFreePort.ts'
import type { Tab } from './tab.ts'

/** Thrown if the driver does not respond: it has crashed or lost the command. The page is not the cause. */
export class DriverTimeout extends Error {}

/** Programs of the system, not of npm packages. */
const programs = { driver: 'WebKitWebDriver', screen: 'Xvfb' }

/** The browser's toolbars would keep its window wider than a phone. */
const smallBars = 'window > box * { min-width: 0; padding: 0; margin: 0; font-size: 1px }'

/**
 * Sends a command. Node's own timeout is 300 s. The driver never responds to a script whose page is replaced in the
 * meantime, but it responds to others. A caller that waits for the new page tries again after 5 s.
 */
async function post(address: string, body: object, timeout = 30_000): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new DriverTimeout(`The driver did not respond to ${address}.`, { cause })
  })
  const { value } = (await response.json()) as { value: unknown } // The type is defined by the standard.
  if (response.ok) return value
  throw new Error(`Failed to drive the browser: ${address} gave ${JSON.stringify(value)}`)
}

/** Starts WebKitGTK. `proxy`: "127.0.0.1:port". */
export async function startWebKit(miniBrowser: string, proxy: string): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), smallBars)
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1000x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [display] = (await once(screen.stdout, 'data')) as [Buffer] // Without an encoding, chunks are Buffers.
  const port = await findFreePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: folder,
    },
  })
  // Without its screen, the browser ends too.
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
    const { sessionId } = created as { sessionId: string } // The type is defined by the standard.
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
