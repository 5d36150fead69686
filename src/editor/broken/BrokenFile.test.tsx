import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { message } from '../messages/messages.ts'
import { BrokenFile } from './BrokenFile.tsx'

test('an empty file lists its problem and offers the draft', async () => {
  const onOpen = vi.fn<() => void>()
  const draft = { id: 'a', text: sampleText, files: {}, base: '', at: 0 }
  render(<BrokenFile text="" draft={draft} signOut={undefined} onOpen={onOpen} />)
  await screen.findByText(message('broken.cannotBeFixed').en)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  screen.getByRole('button', { name: message('common.restoreDraft').en }).click()
  expect(onOpen).toHaveBeenCalledTimes(1)
})
