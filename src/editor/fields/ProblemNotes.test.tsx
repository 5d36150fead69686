import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/unit/mockEditor.ts'
import { withFields } from '../check/withFields.ts'
import { EditorProvider } from '../context.tsx'
import { removePart } from '../edits/actions.ts'
import { fieldsWords } from './fieldsWords.ts'
import { ProblemNote } from './ProblemNotes.tsx'

test('a menu entry whose section is gone can be removed', () => {
  const index = sample.sections.findIndex(({ id }) => id === 'clients')
  const content = removePart(sample, ['sections', index])
  const [problem] = withFields(
    checkContent(JSON.stringify(content, null, 2)).problems,
    content,
  ).filter(({ code }) => code === 'wrong-choice')
  const site = loadedSite(content)
  if (problem)
    render(
      <EditorProvider value={mockEditor({ site })}>
        <ProblemNote problem={problem} onFixed={() => {}} />
      </EditorProvider>,
    )
  const menu = () =>
    site
      .get()
      .history.now.content.header.menu.map((entry) => 'section' in entry && entry.section)
  expect(menu()).toContain('clients')
  fireEvent.click(screen.getByRole('button', { name: fieldsWords.removeFromMenu.en }))
  expect(menu()).not.toContain('clients')
})
