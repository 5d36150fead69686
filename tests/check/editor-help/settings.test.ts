import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { ownContent } from './ownContent.ts'

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

const readSettings = (): Settings =>
  JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))

const root = `${pathToFileURL(fromRoot()).href}/`

test('the editor helps even where the line "$schema" was deleted', async () => {
  const service = getLanguageService({
    schemaRequestService: async (url) => readFileSync(fileURLToPath(url), 'utf8'),
  })
  const schemas = readSettings()['json.schemas'].map(({ fileMatch, url }) => ({
    uri: new URL(url, root).href,
    fileMatch: fileMatch.map((path) => `*${path}`),
    folderUri: root,
  }))
  service.configure({ schemas })
  const text = ownContent.replace(/ *"\$schema".*\n/, '').replace('"cloud"', '4')
  const document = TextDocument.create(`${root}content/site.json`, 'json', 1, text)
  const problems = await service.doValidation(
    document,
    service.parseJSONDocument(document),
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'Write this between straight quotes, e.g. "cloud".',
  ])
})
