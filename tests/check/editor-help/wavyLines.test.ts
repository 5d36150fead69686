import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sectionTypes } from '../../../schema/model/model.ts'
import { rowsOf } from '../rowsOf.ts'
import { wavyLines } from './editor.ts'
import { changed, ownContent } from './ownContent.ts'

const shown = (from: string, to: string) => wavyLines(changed(from, to))

test('a content without mistakes shows no wavy line', async () => {
  expect(await wavyLines(ownContent)).toEqual([])
  expect(await wavyLines(readFileSync('content/site.json', 'utf8'))).toEqual([])
})

/** A description, the replacement, the marked text and the message. */
const mistakes = rowsOf(String.raw`
  a line that was left out | "text": "hero.text", |  | { → Missing property "text".
  a mistyped name | "icon": "cloud" | "icno": "cloud" | { → Missing property "icon". | "icno" → Property icno is not allowed.
  a number in quotes | "throttle": 10000 | "throttle": "10000" | "10000" → Write a whole number without quotes, e.g. 10000.
  true in quotes | Headless": false | Headless": "false" | "false" → Write true for yes or false for no, without quotes.
  a sentence where the name of a text belongs | "hero.title" | "We build software" | "We build software" → This must be the name of a text, e.g. "hero.title": letters and digits without accents, joined by dots. The text itself goes under catalogs, in each language.
  a state spelled out | "DF" | "Distrito Federal" | "Distrito Federal" → Write the two capital letters of a Brazilian state, e.g. "DF" or "GO".
  a logo outside the folder | "/logos/dorvento.svg" | "C:\\logos\\client.svg" | "C:\\logos\\client.svg" → Start with a slash and end with .svg, .png or .webp, without spaces: the file public/logos/acme.svg is written "/logos/acme.svg".
  a name of a text with a space | "form.send": | "form.send": "Words", "form extra": | "form extra" → Name a text with letters and digits without accents, joined by dots and starting with a small letter, e.g. "services.cloud.title".
  a comma that is missing | "city": "Brasília", | "city": "Brasília" | "state" → Expected comma
  a comma too many | "70000-000" | "70000-000", | , → Trailing comma
  a text written twice | "district" | "city": "Goiânia", "district" | "city" → Duplicate object key | "city" → Duplicate object key
  an e-mail address without @ | hello@example.com | hello | "hello" → Write one e-mail address, e.g. "hello@example.com".
  an address of the site without https | https://www.example.com/ | www.example.com | "www.example.com" → Write the whole address, starting with https:// and ending with a slash, e.g. "https://www.example.com/".
  a list that is no list | "id": "footer" | "id": "footer", "show": "brasilia" | "brasilia" → Write a list in square brackets, e.g. ["brasilia"].
  a text without quotes | "name": "Buritália" | "name": Buritália | "company" → Missing property "name". | Buritália → Value expected
  an empty text | "form.send": "Send message" | "form.send": " " | " " → This text is empty. Write something between the quotes.
`).map(([what, from = '', to = '', ...lines]) => ({ what, from, to, lines }))

test.each(mistakes)(
  '$what is marked, and said how to be fixed',
  async ({ from, to, lines }) => {
    expect(await shown(from, to)).toEqual(lines)
  },
)

test('an unknown type of section lists the types there are', async () => {
  const types = sectionTypes.map((type) => `"${type}"`)
  const last = types.pop() ?? ''
  expect(await shown('"services",', '"servces",')).toEqual([
    `"servces" → Write ${types.join(', ')} or ${last}.`,
  ])
})

test.each([
  ['11.222.333/0001-81', '11222333000181'],
  ['+55 61 3555-0100', '(61) 3555-0100'],
  ['70000-000', '70000000'],
  ['https://www.linkedin.com/company/example', 'www.linkedin.com/company/example'],
])('%s written as %s is shown how to be written, once', async (right, wrong) => {
  const lines = await shown(`"${right}"`, `"${wrong}"`)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^".*" → Write .* e\.g\. ".*"\.$/)
})
