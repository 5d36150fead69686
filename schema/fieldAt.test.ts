import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { setValue } from './editContent.ts'
import { fieldAt, type Field } from './fieldAt.ts'
import { jsonLine } from './model/example.ts'
import { sectionTypes } from './model/model.ts'
import { lookUp, type Path } from './read/lookUp.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const content = read('tests/fixtures/sample/content/site.json')
const allSections = read('tests/fixtures/all-sections/content/site.json')

test('a field has a title, help, and labeled choices, and an unknown path has no field', () => {
  const title = fieldAt(content, ['sections', 0, 'title'])
  expect(title?.title).toEqual({ en: 'Headline', br: 'Título principal' })
  expect(title?.help?.br).toContain('O maior texto da página.')
  const { choices = [] } = fieldAt(content, ['sections', 1, 'type']) ?? {}
  expect(choices.map(({ value }) => value)).toEqual(sectionTypes)
  expect(choices[1]?.label.en).toBe('The services, as tiles or as a list.')
  expect(fieldAt(content, ['catalogs', 'br', 'a.text.of.ones.own'])?.kind).toBe('text')
  expect(fieldAt(content, ['company', 'color'])).toBe(undefined)
})

test('a text has the limits of all fields that show it', () => {
  const long = fieldAt(content, ['catalogs', 'en', 'hero.text'])
  expect(long).toMatchObject({ kind: 'text', maxTextLength: 320, isMultiline: true })
  const short = setValue(content, ['header', 'menu', 0, 'label'], 'hero.text')
  expect(fieldAt(short, ['catalogs', 'en', 'hero.text'])?.maxTextLength).toBe(20)
  const copyright = fieldAt(content, ['catalogs', 'br', 'footer.copyright'])
  expect(copyright?.placeholders).toEqual(['year', 'company', 'cnpj'])
})

/** The fields of the content with their paths, in which # stands for an index or a language. */
function fieldsIn(path: Path = [], isRequired = true): [name: string, field: Field][] {
  const field = fieldAt(allSections, path)
  if (!field) return []
  expect([path, field.isRequired]).toEqual([path, isRequired])
  const type = lookUp(allSections, [...path.slice(0, 2), 'type'])
  const name = (typeof type === 'string' ? path.with(1, type) : path).join('.')
  const parts = field.children.filter(({ key }) => key !== '$schema')
  return [
    [name.replaceAll(/(?<=\.)\d+|(?<=^catalogs\.)\w+/g, '#'), field],
    ...parts.flatMap((child) => fieldsIn([...path, child.key], child.isRequired)),
  ]
}

/** Properties that the snapshot leaves out, because the generated schemas contain them. */
const schemaProperties =
  /^(title|help|fileHelp|type|pattern|patternErrorMessage|examples|properties|items|(all|one)Of|tsType|markdownEnumDescriptions|additionalProperties|enum|const|\$ref|format|required|(min|max)(Items|Length|Properties)|uniqueItems|propertyNames|if|then|else)$/

// To accept an intended difference, run `npx vitest run --project=node schema/fieldAt -u`.
test('the kinds, limits, and new entries of all fields match the snapshot', async () => {
  const lines = new Map<string, string>()
  for (const [name, { kind, unit, choices, snippets, ...field }] of fieldsIn()) {
    const values = choices.map(({ value }) => value)
    const unitToShow = unit === 1 ? undefined : unit
    const properties = { values, unit: unitToShow, ...field, children: '' }
    const parts = Object.entries(properties).flatMap(([property, value]) => {
      const json = JSON.stringify(lookUp(value, ['en']) ?? value)
      if (schemaProperties.test(property) || !value || json === '[]') return []
      return value === true ? property : `${property} ${json}`
    })
    const isEntry = /(#|^sections\.\w+)$/.test(name)
    const entries = (isEntry ? [] : snippets).map(
      ({ title, isSingle, body }) =>
        `\n  ${title.en}${isSingle ? ' (only one)' : ''}: ${jsonLine(body)}`,
    )
    const line = [kind, ...parts].join(', ') + entries.join('')
    // Texts that the owner writes differ only in their limits, and plain values in nothing.
    const isPlain =
      parts.length === 0 || /^catalogs(?!.*(usualText|isFixed))/.test(name + line)
    const key = isPlain ? line : `${name.split('.').at(-1)} ${line}`
    if (!lines.has(key)) lines.set(key, `${name}: ${line}`)
  }
  await expect([...lines.values()].join('\n')).toMatchFileSnapshot('fieldAt.txt')
})

test('help in the editor uses no terms of programming or of the content file', () => {
  const helpTexts = fieldsIn().flatMap(([, { kind, help }]) =>
    kind === 'text' ? [] : Object.values(help ?? {}),
  )
  expect(helpTexts.length).toBeGreaterThan(200)
  const terms =
    /[{}[\]"\\]|catalogs|(folder|pasta) public|without quotes|sem aspas:|\b(true|false|string|array|object|boolean|integer|null|property)\b/
  const withTerms = helpTexts.filter((text) =>
    terms.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  )
  expect(withTerms).toEqual([])
})
