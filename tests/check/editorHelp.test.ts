/** What VS Code says while somebody edits content/site.json, by its own language service and the schemas that the file names. */
import { readFileSync } from 'node:fs'
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

const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  schemaRequestService: (url) => readFile(fileURLToPath(url), 'utf8'),
})

/** The sample with one replacement. */
function changed(from: string, to: string): string {
  if (!sampleText.includes(from)) throw new Error(`The sample has no ${from}.`)
  return sampleText.replace(from, to)
}

/** Every wavy line: the marked text and the message. */
async function wavyLines(text: string): Promise<string[]> {
  const { href } = pathToFileURL('content/site.json')
  const document = TextDocument.create(href, 'json', 1, text)
  const found = await service.doValidation(document, service.parseJSONDocument(document))
  return found.map(({ range, message }) => {
    const words = typeof message === 'string' ? message : message.value
    return `${document.getText(range)} → ${words}`
  })
}

test('a content without mistakes shows no wavy line', async () => {
  expect(await wavyLines(sampleText)).toEqual([])
  expect(await wavyLines(readFileSync('content/site.json', 'utf8'))).toEqual([])
})

/** A replacement, the marked text and the message. */
const mistakes = rowsOf(String.raw`
  "text": "hero.text", |  | { → Missing property "text".
  "hero.title" | "We build software" | "We build software" → This must be the name of a text, e.g. "hero.title": letters and digits without accents, joined by dots. The text itself goes under catalogs, in each language.
  "form.send": | "form.send": "Words", "form extra": | "form extra" → Name a text with letters and digits without accents, joined by dots and starting with a small letter, e.g. "services.cloud.title".
`)

test.each(mistakes)(
  '%s written as %s is marked: %s',
  async (from = '', to = '', line) => {
    expect(await wavyLines(changed(from, to))).toEqual([line])
  },
)
