import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { placeholdersOf, type Messages } from '../../scripts/types/placeholders.ts'

const folders = [
  'schema/messages',
  'schema/model/messages',
  'src/editor/messages',
  'scripts/messages',
].map((folder) => ({ folder }))

const read = (path: string) => readFileSync(fromRoot(path), 'utf8')
const readTexts = (path: string) => JSON.parse(read(path)) as Messages

const sources = ['schema', 'scripts', 'src', 'tests/e2e/engines']
  .flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.(?:tsx?|c?js)$/.test(file) && !/\.test\.|placeholders/.test(file))
  .map(read)
  .join('\n')

const usedIds = new Set(Array.from(sources.matchAll(/'([\w.-]+)'/g), ([, id = '']) => id))

/** Ids that contain a variable, as in say(`goLive.step.${name}`). */
const idPatterns = Array.from(
  sources.matchAll(/(?:say|sayIn|message)\(\s*(?:[\w.]+,\s*)?`([^`]+)`/g),
  ([, id = '']) => new RegExp(`^${id.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
)

test.each(folders)('$folder has the same messages in every language', ({ folder }) => {
  const [en, br] = ['en', 'br'].map((name) => readTexts(`${folder}/${name}.json`))
  expect(Object.keys(br ?? {})).toEqual(Object.keys(en ?? {}))
  for (const [id, text] of Object.entries(en ?? {})) {
    const namesIn = (text = '') => [...placeholdersOf(text).keys()].toSorted()
    expect({ id, names: namesIn(br?.[id]) }).toEqual({ id, names: namesIn(text) })
    expect(text.trim()).toBe(text)
    expect(br?.[id]).toMatch(/\S/)
    // A sentence that is the same in both languages is not translated.
    if (/(\p{L}+ ){4}/u.test(text)) expect(br?.[id]).not.toBe(text)
  }
})

test.each(folders)('$folder has no unused messages or descriptions', ({ folder }) => {
  const ids = Object.keys(readTexts(`${folder}/en.json`))
  const describedIds = Object.keys(readTexts(`${folder}/descriptions.json`))
  expect(describedIds.filter((id) => !ids.includes(id))).toEqual([])
  // The model builds the ids of its messages from the paths.
  if (folder === 'schema/model/messages') return
  const isUsed = (id: string) =>
    usedIds.has(id) || idPatterns.some((pattern) => pattern.test(id))
  expect(ids.filter((id) => !isUsed(id))).toEqual([])
})
