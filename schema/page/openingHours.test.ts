import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { daysOf } from '../model/openingTimes.ts'
import { hoursWords } from './openingHours.ts'

test.each([
  [{ from: 'tuesday', to: 'thursday' }, ['tuesday', 'wednesday', 'thursday']],
  [{ from: 'saturday', to: 'monday' }, ['saturday', 'sunday', 'monday']],
] as const)('the days of %j are %j', (days, all) => {
  expect(daysOf(days)).toEqual(all)
})

const content: unknown = JSON.parse(
  readFileSync('tests/fixtures/all-sections/content/site.json', 'utf8'),
)

test('only the weekdays and times in use are written, in the style of the language', () => {
  const english = hoursWords(content, 'en')
  expect(english).toMatchObject({ '@monday': 'Monday', '@friday': 'Friday' })
  expect(english['@13:30']).toMatch(/^1:30\sPM$/)
  expect(english).not.toHaveProperty('@sunday')
  expect(hoursWords(content, 'pt-BR')).toMatchObject({
    '@monday': 'segunda',
    '@13:30': '13:30',
  })
  expect(hoursWords({}, 'en')).toEqual({})
})

test.each([
  ['en', '24 hours'],
  ['pt-BR', '24 horas'],
])('in %s, an office that is open all day has “%s”', (lang, words) => {
  const entries = [{ from: 'monday', opens: '00:00', closes: '24:00' }]
  const hours = hoursWords({ sections: [{ type: 'hours', entries }] }, lang)
  expect(hours).toMatchObject({ '@allDay': words, '@24:00': hours['@00:00'] })
})
