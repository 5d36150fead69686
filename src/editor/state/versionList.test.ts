import { expect, test, vi } from 'vitest'

import type { VersionPage, Versions } from '../../editorApi/versions.ts'
import { createVersionList } from './versionList.ts'

const page = (id: string, next?: string): VersionPage => ({
  versions: [{ id, at: 0, kind: 'saved' }],
  ...(next !== undefined && { next }),
})

const listOf = (versions: Partial<Versions>) => createVersionList(versions as Versions)

test('versions that were requested twice are listed once', async () => {
  const list = listOf({
    list: (after) =>
      Promise.resolve(after === undefined ? page('new', 'new') : page('old')),
  })
  await list.load()
  await Promise.all([list.loadMore(), list.loadMore()])
  expect(list.get().entries.map(({ id }) => id)).toEqual(['new', 'old'])
  await list.load()
  expect(list.get().entries).toHaveLength(1)
})

test('the content of a version is requested once, and again only if the request failed', async () => {
  const texts = vi
    .fn<Versions['texts']>()
    .mockResolvedValueOnce(undefined)
    .mockImplementation((ids) => Promise.resolve(ids.map(() => null)))
  const list = listOf({ texts })
  await list.read(['a', 'b'])
  expect(list.get().contents.size).toBe(0)
  await Promise.all([list.read(['a']), list.read(['a', 'b'])])
  await list.read(['a', 'b'])
  expect(texts.mock.calls).toEqual([[['a', 'b']], [['a']], [['b']]])
  expect([...list.get().contents.keys()]).toEqual(['a', 'b'])
})
