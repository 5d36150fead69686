import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import {
  ClientCapabilities,
  getLanguageService,
  TextDocument,
  type CompletionItem,
} from 'vscode-json-languageservice'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'

/** Marks the cursor. */
export const cursor = '▮'

const file = pathToFileURL(fromRoot('content/site.json')).href

/** VS Code's language service. It finds the schema as VS Code does, by "$schema" in the file. */
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

/** Every wavy line: the marked text and the message. */
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

/** One line a suggestion, with its explanation. */
export async function suggestions(text: string): Promise<string[]> {
  return (await completions(text)).map(({ label, detail, documentation }) => {
    const words =
      detail ?? (typeof documentation === 'object' ? documentation.value : documentation)
    return words === undefined || words === '' ? label : `${label} → ${words}`
  })
}

/** The text shown while the mouse rests at the cursor, without Markdown's escapes. */
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
