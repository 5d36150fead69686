import { readFileSync } from 'node:fs'

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { MessageLanguage } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import { sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { linesOf } from '../../../tests/support/linesOf.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import {
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { AddressState, PublishingState } from '../../editorApi/publishing.ts'
import { startChecks } from '../check/checks.ts'
import { message, sayIn } from '../messages/messages.ts'
import {
  createPublishing,
  type Publishing,
  type PublishClient,
} from '../publishing/publishing.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { GoLiveTab } from './GoLiveTab.tsx'

const bakeryText = readFileSync('tests/fixtures/firms/bakery/content/site.json', 'utf8')
const content = JSON.parse(bakeryText) as SiteContent
const unusedPicture = '/logos/unused.svg'

/** Shows the tab. Without publishing, the sample can be read only at the second attempt. */
function showTab(language: MessageLanguage, sampleJson: string, publishing?: Publishing) {
  const site = loadedSite(content, [unusedPicture, ...filesNamedIn(content)])
  const navigation = createNavigation(site)
  const pictures = { ...createStore(new Map()), load: () => Promise.resolve() }
  const sample = { text: sampleJson, files: [unusedPicture] }
  const responses = [publishing && sample, sample]
  const storage = { sample: () => Promise.resolve(responses.shift()) }
  const parts = { site, navigation, pictures, storage, publishing }
  const checks = startChecks(site, pictures)
  const editor = { ...parts, checks, language: createStore(language) }
  const { container } = renderInEditor(editor, <GoLiveTab />)
  return { container, site, navigation }
}

/** Expands the steps and groups one after the other. Resolves with the lines of the tab, and of each step and group. */
async function expandAll(
  language: MessageLanguage,
  sampleJson: string,
  state: PublishingState,
  online: AddressState | null,
) {
  const client = (_: string, path: string) =>
    Promise.resolve(path === '/online' ? online : state)
  const publishing = createPublishing(client as PublishClient)
  const { container, navigation } = showTab(language, sampleJson, publishing)
  await screen.findByText(sayIn(language, 'goLive.goLiveSteps'))
  await act(() => publishing.load())
  const lines = linesOf(container)
  const elements = (selector: string) => [...container.querySelectorAll(selector)]
  const expand = (selector: string) => {
    for (const index of elements(selector).keys()) {
      const linesOfElement = () =>
        elements(selector)
          .slice(index, index + 1)
          .flatMap(linesOf)
      const press = () =>
        fireEvent.click(elements(`${selector} > h2 > button`)[index] ?? container)
      if (linesOfElement()[0]?.includes('false')) press()
      lines.push('', ...linesOfElement())
      press()
      lines.push(...linesOfElement())
    }
  }
  expand('section section')
  expand('li ~ li > section')
  act(() => navigation.goToNextStep())
  lines.push('', ...linesOf(container).filter((line) => /focus|true/.test(line)))
  fireEvent.click(document.activeElement ?? container)
  lines.push(...linesOf(container).filter((line) => /true/.test(line)))
  return `${lines.join('\n')}\n`
}

test('for a site with only sample content, the remaining steps match the snapshot', async () => {
  const lines = await expandAll('en', bakeryText, withTargets(), null)
  await expect(lines).toMatchFileSnapshot('__snapshots__/sample.txt')
})

test('for a site that is online, the remaining steps match the snapshot', async () => {
  const last = { ...publication, address: content.site.address }
  const state = withTargets({ ...target, testedAt: 1, last })
  const lines = await expandAll('br', sampleText, state, { state: 'online' })
  await expect(lines).toMatchFileSnapshot('__snapshots__/online.txt')
})

test('without publishing, unused sample pictures are removed, and remaining sample content is listed', async () => {
  const { container, site } = showTab('en', bakeryText)
  const progress = screen.getByRole('progressbar')
  await screen.findByText(message('common.notLookedUp').en)
  expect(progress.isConnected).toBe(false)
  fireEvent.click(screen.getByText(message('common.tryAgain').en))
  screen.getByRole('progressbar')
  await screen.findByText(message('goLive.sampleHelp').en)
  await expect(linesOf(container).join('\n')).toMatchFileSnapshot(
    '__snapshots__/parts.txt',
  )
  expect(site.get().history.now.files).toEqual({ [unusedPicture]: null })
})
