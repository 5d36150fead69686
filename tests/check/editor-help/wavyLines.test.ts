import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sectionTypes } from '../../../schema/model/model.ts'
import { wavyLines } from './editor.ts'
import { changed, ownContent } from './ownContent.ts'

const shown = (from: string, to: string) => wavyLines(changed(from, to))

test('a content without mistakes shows no wavy line', async () => {
  expect(await wavyLines(ownContent)).toEqual([])
  expect(await wavyLines(readFileSync('content/site.json', 'utf8'))).toEqual([])
})

test('a line that was left out is named at the braces it belongs in', async () => {
  expect(await shown('"text": "hero.text",', '')).toMatchInlineSnapshot(`
    [
      "{ → Missing property "text".",
    ]
  `)
})

test('a mistyped name is marked', async () => {
  expect(await shown('"icon": "cloud"', '"icno": "cloud"')).toMatchInlineSnapshot(`
    [
      "{ → Missing property "icon".",
      ""icno" → Property icno is not allowed.",
    ]
  `)
})

test('a number in quotes is shown without them', async () => {
  expect(await shown('"throttle": 10000', '"throttle": "10000"')).toMatchInlineSnapshot(`
    [
      ""10000" → Write a whole number without quotes, e.g. 10000 for ten seconds.",
    ]
  `)
})

test('true in quotes is shown without them', async () => {
  expect(await shown('Headless": false', 'Headless": "false"')).toMatchInlineSnapshot(`
    [
      ""false" → Write true or false, without quotes.",
    ]
  `)
})

test('an unknown type of section lists the types there are', async () => {
  const types = sectionTypes.map((type) => `"${type}"`)
  const last = types.pop() ?? ''
  expect(await shown('"services",', '"servces",')).toEqual([
    `"servces" → Choose a kind of section: ${types.join(', ')} or ${last}.`,
  ])
})

test('a sentence where the name of a text belongs says where the sentence goes', async () => {
  expect(await shown('"hero.title"', '"We build software"')).toMatchInlineSnapshot(`
    [
      ""We build software" → This must be the name of a text, e.g. "hero.title": letters and digits without accents, joined by dots. The text itself goes under catalogs, in each language.",
    ]
  `)
})

test('a state spelled out asks for its two letters', async () => {
  expect(await shown('"DF"', '"Distrito Federal"')).toMatchInlineSnapshot(`
    [
      ""Distrito Federal" → Write the two capital letters of a Brazilian state, e.g. "DF" or "GO".",
    ]
  `)
})

test('a logo outside the folder is shown how to be written', async () => {
  expect(await shown('"/logos/client-3.svg"', '"C:\\\\logos\\\\client.svg"'))
    .toMatchInlineSnapshot(`
      [
        ""C:\\\\logos\\\\client.svg" → Start with a slash and end with .svg, .png or .webp, without spaces: the file public/logos/acme.svg is written "/logos/acme.svg".",
      ]
    `)
})

test('a name of a text with a space is shown how to be written', async () => {
  expect(await shown('"form.send": ', '"form.send": "Words", "form extra": '))
    .toMatchInlineSnapshot(`
    [
      ""form extra" → Name a text with letters and digits without accents, joined by dots and starting with a small letter, e.g. "services.cloud.title".",
    ]
  `)
})

test('a comma that is missing is asked for where the next line starts', async () => {
  expect(await shown('"city": "Brasília",', '"city": "Brasília"')).toMatchInlineSnapshot(`
    [
      ""state" → Expected comma",
    ]
  `)
})

test('a comma too many is marked', async () => {
  expect(await shown('"70000-000"', '"70000-000",')).toMatchInlineSnapshot(`
    [
      ", → Trailing comma",
    ]
  `)
})

test('a text written twice is marked both times', async () => {
  expect(await shown('"district"', '"city": "Goiânia", "district"'))
    .toMatchInlineSnapshot(`
    [
      ""city" → Duplicate object key",
      ""city" → Duplicate object key",
    ]
  `)
})

test('an e-mail address without @ is shown how to be written', async () => {
  expect(await shown('hello@delta.example', 'hello')).toMatchInlineSnapshot(`
    [
      ""hello" → Write one e-mail address between straight quotes, e.g. "hello@example.com".",
    ]
  `)
})

test('an address of the site without https is shown how to be written', async () => {
  expect(await shown('https://www.delta.example/', 'www.delta.example'))
    .toMatchInlineSnapshot(`
    [
      ""www.delta.example" → Write the whole address, starting with https:// and ending with a slash, e.g. "https://www.example.com/".",
    ]
  `)
})

test('a list that is no list is asked for with its brackets', async () => {
  expect(await shown('"id": "footer"', '"id": "footer", "show": "brasilia"'))
    .toMatchInlineSnapshot(`
    [
      ""brasilia" → Write a list of ids in square brackets, e.g. ["brasilia"].",
    ]
  `)
})

test('a text without quotes is marked', async () => {
  expect(await shown('"name": "Delta"', '"name": Delta')).toMatchInlineSnapshot(`
    [
      ""company" → Missing property "name".",
      "Delta → Value expected",
    ]
  `)
})

test('an empty text asks for words', async () => {
  expect(await shown('"form.send": "Words"', '"form.send": " "')).toMatchInlineSnapshot(`
    [
      "" " → This text is empty. Write something between the quotes, e.g. "Send message".",
    ]
  `)
})

test.each([
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['+55 61 3555-0100', '(61) 3555-0100'],
  ['70000-000', '70000000'],
  ['https://www.linkedin.com/company/delta', 'www.linkedin.com/company/delta'],
])('%s written as %s is shown how to be written, once', async (right, wrong) => {
  const lines = await shown(`"${right}"`, `"${wrong}"`)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^".*" → Write .* e\.g\. ".*"\.$/)
})
