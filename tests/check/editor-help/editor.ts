import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import {
  ClientCapabilities,
  getLanguageService,
  TextDocument,
  type CompletionItem,
} from 'vscode-json-languageservice'

/** Stands where the cursor is. */
export const cursor = '▮'

const file = pathToFileURL(
  resolve(import.meta.dirname, '../../../content/site.json'),
).href

/** The language service that VS Code runs; it finds the schema as there, by the file's own "$schema" line. */
const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  workspaceContext: {
    resolveRelativePath: (path, from) => new URL(path, from).href,
  },
  schemaRequestService: (url) => readFile(fileURLToPath(url), 'utf8'),
})

function open(text: string) {
  const document = TextDocument.create(file, 'json', 1, text.replace(cursor, ''))
  return {
    document,
    json: service.parseJSONDocument(document),
    position: document.positionAt(Math.max(text.indexOf(cursor), 0)),
  }
}

/** Every wavy line: what is marked and what the editor says about it. */
export async function wavyLines(text: string): Promise<string[]> {
  const { document, json } = open(text)
  const found = await service.doValidation(document, json)
  return found.map(({ range, message }) => {
    const words = typeof message === 'string' ? message : message.value
    return `${document.getText(range)} → ${words}`
  })
}

export async function completions(text: string): Promise<CompletionItem[]> {
  const { document, json, position } = open(text)
  const list = await service.doComplete(document, position, json)
  return list?.items ?? []
}

/** What the list of suggestions says, a line each: the suggestion and its explanation. */
export async function suggestions(text: string): Promise<string[]> {
  return (await completions(text)).map(({ label, detail, documentation }) => {
    const words =
      detail ?? (typeof documentation === 'object' ? documentation.value : documentation)
    return words === undefined || words === '' ? label : `${label} → ${words}`
  })
}

/** What shows when the mouse rests at the cursor, without the backslashes that keep Markdown from reading it. */
export async function hover(text: string): Promise<string> {
  const { document, json, position } = open(text)
  const shown = await service.doHover(document, position, json)
  const contents = shown?.contents ?? ''
  return [contents]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('\n')
    .replaceAll(/\\(.)/g, '$1')
}
