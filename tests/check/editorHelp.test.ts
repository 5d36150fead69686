/** The help of VS Code for content/site.json, from its own language service and the schemas that the file names. */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'
import {
  ClientCapabilities,
  getLanguageService,
  TextDocument,
} from 'vscode-json-languageservice'

import { sampleText } from '../fixtures/sampleContent.ts'
import { rowsOf } from './rowsOf.ts'

/** The character that stands for the cursor in a text. */
const cursor = '▮'
const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  schemaRequestService: (url) => readFile(fileURLToPath(url), 'utf8'),
})

function open(text: string) {
  const { href } = pathToFileURL('content/site.json')
  const document = TextDocument.create(href, 'json', 1, text.replace(cursor, ''))
  const position = document.positionAt(Math.max(text.indexOf(cursor), 0))
  return { document, json: service.parseJSONDocument(document), position }
}

/** Every wavy line: the marked text and the message. */
async function wavyLines(text: string): Promise<string[]> {
  const { document, json } = open(text)
  const diagnostics = await service.doValidation(document, json)
  return diagnostics.map(({ range, message }) => {
    const messageText = typeof message === 'string' ? message : message.value
    return `${document.getText(range)} → ${messageText}`
  })
}

/** The help while the mouse is at the cursor, without Markdown's escapes. */
async function hover(text: string): Promise<string> {
  const { document, json, position } = open(text)
  const { contents } = (await service.doHover(document, position, json)) ?? {}
  return JSON.stringify(contents).replaceAll(/\\+/g, '')
}

test('valid content has no wavy lines in VS Code', async () => {
  expect(await wavyLines(sampleText)).toEqual([])
  expect(await wavyLines(readFileSync('content/site.json', 'utf8'))).toEqual([])
})

test('VS Code finds the schema even without the line "$schema"', () => {
  // VS Code checks the structure.
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[]
  }
  const [schema] = settings['json.schemas']
  expect(schema?.fileMatch).toEqual(['/content/site.json'])
  expect(existsSync(schema?.url ?? '')).toBe(true)
})

test.each(
  rowsOf(String.raw`
  "text": "hero.text", |  | { → Missing property "text".
  "hero.title" | "We build software" | "We build software" → Enter the name of a text item, such as "hero.title". Use letters without accents and digits, joined by dots. Add the text itself under catalogs, in each language.
`),
)('a change from %s to “%s” is marked: %s', async (from = '', to = '', line) => {
  expect(await wavyLines(sampleText.replace(from, to))).toEqual([line])
})

test('a name and a value are explained in the language of the schema', async () => {
  const helpIn = (text: string) => hover(text.replace('"hero.title"', `"${cursor}hero`))
  expect(await helpIn(sampleText)).toContain('The largest text on the page.')
  const portuguese = sampleText.replace('site.schema.json', 'site.schema.br.json')
  expect(await helpIn(portuguese)).toContain('O maior texto da página.')
  expect(await hover(sampleText.replace('"cnpj"', `"${cursor}cnpj"`))).toContain(
    'The Brazilian tax',
  )
})

test.each([
  ['"section": "about"', '"section": "▮"', ['"contact"', '"about"', '"services"']],
  ['"icon": "cloud"', '"icon": "▮"', ['"cloud"', '"shield"']],
  ['"form.send": "Send message",', '▮', ['form.send']],
])('valid values are suggested instead of %s', async (from, to, choices) => {
  const { document, json, position } = open(sampleText.replace(from, to))
  const { items = [] } = (await service.doComplete(document, position, json)) ?? {}
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(choices))
})
