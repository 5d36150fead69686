import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { VersionPage } from '../../editorApi/versions.ts'
import { message } from '../messages/messages.ts'
import { createVersionList } from '../state/versionList.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

const unavailable = message('server.unavailable').en
const none = message('versions.none').en

/** Shows the dialog for a storage that answers with these pages. */
function show(pages: Record<string, VersionPage>) {
  const list = createVersionList({
    list: (after = 'first') => Promise.resolve(pages[after]),
    texts: () => Promise.resolve([]),
    files: () => Promise.resolve({}),
  })
  const site = loadedSite(sampleContent)
  renderInEditor({ site, storage: { name: 'server' } }, <VersionsDialog list={list} />)
}

test.each([
  { pages: {}, text: unavailable, absent: none },
  { pages: { first: { versions: [] } }, text: none, absent: unavailable },
])('after loading, the dialog says: “$text”', async ({ pages, text, absent }) => {
  show(pages)
  screen.getByRole('progressbar')
  expect(screen.queryByText(none)).toBeNull()
  await screen.findByText(text)
  expect(screen.queryByText(absent)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the versions are listed by day, and a button loads the older ones', async () => {
  const version = (id: string, day: number, hour: number) => {
    const at = new Date(2026, 0, day, hour).getTime()
    return { id, at, kind: 'saved' as const }
  }
  show({
    first: { versions: [version('c', 6, 12), version('b', 6, 10)], next: 'b' },
    b: { versions: [version('a', 5, 12)] },
  })
  const older = await screen.findByRole('button', { name: message('versions.older').en })
  const counts = () =>
    screen.getAllByRole('list').map(({ childElementCount }) => childElementCount)
  expect(counts()).toEqual([2])
  fireEvent.click(older)
  await expect.poll(counts).toEqual([2, 1])
  expect(older.isConnected).toBe(false)
})
