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

import { jsonSchema } from '../../schema/model/jsonSchema.ts'
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

/** Both languages of every sentence, with its path. */
function sentencePairs(en: unknown, br: unknown, path = ''): [string, string, string][] {
  if (typeof en === 'string' && typeof br === 'string')
    return /(title|[dD]escription|Message|label|Details)\b[/\d]*$/.test(path)
      ? [[path, en, br]]
      : []
  if (typeof en !== 'object' || en === null || typeof br !== 'object' || br === null)
    return []
  return Object.entries(en).flatMap(([key, part]) =>
    sentencePairs(part, Reflect.get(br, key), `${path}/${key}`),
  )
}

test('the help is in both languages, without the words of programmers', () => {
  const pairs = sentencePairs(jsonSchema('en'), jsonSchema('br'))
  expect(pairs.length).toBeGreaterThan(500)
  const foreign = /\b(string|array|object|boolean|integer|regex|pattern|null|property)\b/i
  const wrong = pairs.filter(
    ([path, en, br]) =>
      (en === br && en.split(' ').length > 4) ||
      (!path.includes('$schema') && foreign.test(en)),
  )
  expect(wrong).toEqual([])
})
