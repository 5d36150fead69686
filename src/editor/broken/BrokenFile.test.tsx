import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent, sampleText } from '../../../tests/fixtures/sampleContent.ts'
import type { Draft } from '../../editorApi/storage.ts'
import { message } from '../messages/messages.ts'
import { BrokenFile } from './BrokenFile.tsx'

const onOpen = vi.fn<(content: SiteContent) => void>()
const show = (text: string, draft?: Draft) =>
  render(<BrokenFile text={text} draft={draft} signOut={undefined} onOpen={onOpen} />)
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('an empty file lists its problem with its fix, and offers the draft', async () => {
  show('', { id: 'a', text: sampleText, files: {}, base: '', at: 0 })
  await screen.findByText(message('broken.cannotBeFixed').en)
  expect(lines()).toEqual([expect.stringMatching(/^Line 1 .*How to fix: /)])
  fireEvent.click(screen.getByText(message('common.restoreDraft').en))
  expect(onOpen).toHaveBeenLastCalledWith(sampleContent)
})

test('a file that can be fixed lists its mistakes and opens with the fixes', async () => {
  show(sampleText.replace('{', '{,'))
  await screen.findByText(message('broken.canBeFixed').en)
  expect(lines()).toEqual(['Line 1 There is an extra “,” here.'])
  fireEvent.click(screen.getByText(message('broken.fixAndOpen').en))
  expect(onOpen).toHaveBeenLastCalledWith(sampleContent)
})
