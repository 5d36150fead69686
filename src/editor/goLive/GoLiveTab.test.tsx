import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleContent, sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { Checker } from '../check/checker.ts'
import { EditorProvider } from '../context.tsx'
import { message } from '../messages/messages.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { createNavigation } from '../state/navigation.ts'
import type { ContentStorage, Sample } from '../storage/storage.ts'
import { GoLiveTab } from './GoLiveTab.tsx'

test('a failure to read the sample or to check is reported and can be retried', async () => {
  const samples: (Sample | undefined)[] = [undefined]
  const answers: ([] | undefined)[] = [undefined]
  const storage = {
    sample: () =>
      Promise.resolve(
        samples.length > 0 ? samples.pop() : { text: sampleText, files: [] },
      ),
  } as Partial<ContentStorage> as ContentStorage
  const checker = {
    check: () => Promise.resolve(answers.length > 0 ? answers.pop() : []),
  } as Partial<Checker> as Checker
  const pictures = { load: () => Promise.resolve() } as Partial<Pictures> as Pictures
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  render(
    <EditorProvider value={mockEditor({ site, storage, checker, pictures, navigation })}>
      <GoLiveTab />
    </EditorProvider>,
  )
  for (const _ of ['the sample', 'the check']) {
    const again = await screen.findByRole('button', {
      name: message('common.tryAgain').en,
    })
    expect(screen.getByRole('alert').textContent).toContain(
      message('common.notLookedUp').en,
    )
    fireEvent.click(again)
  }
  await screen.findByText(message('goLive.allYours').en)
})
