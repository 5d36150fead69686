/** The check in a browser, under a policy that forbids to evaluate code, finds the same problems as in Node. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from '@playwright/test'
import { build } from 'vite'

import { checkContent } from '../../../schema/checkContent.ts'
import { fixContent } from '../../../schema/fixContent.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import type { Look } from './inBrowser.ts'

const folder = fromRoot('tests/fixtures/sample')
const sample = readFileSync(`${folder}/content/site.json`, 'utf8')
const pictures = readdirSync(`${folder}/public`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => `/${name.replaceAll('\\', '/')}`)
const files = Object.fromEntries(
  pictures.map((path) => [path, readFileSync(`${folder}/public${path}`, 'utf8')]),
)
const inNode = {
  list: () => pictures,
  read: (path: string) => new TextEncoder().encode(files[path]),
}

const broken = sample
  .replace('"type": "hero"', '"type": "heroo"')
  .replace('"icon": "cloud"', '"icon": "Cloud"')
  .replace(/"cnpj": "[^"]*"/, '"cnpj": "11222333000181"')
  .replace(/"accent": "[^"]*"/, '"accent": "rgb(29, 78, 216)"')
  .replace(/\/logos\/(\w+)\.svg/, '/logos/$1')
  .replace('{year} {company}', '{ano} {company}')

let script = ''
test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fromRoot('tests/e2e/development/inBrowser.ts'),
        formats: ['es'],
      },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  script = chunk?.code ?? ''
})

declare const look: Look

test.beforeEach(async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': "default-src 'none'; script-src 'self'" },
          body: '<!doctype html><script type="module" src="/check.js"></script>',
        }),
  )
})

for (const [name, text] of [
  ['the sample', sample],
  ['a content with mistakes', broken],
  ['a file that cannot be read', sample.replace('"company": {', '"company": {,')],
] as const)
  test(`of ${name} a browser tells what Node tells`, async ({ page }) => {
    const amiss: string[] = []
    page.on('pageerror', (error) => amiss.push(String(error)))
    page.on('console', (message) => amiss.push(message.text()))
    await page.goto('https://check.example/')
    await page.waitForFunction(() => 'look' in globalThis)
    const seen = await page.evaluate(([content, all]) => look(content, all), [
      text,
      files,
    ] as const)
    const wanted = checkContent(text, { files: inNode }).problems
    expect(wanted.length > 0).toBe(text !== sample)
    expect(seen.problems).toEqual(JSON.parse(JSON.stringify(wanted)))
    expect(seen.fixed).toBe(fixContent(text, { files: inNode }).text)
    expect(seen.field?.kind).toBe('picture')
    expect(amiss).toEqual([])
    // Proves that the policy is on: it blocks an evaluation.
    const evaluate = page.addScriptTag({ content: 'new Function("1")' })
    await expect(evaluate).rejects.toThrow()
  })
