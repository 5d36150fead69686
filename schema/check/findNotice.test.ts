import { expect, test } from 'vitest'

import content from '../../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

/** The problems of a sample with a notice. */
function problemsOf(from: string, until: string, today?: string) {
  const texts = { 'notice.text': 'Closed at Carnival.', 'notice.close': 'Close' }
  const words = { 'notice.text': 'Fechado no Carnaval.', 'notice.close': 'Fechar' }
  const notice = { text: 'notice.text', from, until, close: 'notice.close' }
  const { en, br } = content.catalogs
  const catalogs = { en: { ...en, ...texts }, br: { ...br, ...words } }
  const text = JSON.stringify({ ...content, notice, catalogs })
  const { problems } = checkContent(text, today === undefined ? {} : { today })
  return problems.map(({ code, path }) => `${path.join('.')} ${code}`)
}

test('a notice has two days of the calendar, the first before the last', () => {
  expect(problemsOf('2026-02-13', '2026-02-18')).toEqual([])
  expect(problemsOf('2026-02-13', '2026-02-13')).toEqual([])
  expect(problemsOf('13/02/2026', '2026-02-30')).toEqual([
    'notice.from bad-value',
    'notice.until bad-value',
  ])
  expect(problemsOf('2026-02-18', '2026-02-13')).toEqual([
    'notice.until notice-ends-early',
  ])
})

test('a notice that is over is reported, where the day is known', () => {
  expect(problemsOf('2026-02-13', '2026-02-18', '2026-02-18')).toEqual([])
  expect(problemsOf('2026-02-13', '2026-02-18', '2026-02-19')).toEqual([
    'notice.until notice-over',
  ])
  expect(problemsOf('2026-02-13', '2026-02-18')).toEqual([])
})
