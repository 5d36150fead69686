import { expect, test } from 'vitest'

import { insertEntry, removeEntry, setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp } from '../../../schema/read/lookUp.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import type { LoadedPicture, Pictures } from '../pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { restoreAll, restoreChange, restoreValue } from './restore.ts'

const logo = '/logos/aroeva.svg'

/** An editor with today's content. `stored`: the texts of today's pictures; `earlier`: those of the version. */
function editorWith(
  content: SiteContent,
  stored: Record<string, string> = {},
  earlier: Record<string, string | undefined> = {},
) {
  const site = loadedSite(content, Object.keys(stored))
  const loaded = createStore<ReadonlyMap<string, LoadedPicture>>(new Map())
  const add = (name: string, bytes: Uint8Array) =>
    loaded.set(new Map(loaded.get()).set(name, { url: '', width: 1, height: 1, bytes }))
  const hashes = Object.fromEntries(
    Object.keys(earlier).map((path) => [path, `#${path}`]),
  )
  const pictures: Pick<Pictures, 'get' | 'load' | 'add'> = {
    get: loaded.get,
    add,
    async load(names) {
      for (const name of names) {
        const text = name.startsWith('#') ? earlier[name.slice(1)] : stored[name]
        if (text !== undefined) add(name, new TextEncoder().encode(text))
      }
    },
  }
  const versions = { files: async () => hashes } as Partial<VersionList>
  const editor = { site, pictures, versions } as Parameters<typeof restoreAll>[0]
  return { site, editor, now: () => site.get().history.now }
}

test('a version is restored with its pictures in one undo step, or not at all if they cannot be read', async () => {
  const today = setValue(sample, ['company', 'phone'], '1234')
  const { site, editor, now } = editorWith(today, {}, { [logo]: 'old' })
  expect(await restoreAll(editor, { id: 'v1', content: sample })).toBe(true)
  expect(now()).toEqual({ content: sample, files: { [logo]: `#${logo}` } })
  site.undo()
  expect(now()).toMatchObject({ content: today, files: {} })
  // The version's pictures cannot be read.
  const unreadable = editorWith(today, {}, { [logo]: undefined })
  expect(await restoreAll(unreadable.editor, { id: 'v1', content: sample })).toBe(false)
  expect(unreadable.now()).toMatchObject({ content: today, files: {} })
})

test('a restored picture gets a new name only if its name is taken', async () => {
  const withSame = editorWith(sample, { [logo]: 'old' }, { [logo]: 'old' })
  const version = { id: 'v1', content: sample }
  await restoreAll(withSame.editor, version)
  expect(withSame.now()).toMatchObject({ content: sample, files: {} })
  const withOther = editorWith(sample, { [logo]: 'new' }, { [logo]: 'old' })
  await restoreAll(withOther.editor, version)
  expect(withOther.now().files).toEqual({ '/logos/aroeva-2.svg': `#${logo}` })
  expect(JSON.stringify(withOther.now().content)).toContain('/logos/aroeva-2.svg')
  expect(JSON.stringify(withOther.now().content)).not.toContain(logo)
})

test('restored pictures with similar names get different new names', async () => {
  const names = ['/logos/a.svg', '/logos/a-2.svg', '/logos/A.svg']
  const logoAt = (client: number) => ['clients', client, 'logo']
  const version = names.reduce(
    (content, name, client) => setValue(content, logoAt(client), name),
    sample,
  )
  const earlier = Object.fromEntries(names.map((name) => [name, name]))
  const { editor, now } = editorWith(sample, { '/logos/a.svg': 'other' }, earlier)
  await restoreAll(editor, { id: 'v1', content: version })
  const { content, files } = now()
  const paths = names.map((_, client) => String(lookUp(content, logoAt(client))))
  expect(paths.map((file) => files[file])).toEqual(names.map((name) => `#${name}`))
})

test('a value is restored even if its entry moves meanwhile, and a removed entry returns to its position', async () => {
  const { site, editor, now } = editorWith(sample)
  const version = { id: 'v1', content: sample }
  const path = ['services', 0, 'icon']
  const restoring = restoreValue(editor, version, path, { after: 'leaf' })
  const entry = { ...sample.services[0], id: 'another' }
  site.change([], (content) => insertEntry(content, ['services'], 0, entry))
  await restoring
  const icons = now().content.services?.map(({ icon }) => icon)
  expect(icons?.indexOf('leaf')).toBe(1)
  const [after, clientPath] = [sample.clients[3], ['clients', 3]]
  const withoutClient = editorWith(removeEntry(sample, clientPath))
  const change = { kind: 'added', path: clientPath, before: undefined, after } as const
  expect(await restoreChange(withoutClient.editor, version, change)).toBe(true)
  expect(withoutClient.now().content.clients).toEqual(sample.clients)
})
