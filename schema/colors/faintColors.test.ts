import { expect, test } from 'vitest'

import { faintColors } from './faintColors.ts'
import { contrast } from './tones.ts'

const accent = '#1d4ed8'

test('of two that are given the one in front is reported; a shade is right only next to all that it meets', () => {
  const light = { panel: '#223344', ground: '#33404d', onGround: '#b3bac2' }
  const [faint, ...others] = faintColors({ accent, light })
  expect(others).toEqual([])
  expect(faint).toMatchObject({ role: 'onGround', other: 'panel', least: 7 })
  for (const back of [light.panel, light.ground])
    expect(contrast(faint?.right ?? '', back)).toBeGreaterThanOrEqual(7)
})

test('where no shade would do, none is proposed', () => {
  const light = { accent: '#767676', onAccent: '#000000' }
  const problems = faintColors({ accent, light }).map(({ role, right }) => [role, right])
  expect(problems).toEqual([
    ['accent', undefined],
    ['onAccent', undefined],
  ])
})
