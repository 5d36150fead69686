import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languageList } from '../../../schema/languages.ts'
import { original } from '../mistakes/mistake.ts'
import { changed, problemsOf, testChanges } from './changedSample.ts'

const content = (): SiteContent => JSON.parse(original)
const { catalogs } = content()

testChanges(
  'texts and their names',
  String.raw`
  catalogs/en/hero.title | {"text":"Hello"} | wrong-type ‹{› Hello
  catalogs/en/news | {"title":"Hello","more":"Words"} | wrong-type ‹{› Hello
  catalogs/en/news | {} | wrong-type ‹{›
  catalogs/br/news | [] | wrong-type ‹[›
  catalogs/en/News item | {"title":"Hello"} | bad-text-name ‹"News item"› hero.title | wrong-type ‹{› Hello
  catalogs/br/hero title | "Words" | bad-text-name ‹"hero title"› hero.title
  catalogs/en/form.send | gone | translation-missing ‹"form.send"› Enviar mensagem
  catalogs/en/language.en.title | "See in English" | fixed-text → "language.en.title": "View in English"
  catalogs/br/language.en.name | "Words" | translation-missing catalogs/en/language.en.name ‹"language.en.name"› Words
  catalogs/en | gone | default-language-absent site/defaultLanguage br
  catalogs/br | "Words" | wrong-type
  catalogs/br | [] | wrong-type ‹[›
  catalogs/br/services.title | "Serviços \uf8ff" | suspicious-words
`,
  [
    [
      'catalogs/en/hero.title',
      'x'.repeat(6000),
      'text-too-long 6000, 80, 1 (hero), 5920',
    ],
    ['catalogs', {}, `no-texts ‹"catalogs"› ${languageList.join(', ')}`],
    ['catalogs', 'x', `wrong-type ${languageList.join(', ')}`],
    ['catalogs/en', catalogs.br, 'catalog-foreign ‹"en"›'],
    ['catalogs/br', catalogs.en, 'catalog-foreign ‹"br"›'],
    [
      'catalogs',
      { en: catalogs.br, br: catalogs.en },
      'catalogs-swapped catalogs/en ‹"en"› br',
    ],
    ['catalogs/pt', catalogs.br, 'unknown-language ‹"pt"› en, br'],
    [
      'catalogs/br/services.title',
      'Serviços ${nome}',
      'suspicious-words',
      'placeholder-unknown ‹{nome}›',
    ],
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
