import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { message } from './messages/messages.ts'
import { storageWords, type ContentStorage } from './storage/storage.ts'

test('if the content cannot be loaded, the page says why and can be loaded again', async () => {
  const container = document.createElement('div')
  container.id = 'editor'
  document.body.append(container)
  const { startEditor } = await import('./startEditor.tsx')
  const words = storageWords('server')
  const storage: Partial<ContentStorage> = { words }
  const result = { ok: false, reason: 'unavailable', why: words.gone } as const
  await act(() => startEditor(storage as ContentStorage, result))
  expect(screen.getByText(words.gone.en)).toBeTruthy()
  expect(screen.getByRole('button').textContent).toBe(message('common.tryAgain').en)
})
