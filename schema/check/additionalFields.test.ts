import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { FormField, SiteContent } from '../generated/siteContent.ts'

const parsed = (): SiteContent =>
  JSON.parse(readFileSync('tests/fixtures/all-sections/content/site.json', 'utf8'))

function codesOf(change: (fields: FormField[]) => void): string[] {
  const content = parsed()
  const contact = content.sections.find(({ type }) => type === 'contact')
  if (contact?.type !== 'contact' || !contact.fields)
    throw new Error('There are no additional fields.')
  change(contact.fields)
  const { problems } = checkContent(JSON.stringify(content))
  return problems.map(({ code, path }) => `${code} ${path.slice(2).join('/')}`)
}

test.each([
  ['name', 'bad-value fields/1/id'],
  ['captchaToken', 'bad-value fields/1/id'],
  ['toString', 'bad-value fields/1/id'],
  ['city-name', 'bad-value fields/1/id'],
  ['company', 'duplicate-id fields/1/id'],
])(
  'an additional field cannot have the id %s: it is reserved, invalid, or taken',
  (id, code) => {
    expect(codesOf((fields) => Object.assign(fields[1] ?? {}, { id }))).toEqual([code])
  },
)
