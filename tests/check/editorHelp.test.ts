/** What VS Code says while somebody edits content/site.json, by its own language service and the schemas that the file names. */
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

/** Marks the cursor. */
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

/** The sample with one replacement. */
function changed(from: string, to: string): string {
  if (!sampleText.includes(from)) throw new Error(`The sample has no ${from}.`)
  return sampleText.replace(from, to)
}

/** Every wavy line: the marked text and the message. */
async function wavyLines(text: string): Promise<string[]> {
  const { document, json } = open(text)
  const diagnostics = await service.doValidation(document, json)
  return diagnostics.map(({ range, message }) => {
    const words = typeof message === 'string' ? message : message.value
    return `${document.getText(range)} → ${words}`
  })
}

async function completions(text: string) {
  const { document, json, position } = open(text)
  return (await service.doComplete(document, position, json))?.items ?? []
}

/** What shows while the mouse rests at the cursor, without Markdown's escapes. */
async function hover(text: string): Promise<string> {
  const { document, json, position } = open(text)
  const { contents } = (await service.doHover(document, position, json)) ?? {}
  return JSON.stringify(contents).replaceAll(/\\+/g, '')
}

test('a valid content has no wavy lines', async () => {
  expect(await wavyLines(sampleText)).toEqual([])
  expect(await wavyLines(readFileSync('content/site.json', 'utf8'))).toEqual([])
})

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

test('the editor finds the schema even without the line "$schema"', () => {
  const read = (): Settings => JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  const [schema] = read()['json.schemas']
  expect(schema?.fileMatch).toEqual(['/content/site.json'])
  expect(existsSync(schema?.url ?? '')).toBe(true)
})

/** A replacement, the marked text and the message. */
const mistakes = rowsOf(String.raw`
  "text": "hero.text", |  | { → Missing property "text".
  "throttle": 10000 | "throttle": "10000" | "10000" → Incorrect type. Expected "integer".
  "hero.title" | "We build software" | "We build software" → Enter the name of a text item, such as "hero.title". Use letters without accents and digits, joined by dots. Add the text itself under catalogs, in each language.
  "form.send": | "form.send": "Words", "form extra": | "form extra" → In the name of a text item, use letters without accents and digits, joined by dots. Start with a lowercase letter. Example: "services.cloud.title"
  "form.send": "Send message" | "form.send": " " | " " → Enter some text. This field is empty.
`)

test.each(mistakes)('%s as %s is marked: %s', async (from = '', to = '', line) => {
  expect(await wavyLines(changed(from, to))).toEqual([line])
})

test('a name and a value are explained in the language of the help', async () => {
  const inHelp = (text: string) => hover(text.replace('"hero.title"', `"${cursor}hero`))
  expect(await inHelp(sampleText)).toContain('The largest text on the page.')
  const portuguese = changed('site.schema.json', 'site.schema.br.json')
  expect(await inHelp(portuguese)).toContain('O maior texto da página.')
  expect(await hover(changed('"cnpj"', `"${cursor}cnpj"`))).toContain('The Brazilian tax')
})

test.each([
  ['"section": "about"', '"section": "▮"', ['"contact"', '"about"', '"services"']],
  ['Headless": false', 'Headless": ▮', ['true', 'false']],
  ['"icon": "cloud"', '"icon": "▮"', ['"cloud"', '"shield"']],
  ['"form.send": "Send message",', '▮', ['form.send']],
])('all valid values are suggested instead of %s', async (from, to, choices) => {
  const offered = await completions(changed(from, to))
  expect(offered.map(({ label }) => label)).toEqual(expect.arrayContaining(choices))
})
