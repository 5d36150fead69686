import { readFileSync } from 'node:fs'

import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { checkContent } from '../../../schema/checkContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import {
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { AddressState, PublishingState } from '../../editorApi/publishing.ts'
import { withFields } from '../check/fieldProblems.ts'
import { sayIn } from '../messages/messages.ts'
import { createPublishing, type PublishClient } from '../publishing/publishing.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { goLiveSteps } from './goLiveSteps.ts'
import { GoLiveTab } from './GoLiveTab.tsx'

const firm = readFileSync('tests/fixtures/firms/bakery/content/site.json', 'utf8')

/** The text of an element, with a line for every inner element with its own text. Buttons are in brackets. */
function linesOf(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text)
    const text = texts
      .map(({ data }) => data)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (text === '' || element.matches('style, script')) return []
    return [element.localName === 'button' ? `[${text}]` : text]
  })
}

/** The text of the tab for the company’s content, step by step. */
async function renderedLines(
  language: MessageLanguage,
  sample: string,
  state: PublishingState,
  online: AddressState | null,
) {
  const content = JSON.parse(firm) as SiteContent
  const site = loadedSite(content)
  const navigation = createNavigation(site)
  const checks = {
    checkForRelease: () => withFields(checkContent(firm, { sample }).problems, content),
  }
  const storage = {
    sample: () => Promise.resolve({ text: sample, files: [] }),
  }
  const ask = (_: string, path: string) =>
    Promise.resolve(path === '/online' ? online : state)
  const publishing = createPublishing(ask as PublishClient)
  const parts = { site, navigation, checks, storage, publishing }
  const { container } = renderInEditor(
    { ...parts, language: createStore(language) },
    <GoLiveTab />,
  )
  await screen.findByText(sayIn(language, 'goLive.goLiveSteps'))
  await act(() => publishing.load())
  const lines = linesOf(container)
  const steps = goLiveSteps({ content, problems: [], publishing: publishing.get() })
  const contentParts = [...Object.keys(content), 'alike'].map((part) => `yours/${part}`)
  const [, ...others] = steps.map(({ name }) => name)
  for (const step of [...contentParts, ...others]) {
    act(() => navigation.expandStep(step))
    const open = '[data-open=true]'
    const shown = container.querySelector(
      contentParts.includes(step) ? `${open} ${open}` : open,
    )
    if (shown) lines.push('', `# ${step}`, ...linesOf(shown))
  }
  return `${lines.join('\n')}\n`
}

test('the steps that remain with the sample content match the snapshot', async () => {
  const lines = await renderedLines('en', firm, withTargets(), null)
  await expect(lines).toMatchFileSnapshot('__snapshots__/sample.txt')
})

test('for a site that is online, the remaining steps match the snapshot', async () => {
  const { address } = (JSON.parse(firm) as SiteContent).site
  const last = { ...publication, address }
  const state = withTargets({ ...target, testedAt: 1, last })
  const lines = await renderedLines('br', sampleText, state, { state: 'online' })
  await expect(lines).toMatchFileSnapshot('__snapshots__/online.txt')
})
