import { testChanges } from './changedSample.ts'

testChanges(
  'a text',
  String.raw`
  catalogs/en/header.home | "'{company}', back" | apostrophe ‹'› {company}
  catalogs/en/header.home | "all'{company} back" | apostrophe ‹'› {company} → "header.home": "all’
  catalogs/en/hero.title | "l'{name} y" | apostrophe ‹'› {name} → "hero.title": "l’
  catalogs/en/hero.title | "it's '{name}'"
  catalogs/br/header.home | "{company, number}, voltar" | placeholder-kind ‹{company, number}› {company}
  catalogs/br/header.home | "Ao topo" | placeholder-missing {company}
  catalogs/en/header.home | "A \"\n {compny}, back" | lines-lost | placeholder-translated ‹{compny}› → "header.home": "A \"\n {company}
  catalogs/en/header.home | "{company} {compny}" | placeholder-unknown ‹{compny}› {company}
  catalogs/en/header.home | "{compny} {cmpany}" | placeholder-translated ‹{compny}› {cmpany}, {company}
  catalogs/en/header.home | "\\ \" } back {company}" | brace-stray ‹}› → "header.home": "\\ \"␣
  catalogs/en/header.home | "{ company back" | brace-unclosed ‹{› → "header.home": "{ company}
  catalogs/en/header.home | "{place back" | brace-unclosed ‹{›
  catalogs/en/hero.title | "{}" | brace-empty ‹{}› → "hero.title": "
  catalogs/en/hero.title | "Software que fica de pé" | untranslated
  catalogs/br/hero.title | "Software that stays standing" | untranslated
  catalogs/en/hero.title | "A casa é sua e do seu time" | text-foreign
  catalogs/en/hero.title | "" | empty-text Software que fica de pé
  catalogs/en/hero.title | " \u200b " | empty-text Software que fica de pé
  catalogs/br/hero.title | gone | translation-missing ‹"hero.title"› Software that stays standing
  catalogs/en/hero.title | gone | translation-missing ‹"hero.title"› Software que fica de pé
  catalogs/en/skip.toContent | gone | translation-missing ‹"skip.toContent"› Pular para o conteúdo
  catalogs/en/hero.title | 7 | wrong-type → "hero.title": "7"
  catalogs/en/hero.title | null | wrong-type
  catalogs/en/hero.title | "word word word word word word word word word word word word word word word word x" | text-too-long 81, 80, 1 (hero), 1
  catalogs/en/new.text | "Words" | translation-missing catalogs/br/new.text ‹"new.text"› Words
  catalogs/en/New Text | "Words" | bad-text-name ‹"New Text"› hero.title
  catalogs/br/hero.titel | "Palavras" | translation-missing catalogs/en/hero.titel ‹"hero.titel"› Palavras
  catalogs/en/language.br.title | "View in Portuguese" | fixed-text → "language.br.title": "Ver em português"
  catalogs/br/language.en.title | "Em inglês" | fixed-text → "language.en.title": "View in English"
  catalogs/en/hero.title | "<b>Bold</b> words" | suspicious-words
  catalogs/en/hero.title | "GraÃºnix" | suspicious-words Graúnix
  catalogs/en/header.home | "{company, back" | brace-unclosed ‹{› → "header.home": "{company}
  catalogs/en/header.home | "company}, back" | brace-stray ‹}› → "header.home": "company
  catalogs/en/header.home | "{ company }, back"
  catalogs/en/header.home | "{{company}}, back" | text-broken ‹{› {year}
  catalogs/en/header.home | "{Company}, back" | placeholder-translated ‹{Company}› → "header.home": "{company}
  catalogs/en/header.home | "{company}, back to {company}"
  catalogs/en/header.home | "{company}, back to {place}" | placeholder-unknown ‹{place}› {company}
  catalogs/br/header.home | "{empresa}, voltar" | placeholder-translated ‹{empresa}› → "header.home": "{company}
  catalogs/en/hero.title | "Hello {name}" | placeholder-unknown ‹{name}›
  catalogs/en/hero.title | "It's '{'so'}' here"
  catalogs/en/hero.title | "{n, plural, one {#}}" | other-missing ‹{› other
  catalogs/en/hero.title | "{n, plural, one {#} other {#}}" | placeholder-unknown ‹, one {#} other {#}}› {n}
  catalogs/en/hero.title | "[company]"
  catalogs/en/header.home | "%s, back" | placeholder-missing {company}
  catalogs/en/header.home | "[company], back" | placeholder-missing {company}
  catalogs/en/header.home | "(company), back" | placeholder-missing {company}
  catalogs/en/header.home | "{comp any}, back" | text-broken ‹{› {year}
  catalogs/en/header.home | "{1}, back" | placeholder-translated ‹{1}› → "header.home": "{company}
  catalogs/br/hero.text | "The house of the future is what we do with you" | text-foreign
  catalogs/en/hero.text | "A casa do futuro é o que a gente faz com você" | text-foreign
  catalogs/br/nav.about | "About" | untranslated
  catalogs/br/contact.title | "Talk to us about it" | text-foreign
  catalogs/br/services.title | "Buritália"
`,
  [
    [
      'catalogs/br/hero.text',
      'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word wordx',
      'text-too-long 6000, 320, 1 (hero), 5680',
    ],
    [
      'catalogs/en/skip.toContent',
      'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word wordx',
      'text-too-long 300, 40, 260',
    ],
    [
      'catalogs/en/page.title',
      'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word wordx',
      'text-too-long 400, 70, 330',
    ],
    [
      'catalogs/en/hero.title',
      '${company} here',
      'suspicious-words',
      'placeholder-unknown ‹{company}›',
    ],
  ],
)
