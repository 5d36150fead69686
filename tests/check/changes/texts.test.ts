import { testChanges } from './changedSample.ts'

testChanges(
  'a text',
  String.raw`
  catalogs/en/header.home | "all'{company} back" | text-broken
  catalogs/en/hero.title | "l'{name} y" | text-broken
  catalogs/en/header.home | "A \"\n {compny}, back" | text-broken → "A \"\n {company}, back" | lines-lost
  catalogs/en/header.home | "\\ \" } back {company}" | text-broken
  catalogs/en/hero.title | "Software que fica de pé" | untranslated
  catalogs/br/hero.title | "Software that stays standing" | untranslated
  catalogs/en/hero.title | "A casa é sua e do seu time" | text-foreign
  catalogs/en/hero.title | "" | empty-value
  catalogs/en/hero.title | " \u200b " | empty-value
  catalogs/en/hero.title | gone | translation-missing ‹"hero.title"›
  catalogs/en/hero.title | 7 | wrong-type → "7"
  catalogs/en/hero.title | null | wrong-type
  catalogs/en/hero.title | "word word word word word word word word word word word word word word word word x" | value-too-long
  catalogs/en/language.br.title | "View in Portuguese" | wrong-choice → "Ver em português"
  catalogs/en/hero.title | "<b>Bold</b> words" | suspicious-words
  catalogs/en/hero.title | "GraÃºnix" | suspicious-words
  catalogs/en/header.home | "{ company }, back"
  catalogs/en/header.home | "{Company}, back" | text-broken → "{company}, back"
  catalogs/en/header.home | "{company}, back to {company}"
  catalogs/en/hero.title | "[company]"
  catalogs/en/header.home | "%s, back" | text-broken
  catalogs/en/header.home | "[company], back" | text-broken
  catalogs/br/hero.text | "The house of the future is what we do with you" | text-foreign
  catalogs/en/hero.text | "A casa do futuro é o que a gente faz com você" | text-foreign
  catalogs/br/services.title | "Buritália"
`,
  [['catalogs/br/hero.text', 'word '.repeat(200).trim(), 'value-too-long']],
)
