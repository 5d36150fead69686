import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { ImportOffer } from './ImportOffer.tsx'

test('an import from another folder shows the changes or the failure', async () => {
  const from = vi.fn((folder: string) =>
    Promise.resolve(
      folder === '/sites/old'
        ? { ok: true as const, reported: [inBoth('New texts were added.')] }
        : { ok: false as const, reason: 'unavailable' as const, why: inBoth('No site.') },
    ),
  )
  const folders = () => Promise.resolve(['/sites/old'])
  renderInEditor({ storage: { importing: { folders, from } } }, <ImportOffer />)
  fireEvent.click(await screen.findByText('Is your site in another folder?'))
  fireEvent.change(screen.getByLabelText('Your site’s folder'), {
    target: { value: '/sites/none' },
  })
  fireEvent.click(screen.getByText('Import this site'))
  await screen.findByText('No site.')
  fireEvent.click(screen.getByText('/sites/old'))
  await screen.findByText('New texts were added.')
  expect(from.mock.calls).toEqual([['/sites/none'], ['/sites/old']])
})
