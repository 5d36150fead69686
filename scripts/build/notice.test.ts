import { expect, test } from 'vitest'

import { readAccepted } from '../../tests/support/acceptedContent.ts'
import { isNoticeShown, noticeData, today } from './notice.ts'

const content = readAccepted('all-sections/content/site.json')

test('the id of a notice changes only with its text and dates', () => {
  const idOf = (changes: object) => noticeData({ ...content, ...changes })?.[2]
  const { notice, catalogs } = content
  const id = idOf({})
  expect(id).toMatch(/^[\w-]{8}$/)
  expect(idOf({ services: [] })).toBe(id)
  expect(idOf({ notice: { ...notice, until: '2099-12-30' } })).not.toBe(id)
  const br = { ...catalogs.br, 'notice.text': 'Fechado.' }
  expect(idOf({ catalogs: { ...catalogs, br } })).not.toBe(id)
})

test('without scripts, the notice depends on the date of the build in Brazil', () => {
  const isShown = (day: string) => isNoticeShown(['2026-12-24', '2027-01-01', ''], day)
  const days = ['2026-12-23', '2026-12-24', '2027-01-01', '2027-01-02']
  expect(days.map(isShown)).toEqual([false, true, true, false])
  expect(today(new Date('2026-12-24T02:59:00Z'))).toBe('2026-12-23')
  expect(today(new Date('2026-12-24T03:00:00Z'))).toBe('2026-12-24')
})
