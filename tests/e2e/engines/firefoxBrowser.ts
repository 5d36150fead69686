/** The installed Firefox, driven by WebDriver BiDi. https://w3c.github.io/webdriver-bidi/ */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { WebSocket } from 'undici'

import type { Tab } from './tab.ts'

/** The used part of a response to a command. */
interface Reply {
  id?: number
  message?: string
  result?: {
    context?: string
    result?: { value?: string }
    /** A script has thrown. */
    exceptionDetails?: { text: string }
  }
}

/** Starts Firefox. `proxy`: "127.0.0.1:port". */
export async function startFirefox(path: string, proxy: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const [host, port] = proxy.split(':')
  const preferences = {
    'network.proxy.type': 1,
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = spawn(
    path,
    ['--headless', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const close = async () => {
    if (program.kill()) await once(program, 'exit')
    rmSync(profile, { recursive: true, force: true })
  }
  try {
    const send = await connect(await addressOf(program.stderr))
    await send('session.new', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    })
    const { context } = await send('browsingContext.create', { type: 'tab' })
    return {
      run: async (script) => {
        const { result } = await send('script.evaluate', {
          expression: `JSON.stringify(${script})`,
          target: { context },
          awaitPromise: false,
        })
        const value = result?.value
        return value === undefined ? undefined : (JSON.parse(value) as unknown)
      },
      setWidth: async (width) => {
        const viewport = { width, height: 800 }
        await send('browsingContext.setViewport', { context, viewport })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Firefox prints its address to stderr. */
async function addressOf(errors: AsyncIterable<Buffer>): Promise<string> {
  let output = ''
  for await (const chunk of errors) {
    output += chunk.toString()
    const address = /WebDriver BiDi listening on (\S+)/.exec(output)?.[1]
    if (address !== undefined) return `${address}/session`
  }
  throw new Error(`Failed to start Firefox: ${output}`)
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const pending = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply // The standard defines the type.
    pending.get(reply.id ?? NaN)?.(reply)
  })
  return async (method: string, params: object) => {
    const id = pending.size
    const reply = new Promise<Reply>((resolve) => pending.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, message = 'no result' } = await reply
    const failure = result ? result.exceptionDetails?.text : message
    if (!result || failure !== undefined)
      throw new Error(`Failed to drive Firefox: ${method}: ${failure}`)
    return result
  }
}
