import { expect, test } from 'vitest'

import { createStaleTranslations } from './staleTranslations.ts'

test('a changed text is flagged in the other language until it is edited or confirmed there, or the change is undone', () => {
  const stale = createStaleTranslations(() => ['en', 'br'])
  const flags = () => [...stale.get()]
  for (const id of ['a', 'b', 'c']) stale.noteChange('en', id)
  expect(flags()).toEqual(['br a', 'br b', 'br c'])
  // A correction is typed in several steps.
  stale.noteChange('br', 'a')
  stale.noteChange('br', 'a')
  expect(flags()).toEqual(['br b', 'br c'])
  stale.lookedAt('br', 'b')
  expect(flags()).toEqual(['br c'])
  stale.keepOf((id) => id !== 'c')
  expect(flags()).toEqual([])
  stale.noteChange('en', 'a')
  expect(flags()).toEqual(['br a'])
})
