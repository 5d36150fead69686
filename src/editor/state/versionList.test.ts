import { expect, test } from 'vitest'

import type { VersionPage, Versions } from '../../editorApi/versions.ts'
import { createVersionList } from './versionList.ts'

const page = (id: string, next?: string): VersionPage => ({
  versions: [{ id, at: 0, kind: 'saved' }],
  ...(next !== undefined && { next }),
})

test('versions that were requested twice are listed once', async () => {
  const versions: Partial<Versions> = {
    list: (after) =>
      Promise.resolve(after === undefined ? page('new', 'new') : page('old')),
  }
  const list = createVersionList(versions as Versions)
  await list.load()
  await Promise.all([list.loadMore(), list.loadMore()])
  expect(list.get().entries.map(({ id }) => id)).toEqual(['new', 'old'])
  await list.load()
  expect(list.get().entries).toHaveLength(1)
})
