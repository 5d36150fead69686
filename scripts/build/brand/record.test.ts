import { expect, test } from 'vitest'

import { bands } from './record.ts'

test('the longest band ends with the last year, if there is room for it', () => {
  const endsIn = (since: number) =>
    bands({ first: 2010, last: 2026, bands: [{ name: 'Aroeva', since }] }).svg
  expect(endsIn(2010)).toContain('text-anchor="end">2026</text>')
  expect(endsIn(2026)).not.toContain('>2026</text>')
})
