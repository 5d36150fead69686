import { expect, test } from 'vitest'

import { today } from '../../schema/check/findDates.ts'
import { readAccepted } from '../../tests/e2e/support/acceptedContent.ts'
import { isNoticeShown, noticeData } from './notice.ts'

const content = readAccepted('all-sections/content/site.json')

test('the name of a notice changes with its words and days, and with nothing else', () => {
  const nameOf = (changed: object) => noticeData({ ...content, ...changed })?.[2]
  const { notice, catalogs } = content
  const name = nameOf({})
  expect(name).toMatch(/^[\w-]{8}$/)
  expect(nameOf({ services: [] })).toBe(name)
  expect(nameOf({ notice: { ...notice, until: '2099-12-30' } })).not.toBe(name)
  const br = { ...catalogs.br, 'notice.text': 'Fechado.' }
  expect(nameOf({ catalogs: { ...catalogs, br } })).not.toBe(name)
})

test('without scripts it is shown by the day of the build, as it is in Brazil', () => {
  const { notice: _, ...without } = content
  expect(noticeData(without)).toBeUndefined()
  expect(isNoticeShown(['2026-12-24', '2027-01-01', ''], '2026-12-24')).toBe(true)
  expect(isNoticeShown(['2026-12-24', '2027-01-01', ''], '2026-12-23')).toBe(false)
  expect(isNoticeShown(['2026-12-24', '2027-01-01', ''], '2027-01-02')).toBe(false)
  expect(today(new Date('2026-12-24T02:59:00Z'))).toBe('2026-12-23')
  expect(today(new Date('2026-12-24T03:00:00Z'))).toBe('2026-12-24')
})
