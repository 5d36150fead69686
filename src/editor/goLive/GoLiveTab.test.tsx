import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleContent, sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { message } from '../messages/messages.ts'
import { createNavigation } from '../state/navigation.ts'
import type { Sample } from '../storage/storage.ts'
import { GoLiveTab } from './GoLiveTab.tsx'

test('a failure to read the sample is reported and can be retried', async () => {
  // A text that the sample has too, in both languages, and one field.
  const remaining = ['br', 'en'].map((language): Partial<FieldProblem> => ({
    code: 'like-sample',
    severity: 'warning',
    path: ['catalogs', language, 'hero.title'],
    field: ['sections', 0, 'title'],
  }))
  const sample = vi
    .fn<() => Promise<Sample | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue({ text: sampleText, files: [] })
  const checks = { beforeGoingLive: () => remaining as FieldProblem[] }
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  renderInEditor({ site, storage: { sample }, checks, navigation }, <GoLiveTab />)
  const again = await screen.findByRole('button', { name: message('common.tryAgain').en })
  screen.getByText(message('common.notLookedUp').en)
  fireEvent.click(again)
  await screen.findByText(message('goLive.alikeLeft').en)
  const group = screen.getByText(message('goLive.alike').en).closest('button')
  expect(group?.textContent).toBe(`${message('goLive.alike').en}1`)
})
