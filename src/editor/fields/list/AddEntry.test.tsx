import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fieldAt } from '../../../../schema/fieldAt.ts'
import { sampleContent } from '../../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../../tests/support/renderInEditor.tsx'
import { createNavigation } from '../../state/navigation.ts'
import { AddEntry } from './AddEntry.tsx'

test('a new section opens at its first entry', () => {
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  const path = ['sections']
  const field = fieldAt(sampleContent, path)
  if (!field) throw new Error('The content has no sections.')
  renderInEditor({ site, navigation }, <AddEntry path={path} field={field} />)
  for (const name of [/^Add section/, /^Prices/])
    fireEvent.click(screen.getByRole('button', { name }))
  const { sections } = site.get().history.now.content
  const place = sections.findIndex(({ type }) => type === 'prices')
  expect(navigation.get().open).toEqual([...path, place, 'entries', 0])
})
