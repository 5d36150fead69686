import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { contentText } from '../check/checks.ts'
import { withFields } from '../check/fieldProblems.ts'
import { setText } from '../contentActions/actions.ts'
import { EditorProvider } from '../context.tsx'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { ProblemsTab } from './ProblemsTab.tsx'

test('errors come first, then what is to fill in, then warnings', () => {
  const always = { from: 'monday', opens: '00:00', closes: '24:00' }
  const warned = setValue(sampleContent, ['offices', 0, 'hours'], [always, always])
  const blank = setText(warned, 'en', 'hero.title', '')
  const content = setValue(blank, ['company', 'phone'], 'x')
  const problems = withFields(checkContent(contentText(content)).problems, content)
  const checks = createStore({ snapshot: undefined, problems })
  const site = loadedSite(content)
  const { container } = render(
    <EditorProvider
      value={mockEditor({ site, checks, navigation: createNavigation(site) })}
    >
      <ProblemsTab />
    </EditorProvider>,
  )
  const rows = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  const starts = [/^Company › Phone/, /Headline/, /overlap/]
  expect(rows).toEqual(starts.map((start) => expect.stringMatching(start)))
})
