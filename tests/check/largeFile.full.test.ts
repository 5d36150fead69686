import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { original } from './mistakes/mistake.ts'

test('a hundred times the sample, five megabytes, is checked to the end', () => {
  const content: unknown = JSON.parse(original)
  const many = JSON.stringify(content).replace(
    '"catalogs":{"en":{',
    `"catalogs":{"en":{${Array.from({ length: 100_000 }, (_, index) => `"more.a${index}":"Some text number ${index}",`).join('')}`,
  )
  expect(checkContent(many).problems.length).toBe(1000)
})
