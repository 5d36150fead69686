import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { VersionPage } from '../../editorApi/versions.ts'
import { message } from '../messages/messages.ts'
import { createVersionList } from '../state/versionList.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

test('while the list loads, progress is shown; then why it could not be loaded', async () => {
  let give: (page: VersionPage | undefined) => void = () => {}
  const list = createVersionList({
    list: () => new Promise((resolve) => (give = resolve)),
    texts: () => Promise.resolve([]),
    files: () => Promise.resolve({}),
  })
  renderInEditor({ storage: { name: 'server' } }, <VersionsDialog list={list} />)
  screen.getByRole('progressbar')
  give(undefined)
  await screen.findByText(message('server.unavailable').en)
  expect(screen.queryByText(message('versions.none').en)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
