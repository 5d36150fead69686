import { expect, test } from 'vitest'

import { sectionTypes } from '../../../schema/model/model.ts'
import { readAccepted } from '../../../tests/e2e/support/acceptedContent.ts'
import { unusedComponents } from './unusedSections.ts'

test('the sample uses five types of section and one layout of each, another content all of them', () => {
  const unused = unusedComponents(readAccepted('sample/content/site.json'))
  expect(unused).toHaveLength(sectionTypes.length - 5 + 4)
  expect(unused).toEqual(
    expect.arrayContaining(['Quotes', 'Notice', 'Split', 'Horizon', 'ServiceIndex']),
  )
  expect(unused).not.toContain('Hero')
  expect(unusedComponents(readAccepted('all-sections/content/site.json'))).toEqual([])
})

test('a page without a form has nothing of it', () => {
  const unused = unusedComponents(readAccepted('firms/clinic/content/site.json'))
  expect(unused).toEqual(expect.arrayContaining(['ContactForm', 'Clients', 'Team']))
})
