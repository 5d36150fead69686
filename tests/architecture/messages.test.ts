import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { attributes } from '../../schema/model/messages/messages.ts'
import { definitions } from '../../schema/model/model.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { placeholdersOf, type Texts } from '../../scripts/types/placeholders.ts'

const folders = [
  'schema/messages',
  'schema/model/messages',
  'src/editor/messages',
  'scripts/messages',
].map((folder) => ({ folder }))

const read = (path: string) => readFileSync(fromRoot(path), 'utf8')
const readTexts = (path: string) => JSON.parse(read(path)) as Texts

const sources = ['schema', 'scripts', 'src']
  .flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.(?:tsx?|c?js)$/.test(file) && !/\.test\.|placeholders/.test(file))
  .map(read)
  .join('\n')

const quoted = new Set(Array.from(sources.matchAll(/'([\w.-]+)'/g), ([, id = '']) => id))

/** Ids that contain a name, say(`goLive.step.${name}`), or are without their last part, words(`color.${name}`). */
const patterns = Array.from(
  sources.matchAll(/(say|sayIn|message|words)\(\s*(?:[\w.]+,\s*)?`([^`]+)`/g),
  ([, by, id = '']) => {
    const end = by === 'words' ? `\\.(${attributes.join('|')})` : ''
    return new RegExp(`^${id.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}${end}$`)
  },
)

/** Those of the texts that the page's code asks for. */
const ofTexts = Object.keys(definitions['catalog']?.properties ?? {}).flatMap((id) =>
  attributes.map((name) => `text.${id}.${name}`),
)

/** Those of a node: words('site.motif'), choicesOf('site.motif', ['columns', 'waves']). */
const ofNodes = new Set([
  ...ofTexts,
  ...Array.from(
    sources.matchAll(/(words|choicesOf)\(\s*'([^']+)'(?:, \[([^\]]+)\])?/g),
    ([, by, node, names = '']) => {
      const ends = by === 'words' ? attributes : names.split(/[\s,']+/)
      return ends.map((end) => `${node}.${end}`)
    },
  ).flat(),
])

test.each(folders)('$folder has the same messages in every language', ({ folder }) => {
  const [en, br] = ['en', 'br'].map((name) => readTexts(`${folder}/${name}.json`))
  expect(Object.keys(br ?? {})).toEqual(Object.keys(en ?? {}))
  for (const [id, text] of Object.entries(en ?? {})) {
    const names = (one = '') => [...placeholdersOf(one).keys()].toSorted()
    expect({ id, names: names(br?.[id]) }).toEqual({ id, names: names(text) })
    expect(text.trim()).toBe(text)
    expect(br?.[id]).toMatch(/\S/)
  }
})

test.each(folders)('$folder describes no message that is not there', ({ folder }) => {
  const en = readTexts(`${folder}/en.json`)
  const described = Object.keys(readTexts(`${folder}/descriptions.json`))
  expect(described.filter((id) => en[id] === undefined)).toEqual([])
})

test.each(folders)('$folder has no message that nothing shows', ({ folder }) => {
  const ids = Object.keys(readTexts(`${folder}/en.json`))
  const isUsed = (id: string) =>
    quoted.has(id) || ofNodes.has(id) || patterns.some((pattern) => pattern.test(id))
  expect(ids.filter((id) => !isUsed(id))).toEqual([])
})
