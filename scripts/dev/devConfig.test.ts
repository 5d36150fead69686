import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

import { sampleText } from '../../tests/fixtures/sampleContent.ts'
import { startTestServer } from '../../tests/support/startTestServer.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { devConfig } from './devConfig.ts'

const text = sampleText
  .replace('example.com/', 'example.com/folder/')
  .replace('"since": 2012', '"hidden": true')
const mistakenText = text.replace('"hero.title",', '"hero.titel",')
const mistakeMessage = '“hero.titel”, but there is no text with that name.'
const contentModule = '@id/__x00__virtual:site-content'
const paths = ` robots.txt icon.svg mockServiceWorker.js ${contentModule} @id/__x00__virtual:script-addresses a.svg a.txt`

/** Replaces src/entry-server.tsx, because compiling that file would take long. */
const entryServer = {
  render: () => ({ html: '<p class="MuiBox-root c-a">', rules: { a: '.c-a{gap:1px}' } }),
  renderDocumentTexts: (lang: string) => ({ lang }),
  renderGlobalStyles: () => ({ first: 'a{top:0}', later: 'b{top:0}' }),
}

/** A response for the snapshot: a page without inline scripts and fonts, or the start and the addresses of another file. */
const shortened = (body: string) =>
  body.startsWith('<!doctype')
    ? body
        .replaceAll(/(?<=<script>).*?(?=<\/script>)|@font-face\{.*?\}/gs, '…')
        .replaceAll('><', '>\n<')
    : body.match(/^[^]{1,70}|(?<=")\/folder\/[^"]*/g)?.join('\n')

test('the dev server serves the page as in the snapshot, prints sent mail, and shows problems', async () => {
  vi.stubEnv('LC_ALL', 'en_US.UTF-8')
  const folder = temporaryFolder()
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  const file = join(folder, 'content/site.json')
  writeFileSync(file, text)
  const printed: unknown[] = []
  const sentMessages: string[] = []
  const listeners = new Map<string, (data?: unknown) => void>()
  const { plugins, ...config } = devConfig(file)
  const recorder = {
    name: 'recorder',
    configureServer({ ws }: Pick<Awaited<ReturnType<typeof createServer>>, 'ws'>) {
      vi.spyOn(ws, 'on').mockImplementation((event, listener) => {
        listeners.set(event, listener as () => void)
      })
      vi.spyOn(ws, 'send').mockImplementation((payload: unknown) => {
        sentMessages.push(JSON.stringify(payload))
      })
    },
  }
  const server = await createServer({
    ...config,
    plugins: [recorder, plugins],
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => server.close())
  const load = vi.spyOn(server, 'ssrLoadModule').mockResolvedValue(entryServer)
  const { port } = await startTestServer(server.middlewares)
  const responseTo = async (path: string) => {
    const headers = { accept: 'text/html,*/*' }
    const response = await fetch(`http://localhost:${port}/folder/${path}`, { headers })
    const [type, cached] = ['content-type', 'cache-control'].map((name) =>
      response.headers.get(name),
    )
    return `/${path} ${response.status} ${type} ${cached}\n${shortened(await response.text())}`
  }
  const waitForMessage = (line: string) =>
    vi.waitFor(() => expect(sentMessages.splice(0).join('\n')).toContain(line), 60_000)

  vi.spyOn(console, 'info').mockImplementation((line) => printed.push(line))
  listeners.get('mail:sent')?.({ name: 'Ana\u009b' })
  const responses = await Promise.all(paths.split(' ').map(responseTo))
  const output = [...printed, ...responses].join('\n\n')
  await expect(
    output.replaceAll(/(?<=assets\/[\w-]+-)[\da-f]{6}/g, '…'),
  ).toMatchFileSnapshot('__snapshots__/devServer.txt')

  expect(load).toHaveBeenCalledExactlyOnceWith('/entry-server.tsx')
  writeFileSync(file, mistakenText)
  await waitForMessage(mistakeMessage)
  listeners.get('connection')?.()
  await waitForMessage(mistakeMessage)
  expect(await responseTo('')).toMatch(/::part\(tip\)[^]*<pre>[^<]*&gt; \d+ \| /)
  expect(await responseTo('icon.svg')).toContain('404')
  writeFileSync(file, text.replaceAll('/mark.svg', '/people/lia-vereda.svg'))
  await waitForMessage('{"type":"full-reload"}')
  expect(await responseTo('')).toContain('MuiBox-root')
  expect(responses).not.toContain(await responseTo(contentModule))
  rmSync(join(folder, 'public/logos/aroeva.svg'))
  await waitForMessage('public/logos/aroeva.svg')
})
