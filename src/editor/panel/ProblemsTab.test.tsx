import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { contentText } from '../check/checks.ts'
import { withFields } from '../check/fieldProblems.ts'
import { setText } from '../contentActions/actions.ts'
import { createStore } from '../state/store.ts'
import { ProblemsTab } from './ProblemsTab.tsx'

test('errors are listed first, then blank fields, and then warnings', () => {
  const allDay = { from: 'monday', opens: '00:00', closes: '24:00' }
  const withWarning = setValue(sampleContent, ['offices', 0, 'hours'], [allDay, allDay])
  const withBlank = setText(withWarning, 'en', 'hero.title', '')
  const content = setValue(withBlank, ['company', 'phone'], 'x')
  const problems = withFields(checkContent(contentText(content)).problems, content)
  const checks = createStore({ snapshot: undefined, problems })
  const site = loadedSite(content)
  const { container } = renderInEditor({ site, checks }, <ProblemsTab />)
  const rows = [...container.querySelectorAll('li')].map((row) => row.textContent)
  const rowPatterns = [/^Company › Phone/, /Headline/, /overlap/]
  expect(rows).toEqual(rowPatterns.map((start) => expect.stringMatching(start)))
})
