import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { original } from '../mistakes/mistake.ts'
import { changed, problemsOf, testChanges } from './changedSample.ts'

const content = (): SiteContent => JSON.parse(original)
const { catalogs } = content()

testChanges(
  'texts and their names',
  String.raw`
  catalogs/en/hero.title | {"text":"Hello"} | wrong-type ‹{›
  catalogs/en/news | {"title":"Hello","more":"Words"} | wrong-type ‹{›
  catalogs/en/news | {} | wrong-type ‹{›
  catalogs/en/News item | {"title":"Hello"} | bad-text-name ‹"News item"› | wrong-type ‹{›
  catalogs/br/hero title | "Words" | bad-text-name ‹"hero title"›
  catalogs/en/form.send | gone | translation-missing ‹"form.send"›
  catalogs/en/language.en.title | "See in English" | wrong-choice → "View in English"
  catalogs/br/language.en.name | "Words" | translation-missing catalogs/en/language.en.name ‹"language.en.name"›
  catalogs/en | gone | wrong-choice site/defaultLanguage
  catalogs/br/services.title | "Serviços \uf8ff" | suspicious-words
`,
  [
    ['catalogs/en/hero.title', 'x'.repeat(6000), 'value-too-long'],
    ['catalogs', {}, 'not-accepted'],
    ['catalogs', 'x', 'wrong-type'],
    ['catalogs/pt', catalogs.br, 'unknown-key ‹"pt"›'],
    ['catalogs/br/services.title', 'Serviços ${nome}', 'text-broken'],
  ],
)

test('a text of the page that is gone from both languages is reported once', () => {
  const { catalogs } = content()
  for (const catalog of Object.values(catalogs))
    Reflect.deleteProperty(catalog, 'form.send')
  expect(problemsOf(changed('catalogs', catalogs))).toEqual([
    'text-missing catalogs/en/form.send ‹{›',
  ])
})
