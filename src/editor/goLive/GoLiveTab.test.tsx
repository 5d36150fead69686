import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleContent, sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { message } from '../messages/messages.ts'
import { createNavigation } from '../state/navigation.ts'
import type { Sample } from '../storage/storage.ts'
import { GoLiveTab } from './GoLiveTab.tsx'

/** A text that the sample has too. */
const alikeIn = (language: string): Partial<FieldProblem> => ({
  code: 'like-sample',
  severity: 'warning',
  path: ['catalogs', language, 'hero.title'],
  field: ['sections', 0, 'title'],
})

test('a failure to read the sample is reported and can be retried', async () => {
  const samples: (Sample | undefined)[] = [undefined]
  const remaining: Partial<FieldProblem>[] = [alikeIn('br'), alikeIn('en')]
  const storage = {
    sample: () =>
      Promise.resolve(
        samples.length > 0 ? samples.pop() : { text: sampleText, files: [] },
      ),
  }
  const checks = { beforeGoingLive: () => remaining as FieldProblem[] }
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  renderInEditor({ site, storage, checks, navigation }, <GoLiveTab />)
  const again = await screen.findByRole('button', { name: message('common.tryAgain').en })
  expect(screen.getByRole('alert').textContent).toContain(
    message('common.notLookedUp').en,
  )
  fireEvent.click(again)
  await screen.findByText(message('goLive.alikeLeft').en)
  // Both languages are in one field.
  const group = screen.getByText(message('goLive.alike').en).closest('button')
  expect(group?.textContent).toBe(`${message('goLive.alike').en}1`)
})

test('if saving publishes, unused pictures of the sample are removed with the next save, and listed if they are brought back', async () => {
  const site = loadedSite(sampleContent, ['/logos/unused.svg', '/logos/ours.svg'])
  const unused = {
    code: 'sample-pictures',
    severity: 'error',
    field: [],
    message: message('common.remove'),
    fix: message('common.remove'),
  } as Partial<FieldProblem> as FieldProblem
  const storage = {
    sample: () => Promise.resolve({ text: sampleText, files: ['/logos/unused.svg'] }),
  }
  const isRemoved = () => site.get().history.now.files['/logos/unused.svg'] === null
  const checks = { beforeGoingLive: () => (isRemoved() ? [] : [unused]) }
  const navigation = createNavigation(site)
  renderInEditor({ site, storage, checks, navigation }, <GoLiveTab />)
  await screen.findByText(message('goLive.allYours').en)
  expect(site.get().history.now.files).toEqual({ '/logos/unused.svg': null })
  // Brought back, they are a task that leads to their group of the panel.
  act(() => void site.undo())
  const task = await screen.findByText(message('button.unusedPictures').en)
  fireEvent.click(task)
  fireEvent.click(
    screen.getAllByRole('button', { name: message('button.unusedPictures').en }).at(-1) ??
      task,
  )
  expect(navigation.get().open).toEqual(['pictures'])
})
