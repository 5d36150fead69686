import { expect, test } from 'vitest'

import { listedDay } from './ftp.ts'

const [november, june] = [Date.UTC(2026, 10, 28), Date.UTC(2027, 5, 28)]

test.each([
  ['Nov 28 14:35', november, 'Nov 28 2026'],
  ['Nov 28  2026', june, 'Nov 28 2026'],
  ['Dec  9 14:35', june, 'Dec 9 2026'],
  ['Jun 29 00:10', june, 'Jun 29 2027'],
  ['20261128143500', june, '20261128143500'],
])('a file listed with %j in %d was changed on %j', (listed, now, day) => {
  expect(listedDay(listed, now)).toBe(day)
})
