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

const firm = readFileSync('tests/fixtures/firms/bakery/content/site.json', 'utf8')
const content = JSON.parse(firm) as SiteContent
const unused = '/logos/unused.svg'

/** Shows the tab. Without publishing, the sample can be read only at the second attempt. */
function showTab(language: MessageLanguage, text: string, publishing?: Publishing) {
  const site = loadedSite(content, [unused, ...filesNamedIn(content)])
  const navigation = createNavigation(site)
  const pictures = { ...createStore(new Map()), load: () => Promise.resolve() }
  const answers = [publishing && { text, files: [unused] }, { text, files: [unused] }]
  const storage = { sample: () => Promise.resolve(answers.shift()) }
  const parts = { site, navigation, pictures, storage, publishing }
  const checks = startChecks(site, pictures)
  const editor = { ...parts, checks, language: createStore(language) }
  const { container } = renderInEditor(editor, <GoLiveTab />)
  return { container, site, navigation }
}

/** The lines of the tab, with all steps and groups expanded, one after the other. */
async function renderedLines(
  language: MessageLanguage,
  sample: string,
  state: PublishingState,
  online: AddressState | null,
) {
  const ask = (_: string, path: string) =>
    Promise.resolve(path === '/online' ? online : state)
  const publishing = createPublishing(ask as PublishClient)
  const { container, navigation } = showTab(language, sample, publishing)
  await screen.findByText(sayIn(language, 'goLive.goLiveSteps'))
  await act(() => publishing.load())
  const lines = linesOf(container)
  const sections = (selector: string) => [...container.querySelectorAll(selector)]
  const expand = (selector: string) => {
    for (const index of sections(selector).keys()) {
      const shown = () =>
        sections(selector)
          .slice(index, index + 1)
          .flatMap(linesOf)
      const press = () =>
        fireEvent.click(sections(`${selector} > h2 > button`)[index] ?? container)
      if (shown()[0]?.includes('false')) press()
      lines.push('', ...shown())
      press()
      lines.push(...shown())
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

test('the steps that remain with the sample content match the snapshot', async () => {
  const lines = await renderedLines('en', firm, withTargets(), null)
  await expect(lines).toMatchFileSnapshot('__snapshots__/sample.txt')
})

test('for a site that is online, the remaining steps match the snapshot', async () => {
  const last = { ...publication, address: content.site.address }
  const state = withTargets({ ...target, testedAt: 1, last })
  const lines = await renderedLines('br', sampleText, state, { state: 'online' })
  await expect(lines).toMatchFileSnapshot('__snapshots__/online.txt')
})

test('without publishing, unused sample pictures are removed, and remaining sample content is listed', async () => {
  const { container, site } = showTab('en', firm)
  const progress = screen.getByRole('progressbar')
  await screen.findByText(message('common.notLookedUp').en)
  expect(progress.isConnected).toBe(false)
  fireEvent.click(screen.getByText(message('common.tryAgain').en))
  screen.getByRole('progressbar')
  await screen.findByText(message('goLive.sampleHelp').en)
  await expect(linesOf(container).join('\n')).toMatchFileSnapshot(
    '__snapshots__/parts.txt',
  )
  expect(site.get().history.now.files).toEqual({ [unused]: null })
})
