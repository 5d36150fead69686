import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { ImportOffer } from './ImportOffer.tsx'

const folders = () => Promise.resolve(['/sites/old'])

test('a site can be imported from another folder, and the owner reads why not or what changed', async () => {
  const from = vi.fn((folder: string) =>
    Promise.resolve(
      folder === '/sites/old'
        ? { ok: true as const, reported: [inBoth('New texts were added.')] }
        : { ok: false as const, reason: 'unavailable' as const, why: inBoth('No site.') },
    ),
  )
  renderInEditor({ storage: { importing: { folders, from } } }, <ImportOffer />)
  fireEvent.click(await screen.findByText('Is your site in another folder?'))
  fireEvent.change(screen.getByLabelText('Your site’s folder'), {
    target: { value: '/sites/none' },
  })
  fireEvent.click(screen.getByText('Import this site'))
  expect(await screen.findByText('No site.')).toBeDefined()
  fireEvent.click(screen.getByText('/sites/old'))
  expect(await screen.findByText('New texts were added.')).toBeDefined()
  expect(from.mock.calls).toEqual([['/sites/none'], ['/sites/old']])
})

test('nothing is offered if the content is no longer the sample', async () => {
  const request = vi.fn(() => Promise.resolve(undefined))
  const storage = { importing: { folders: request, from: vi.fn() } }
  const { container } = renderInEditor({ storage }, <ImportOffer />)
  await act(() => vi.waitFor(() => expect(request).toHaveBeenCalled()))
  expect(container.textContent).toBe('')
})
