import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent as base } from '../../../tests/fixtures/sampleContent.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { removePart, setText } from '../contentActions/actions.ts'
import { mergeContents } from '../merge/mergeContents.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

test('a conflict shows all three values or the removal, and the chosen side is used', () => {
  const id = String(base.services[0]?.title)
  const ours = setText(setText(base, 'en', id, 'Clouds'), 'br', 'hero.title', 'Nosso')
  const theirs = setText(removePart(base, ['services', 0]), 'br', 'hero.title', 'Deles')
  const onSettle = vi.fn<(content: SiteContent) => void>()
  const merged = mergeContents({ base, ours, theirs })
  renderInEditor({}, <ConflictDialog {...{ theirs, merged, onSettle }} />)
  const questions = screen.getAllByRole('group').map(({ textContent }) => textContent)
  expect(
    questions
      .toSorted()
      .map((text) => text.split(/ › |Before|Your version|Their version/).slice(-3)),
  ).toEqual([
    ['Software que fica de pé', 'Nosso', 'Deles'],
    ['Clouds', 'Clouds', '(removed)'],
  ])
  fireEvent.click(screen.getByRole('radio', { name: /removed/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Use my choices' }))
  const settled = setText(removePart(base, ['services', 0]), 'br', 'hero.title', 'Nosso')
  expect(onSettle).toHaveBeenCalledWith(settled)
})

test('a choice is used for its conflict, although the languages of a text are grouped', () => {
  const withTexts = (text: string) => {
    const withTitle = setText(base, 'en', 'hero.title', text)
    const inEnglish = setText(withTitle, 'en', 'hero.text', text)
    return setText(inEnglish, 'br', 'hero.title', text)
  }
  const theirs = withTexts('Theirs')
  const merged = mergeContents({ base, ours: withTexts('Ours'), theirs })
  const onSettle = vi.fn<(content: SiteContent) => void>()
  renderInEditor({}, <ConflictDialog {...{ theirs, merged, onSettle }} />)
  fireEvent.click(screen.getAllByRole('radio', { name: /Theirs/ })[1] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Use my choices' }))
  const settled = setText(withTexts('Ours'), 'br', 'hero.title', 'Theirs')
  expect(onSettle).toHaveBeenCalledWith(settled)
})
