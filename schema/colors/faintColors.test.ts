import { expect, test } from 'vitest'

import { faintColors } from './faintColors.ts'
import { contrast } from './tones.ts'

const accent = '#1d4ed8'

test('colours that the owner leaves to the check are never too faint', () => {
  expect(faintColors({ accent })).toEqual([])
  expect(faintColors({ accent, light: {}, dark: {} })).toEqual([])
})

test('a colour that does with all that it meets is taken, and so is one that meets none', () => {
  expect(faintColors({ accent, light: { text: '#333333', palm: '#fefefe' } })).toEqual([])
  expect(faintColors({ accent, light: { sun: '#e2e2e2', text: '#303030' } })).toEqual([])
})

test('a colour in front is too faint for what lies behind it', () => {
  const [faint, ...others] = faintColors({ accent, light: { text: '#5c5c5c' } })
  expect(others).toEqual([])
  expect(faint).toMatchObject({
    scheme: 'light',
    role: 'text',
    other: 'background',
    least: 7,
  })
  expect(faint?.contrast).toBeLessThan(7)
  expect(faint?.right).toMatch(/^#[45]/)
})

test('a ground on which nothing can be read is reported itself', () => {
  const [faint, ...others] = faintColors({ accent, light: { panel: '#5b5b5b' } })
  expect(others).toEqual([])
  expect(faint).toMatchObject({ scheme: 'light', role: 'panel', other: 'onGround' })
  expect(faint?.right).toMatch(/^#5/)
})

test('of two that are given the one in front is reported; a shade is right only beside all that it meets', () => {
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
