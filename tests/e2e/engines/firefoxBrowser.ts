/** Firefox as it is installed, driven by WebDriver BiDi. https://w3c.github.io/webdriver-bidi/ */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { WebSocket } from 'undici'

import type { Browser } from './tab.ts'

/** The used part of an answer to a command. */
interface Answer {
  id?: number
  message?: string
  result?: {
    context?: string
    contexts?: { children: { context: string }[] }[]
    result?: { value?: unknown }
    nodes?: { sharedId: string }[]
    /** A script has thrown. */
    exceptionDetails?: { text: string }
  }
}

type Result = NonNullable<Answer['result']>

/** `proxy`: "127.0.0.1:port". */
export async function startFirefox(path: string, proxy: string): Promise<Browser> {
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
    const { context = '' } = await send('browsingContext.create', { type: 'tab' })
    const tab = tabOf(send, context)
    await tab.setWidth(1300)
    return { tab, close }
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

type Send = (method: string, params: object) => Promise<Result>

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const pending = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer // The protocol's shape.
    pending.get(answer.id ?? NaN)?.(answer)
  })
  let last = 0
  return async (method, params) => {
    const id = (last += 1)
    const answered = new Promise<Answer>((resolve) => pending.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, message = 'no result' } = await answered
    pending.delete(id)
    const failure = result ? result.exceptionDetails?.text : message
    if (!result || failure !== undefined)
      throw new Error(`Failed to drive Firefox: ${method}: ${failure}`)
    return result
  }
}

function tabOf(send: Send, context: string) {
  // Errors of navigation are ignored: the journey's next wait fails then.
  const go = (going: Promise<unknown>) => void going.catch(() => undefined)
  async function find(selector: string, within = context) {
    const locator = { type: 'css', value: selector }
    const { nodes } = await send('browsingContext.locateNodes', {
      context: within,
      locator,
    })
    const [node] = nodes ?? []
    if (!node) throw new Error(`There is no ${selector} on the page.`)
    return node
  }
  const call = async (element: object, functionDeclaration: string, within = context) =>
    send('script.callFunction', {
      functionDeclaration,
      arguments: [element],
      target: { context: within },
      awaitPromise: false,
    })
  const perform = (actions: object, within = context) =>
    send('input.performActions', { context: within, actions: [actions] })
  const press = (text: string, within = context) => {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return perform({ type: 'key', id: 'keyboard', actions }, within)
  }
  const intoView = `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`
  return {
    start: async (url: string) =>
      go(send('browsingContext.navigate', { context, url, wait: 'none' })),
    reload: async () => go(send('browsingContext.reload', { context, wait: 'none' })),
    back: async () => go(send('browsingContext.traverseHistory', { context, delta: -1 })),
    run: async (script: string) => {
      const expression = `JSON.stringify(${script})`
      const options = { target: { context }, awaitPromise: false }
      const answer = await send('script.evaluate', { expression, ...options })
      const { value } = answer.result ?? {}
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined
    },
    click: async (selector: string) => {
      const element = await find(selector)
      await call(element, intoView)
      const origin = { type: 'element', element }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await perform({ type: 'pointer', id: 'mouse', actions })
    },
    type: async (selector: string, text: string) => {
      await call(await find(selector), '(element) => element.focus()')
      await press(text)
    },
    tickCaptcha: async () => {
      const { contexts } = await send('browsingContext.getTree', { root: context })
      const [frame] = contexts?.[0]?.children ?? []
      if (!frame) throw new Error('There is no captcha on the page.')
      const checkbox = await find('#checkbox', frame.context)
      await call(checkbox, '(element) => element.focus()', frame.context)
      await press(' ', frame.context)
    },
    setWidth: async (width: number) => {
      const viewport = { width, height: 800 }
      await send('browsingContext.setViewport', { context, viewport })
    },
  }
}
