import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'
import { original } from './mistakes/mistake.ts'

test('a hundred times the sample, five megabytes, is checked to the end', () => {
  const content: unknown = JSON.parse(original)
  const many = JSON.stringify(content).replace(
    '"catalogs":{"en":{',
    `"catalogs":{"en":{${Array.from({ length: 100_000 }, (_, index) => `"more.a${index}":"Some text number ${index}",`).join('')}`,
  )
  expect(checkContent(many).problems.length).toBe(1000)
})

test('thousands of copied services in the list of sections are reported, and nothing else is', () => {
  const content = copyOfSample()
  const copies = Array.from({ length: 20_000 }, (_, index) => ({
    ...content.services[0],
    id: `more-${index}`,
  }))
  const sections = [...content.sections, ...copies]
  const { problems } = checkContent(JSON.stringify({ ...content, sections }, null, 2))
  const inSections = problems.filter(({ path }) => path[0] === 'sections')
  expect(new Set(inSections.map(({ code }) => code))).toEqual(
    new Set(['missing-key', 'said-twice']),
  )
})
