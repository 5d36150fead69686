import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleContent, sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { linesOf } from '../../../tests/support/linesOf.ts'
import { BrokenFile } from './BrokenFile.tsx'

test('mistakes are listed, and the draft and the fixed content can be opened', async () => {
  const [onOpen, signOut] = [vi.fn(), vi.fn<() => void>()]
  const draft = { id: 'a', text: sampleText, files: {}, base: '', at: 0 }
  const lines: string[] = []
  for (const text of ['', sampleText.replace('{', '{,')]) {
    const { container } = render(<BrokenFile {...{ text, draft, signOut, onOpen }} />)
    await waitFor(() => expect(container.querySelector('li')).not.toBeNull())
    lines.push(...linesOf(container))
    for (const button of container.querySelectorAll('button')) fireEvent.click(button)
    cleanup()
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/mistakes.txt')
  expect(onOpen.mock.calls).toEqual([[sampleContent], [sampleContent], [sampleContent]])
  expect(signOut).toHaveBeenCalledTimes(2)
})
