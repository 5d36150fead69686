import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { VersionPage } from '../../editorApi/versions.ts'
import { message } from '../messages/messages.ts'
import { createVersionList } from '../state/versionList.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

const unavailable = message('server.unavailable').en
const none = message('versions.none').en

test.each([
  { answer: undefined, text: unavailable, absent: none },
  { answer: { versions: [] }, text: none, absent: unavailable },
])('after loading, the dialog says: “$text”', async ({ answer, text, absent }) => {
  let give: (page: VersionPage | undefined) => void = () => {}
  const list = createVersionList({
    list: () => new Promise((resolve) => (give = resolve)),
    texts: () => Promise.resolve([]),
    files: () => Promise.resolve({}),
  })
  renderInEditor({ storage: { name: 'server' } }, <VersionsDialog list={list} />)
  screen.getByRole('progressbar')
  expect(screen.queryByText(none)).toBeNull()
  give(answer)
  await screen.findByText(text)
  expect(screen.queryByText(absent)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
