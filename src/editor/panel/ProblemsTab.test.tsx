import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { contentText } from '../check/checks.ts'
import { withFields } from '../check/fieldProblems.ts'
import { setText } from '../contentActions/actions.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { ProblemsTab } from './ProblemsTab.tsx'

function renderTab(content: SiteContent) {
  const problems = withFields(checkContent(contentText(content)).problems, content)
  const site = loadedSite(content)
  const checks = {
    ...createStore({ snapshot: undefined, problems }),
    checkNow: () => problems,
  }
  const navigation = createNavigation(site)
  const { container } = renderInEditor({ site, checks, navigation }, <ProblemsTab />)
  return { site, rows: [...container.querySelectorAll('li')] }
}

test('errors come first, then empty fields, and then warnings', () => {
  const always = { from: 'monday', opens: '00:00', closes: '24:00' }
  const withWarning = setValue(sampleContent, ['offices', 0, 'hours'], [always, always])
  const blank = setText(withWarning, 'en', 'hero.title', '')
  const { rows } = renderTab(setValue(blank, ['company', 'phone'], 'x'))
  const starts = [/^Company › Phone/, /Headline/, /overlap/]
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    starts.map((start) => expect.stringMatching(start)),
  )
})

test('a problem with a value that has no field offers to remove the value', () => {
  const { site } = renderTab(setValue(sampleContent, ['company', 'chefe'], 'Ana'))
  fireEvent.click(screen.getByText('Remove'))
  expect(site.get().history.now.content).toEqual(sampleContent)
})
