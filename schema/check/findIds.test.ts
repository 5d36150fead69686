import { expect, test } from 'vitest'

import sample from '../../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

const questions = {
  type: 'questions',
  id: 'perguntas',
  title: 'services.title',
  entries: [{ question: 'hero.title', answer: 'hero.text' }],
}

/** The problems of the sample without one section, and with one to which no link leads. */
function problemsWithout(gone: string, own: readonly object[] = [questions]) {
  const kept = sample.sections.filter(({ id }) => id !== gone)
  const sections = [...kept.slice(0, -1), ...own, ...kept.slice(-1)]
  const { problems } = checkContent(JSON.stringify({ ...sample, sections }))
  return problems.filter(({ code }) => code === 'wrong-choice' || code === 'no-hero')
}

test.each(['contact', 'services', 'clients'])(
  'of a section that was taken out the links are reported, and no other section: %s',
  (gone) => {
    const problems = problemsWithout(gone)
    expect(problems.length).toBeGreaterThan(0)
    for (const { code, path } of problems)
      expect([code, path.at(-1)]).toEqual(['wrong-choice', 'section'])
  },
)

test('of a section that has another id its links are reported', () => {
  const hero = sample.sections.filter(({ id }) => id === 'about')
  const renamed = hero.map((section) => ({ ...section, id: 'quem-somos' }))
  const [problem, ...others] = problemsWithout('about', renamed)
  expect(problem?.code).toBe('wrong-choice')
  expect(others).toEqual([])
})
