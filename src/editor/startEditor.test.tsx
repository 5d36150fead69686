import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { message } from './messages/messages.ts'
import type { ContentStorage } from './storage/storage.ts'

test('if the content cannot be loaded, the page says why and can be loaded again', async () => {
  const container = document.createElement('div')
  container.id = 'editor'
  document.body.append(container)
  const { startEditor } = await import('./startEditor.tsx')
  const why = message('server.gone')
  const storage: Partial<ContentStorage> = { name: 'server' }
  const result = { ok: false, reason: 'unavailable', why } as const
  await act(() => startEditor(storage as ContentStorage, result))
  expect(screen.getByText(why.en)).toBeTruthy()
  expect(screen.getByRole('button').textContent).toBe(message('common.tryAgain').en)
})
