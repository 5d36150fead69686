import { expect, test } from 'vitest'

import { wordGuard } from './wordGuard.ts'

const file = `{
  "company": { "name": "Delta", "phone": "+55 (61) 3555-0100" },
  "services": [{ "icon": "clouds", "titel": "services.cloud.title" }],
  "clients": [{ "name": "Brumaré", "logo": "/logos/brumaree.svg" }],
  "catalogs": {
    "br": { "hero.titel": "Feito em {ano}, para ficar" }
  }
}`

/** Does replacing one text by another change a word that visitors read? */
function changes(from: string, to: string, text = file): boolean {
  const offset = text.indexOf(from)
  if (offset === -1) throw new Error(`The text has no ${from}.`)
  return wordGuard(text)({ offset, length: from.length, text: to })
}

test.each([
  ['the name of the company', '"Delta"', '"Delta Ltda."'],
  ['the name of a client', '"Brumaré"', '"Brumare"'],
  [
    'a text of the catalogs',
    '"Feito em {ano}, para ficar"',
    '"Feito em {ano}, para sempre"',
  ],
  [
    'the client that a list has',
    '{ "name": "Brumaré", "logo": "/logos/brumaree.svg" }',
    '',
  ],
  ['a digit of the phone number', '"+55 (61) 3555-0100"', '"+55 61 3555-0101"'],
])('%s may not change', (_, from, to) => {
  expect(changes(from, to)).toBe(true)
})

test.each([
  ['the name of a setting', '"titel"', '"title"'],
  ['the name of a text', '"hero.titel"', '"hero.title"'],
  ['a setting that is missing', '"icon": "clouds"', '"icon": "clouds", "id": "cloud"'],
  ['the choice of an icon', '"clouds"', '"cloud"'],
  ['the address of a file', '"/logos/brumaree.svg"', '"/logos/brumare.svg"'],
  ['the marks in a phone number', '"+55 (61) 3555-0100"', '"+55 61 3555-0100"'],
  ['the name in braces, which no visitor reads', '{ano}', '{year}'],
])('%s may be fixed', (_, from, to) => {
  expect(changes(from, to)).toBe(false)
})

test.each(
  [
    ['name', 'legalName', 'cnpj', 'email', 'phone', 'secondPhone', 'number'],
    ['client', 'person', 'firm', 'city', 'street', 'district', 'postalCode'],
  ].flat(),
)('what a visitor reads under “%s” may not change', (name) => {
  expect(changes('"one"', '"two"', `{ "in": [{ "${name}": "one" }] }`)).toBe(true)
})

test('signs that a program has written as numbers are the same signs', () => {
  const text = String.raw`{ "name": "Brumar\u00e9 " }`
  expect(changes(String.raw`"Brumar\u00e9 "`, '"Brumaré"', text)).toBe(false)
  expect(changes(String.raw`"Brumar\u00e9 "`, '"Brumarê"', text)).toBe(true)
})

test.each([
  ['curly quotation marks', '{ "a": “Feito à mão” }', '“Feito à mão”', '"Feito à mão"'],
  ['a line break inside a text', '{ "a": "one\n  two" }', '"one\n  two"', '"one two"'],
  ['a comma too many', '{ "a": "one", }', ',', ''],
  ['a comment', '{ "a": "one" // Hallo\n, }', '// Hallo', ''],
  ['a tab in a text', '{ "a": \'one\ttwo\', }', "'one\ttwo'", '"one\\ttwo"'],
  ['yes for true', '{ "a": yes, }', 'yes', 'true'],
])('in a broken file %s may be fixed', (_, text, from, to) => {
  expect(changes(from, to, text)).toBe(false)
})

test.each([
  ['a second text is not thrown away', '{ "a": "one" "two" }', '"two"', ''],
  ['a text does not become another', '{ "a": “one”, }', '“one”', '"two"'],
  ['a text does not become yes or no', '{ "a": “yes”, }', '“yes”', 'true'],
  ['a word does not become another text', '{ "a": one, }', 'one', '"two"'],
  ['an address is no comment', '{ "a": "one" “http://a” }', '“http://a”', ''],
])('in a broken file %s', (_, text, from, to) => {
  expect(changes(from, to, text)).toBe(true)
})
