// @vitest-environment node
import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { original } from '../mistakes/mistake.ts'
import { changed, toldOf, type Row } from './changedSample.ts'

const content = (): SiteContent => JSON.parse(original)
const { catalogs } = content()

test.each<Row>([
  [
    'catalogs/en/hero.title',
    5,
    'catalogs/en/hero.title ‹5› The English text “hero.title” must be text, but it is written as a number. put it in quotation marks: "5" → "hero.title": "5"',
  ],
  [
    'catalogs/en/hero.title',
    '  ',
    'catalogs/en/hero.title ‹"  "› The English text “hero.title” is empty. write the text between the quotation marks; in Portuguese it is “Software que fica de pé”.',
  ],
  [
    'catalogs/en/hero.title',
    { text: 'Hello' },
    'catalogs/en/hero.title ‹{› The English text “hero.title” must be text, but it is a group in braces. write it like this: "…"',
  ],
  [
    'catalogs/en/hero',
    { title: 'Hello', more: 'x' },
    'catalogs/en/hero ‹"hero"› “hero” is a group here, but each text has its whole name, as in “hero.title”. write "hero.title" instead of "title", so with each text of the group, and take the braces of "hero" away.',
    'catalogs/br/hero.more ‹"more"› The text “hero.more” exists in English (“x”) but not in Portuguese. add "hero.more": "…" under catalogs › br.',
  ],
  [
    'catalogs/en/news',
    { title: 'Hello', more: 'x' },
    'catalogs/en/news ‹"news"› “news” is a group here, but each text has its whole name, as in “news.title”. write "news.title" instead of "title", so with each text of the group, and take the braces of "news" away.',
    'catalogs/br/news.title ‹"title"› The text “news.title” exists in English (“Hello”) but not in Portuguese. add "news.title": "…" under catalogs › br.',
    'catalogs/br/news.more ‹"more"› The text “news.more” exists in English (“x”) but not in Portuguese. add "news.more": "…" under catalogs › br.',
  ],
  [
    'catalogs/en/news',
    {},
    'catalogs/en/news ‹{› The English text “news” must be text, but it is a group in braces. write it like this: "…"',
  ],
  [
    'catalogs/br/news',
    [],
    'catalogs/br/news ‹[› The Portuguese text “news” must be text, but it is a list in square brackets. write it like this: "…"',
  ],
  [
    'catalogs/en/News item',
    { title: 'Hello' },
    'catalogs/en/News item ‹"News item"› “News item” cannot be the name of a text. use letters and digits without accents, joined by dots, e.g. "hero.title".',
    'catalogs/en/News item ‹{› The English text “News item” must be text, but it is a group in braces. write it like this: "…"',
  ],
  [
    'catalogs/en/hero.title',
    'x'.repeat(81),
    'catalogs/en/hero.title ‹xxxxxxxxxxxxxxxxxxx"› The English text “hero.title” has 81 characters; there is room for 80 as “title” of section 1 (hero). shorten it by 1 character.',
  ],
  [
    'catalogs/en/hero.title',
    'x'.repeat(6000),
    'catalogs/en/hero.title ‹xxxxxxxxxxxxxxxxxxx"› The English text “hero.title” has 6000 characters; there is room for 80 as “title” of section 1 (hero). shorten it by 5920 characters.',
  ],
  [
    'catalogs/en/hero.extra',
    'x',
    'catalogs/br/hero.extra ‹"hero.extra"› The text “hero.extra” exists in English (“x”) but not in Portuguese. add "hero.extra": "…" under catalogs › br.',
  ],
  [
    'catalogs/en/hero title',
    'x',
    'catalogs/en/hero title ‹"hero title"› “hero title” cannot be the name of a text. use letters and digits without accents, joined by dots, e.g. "hero.title".',
  ],
  [
    'catalogs/br/hero title',
    'x',
    'catalogs/br/hero title ‹"hero title"› “hero title” cannot be the name of a text. use letters and digits without accents, joined by dots, e.g. "hero.title".',
  ],
  [
    'catalogs/br/hero.titel',
    'Um título',
    'catalogs/en/hero.titel ‹"hero.titel"› The text “hero.titel” exists in Portuguese (“Um título”) but not in English. add "hero.titel": "…" under catalogs › en.',
  ],
  [
    'catalogs/en/form.send',
    undefined,
    'catalogs/en/form.send ‹"form.send"› The text “form.send” exists in Portuguese (“Enviar mensagem”) but not in English. add "form.send": "…" under catalogs › en.',
  ],
  [
    'catalogs/en/language.en.title',
    'See in English',
    'catalogs/en/language.en.title ‹"See in English"› “language.en.title” is the title of a flag and reads “View in English” in every language: whoever needs the button must understand it. write "View in English" → "language.en.title": "View in English"',
  ],
  [
    'catalogs/br/language.en.title',
    'Ver em inglês',
    'catalogs/br/language.en.title ‹"Ver em inglês"› “language.en.title” is the title of a flag and reads “View in English” in every language: whoever needs the button must understand it. write "View in English" → "language.en.title": "View in English"',
  ],
  [
    'catalogs/br/language.en.name',
    'x',
    'catalogs/en/language.en.name ‹"language.en.name"› The text “language.en.name” exists in Portuguese (“x”) but not in English. add "language.en.name": "…" under catalogs › en.',
  ],
  [
    'catalogs/en',
    undefined,
    'site/defaultLanguage ‹"en"› The page should open in English, but catalogs has no texts in English. write “br” here, or add "en": { … } under catalogs.',
  ],
  [
    'catalogs',
    {},
    'catalogs ‹"catalogs"› The page has no texts: “catalogs” is empty. add "en": { … } or "br": { … } with the texts in that language.',
  ],
  [
    'catalogs/br',
    'x',
    'catalogs/br ‹"x"› “br” of “catalogs” must be a group in braces, but it is written as text. write it like this: { … }',
  ],
  [
    'catalogs/br',
    [],
    'catalogs/br ‹[› “br” of “catalogs” must be a group in braces, but it is a list in square brackets. write it like this: { … }',
  ],
  [
    'catalogs',
    'x',
    'catalogs ‹"x"› “catalogs” must be a group in braces, but it is written as text. write it like this: { "en": { … }, "br": { … } }',
  ],
  [
    'catalogs/en',
    catalogs.br,
    'catalogs/en ‹"en"› The texts under “en” are not in English but in Portuguese. translate them: whoever chooses English reads them.',
  ],
  [
    'catalogs/br',
    catalogs.en,
    'catalogs/br ‹"br"› The texts under “br” are not in Portuguese but in English. translate them: whoever chooses Portuguese reads them.',
  ],
  [
    'catalogs',
    { en: catalogs.br, br: catalogs.en },
    'catalogs/en ‹"en"› Two languages have changed places: the texts under “en” are Portuguese, those under “br” English. write "br" instead of "en" here, and "en" instead of "br" where the other texts begin.',
  ],
  [
    'catalogs/pt',
    catalogs.br,
    'catalogs/pt ‹"pt"› “pt” is not a known name in “catalogs”; what it says is called “br” here, which is there already (line 353). keep the right value under “br”, and take this line out.',
  ],
  [
    'catalogs/br/services.title',
    'Serviços %C3%A7',
    'catalogs/br/services.title ‹"Serviços %C3%A7"› The Portuguese text “services.title” has a letter as addresses and mails write it in it, which visitors would see as it is written: %C3%A7 write the letter itself.',
  ],
  [
    'catalogs/br/services.title',
    'Serviços ${nome}',
    'catalogs/br/services.title ‹"Serviços ${nome}"› The Portuguese text “services.title” has a sign of another notation before the braces in it, which visitors would see as it is written: ${nome} delete that sign; the braces and the name in them are enough.',
    'catalogs/br/services.title ‹{nome}› “services.title”: in the Portuguese text, the page does not know what to fill in for {nome}. delete {nome}; this text takes no names in braces.',
  ],
  [
    'catalogs/br/services.title',
    'Serviços &amp; mais',
    'catalogs/br/services.title ‹Serviços &amp; mais"› The Portuguese text “services.title” has a code of HTML in it, which visitors would see as it is written: &amp; write the sign itself, e.g. & for &amp; and a space for &nbsp;',
  ],
  [
    'catalogs/br/services.title',
    'Serviços **bons**',
    'catalogs/br/services.title ‹"Serviços **bons**"› The Portuguese text “services.title” has Markdown in it, which visitors would see as it is written: **bons** write plain words; the page decides how they look.',
  ],
  [
    'catalogs/br/services.title',
    '# Serviços',
    'catalogs/br/services.title ‹"# Serviços"› The Portuguese text “services.title” has Markdown in it, which visitors would see as it is written: #  write plain words; the page decides how they look.',
  ],
  [
    'catalogs/br/services.title',
    '[Serviços](https://example.com)',
    'catalogs/br/services.title ‹ttps://example.com)"› The Portuguese text “services.title” has Markdown in it, which visitors would see as it is written: [Serviços]( write plain words; the page decides how they look.',
  ],
  [
    'catalogs/br/services.title',
    'Serviços `bons`',
    'catalogs/br/services.title ‹"Serviços `bons`"› The Portuguese text “services.title” has Markdown in it, which visitors would see as it is written: `bons` write plain words; the page decides how they look.',
  ],
  [
    'catalogs/br/services.title',
    'TODO',
    'catalogs/br/services.title ‹"TODO"› The Portuguese text “services.title” has a stand-in for a text in it, which visitors would see as it is written: TODO write what visitors should read.',
  ],
  [
    'catalogs/br/services.title',
    'Lorem ipsum dolor sit',
    'catalogs/br/services.title ‹rem ipsum dolor sit"› The Portuguese text “services.title” has a stand-in for a text in it, which visitors would see as it is written: Lorem ipsum dolor sit write what visitors should read.',
  ],
  [
    'catalogs/br/services.title',
    'ServiÃ§os',
    'catalogs/br/services.title ‹"ServiÃ§os"› The Portuguese text “services.title” has letters that were read in the wrong way in it, which visitors would see as it is written: ServiÃ§os write “Serviços”.',
  ],
  [
    'catalogs/br/services.title',
    'Servi�os',
    'catalogs/br/services.title ‹"Servi�os"› The Portuguese text “services.title” has the sign � where a letter was lost in it, which visitors would see as it is written: � write the letter again.',
  ],
])('texts and their names: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})

test('a text of the page that is gone from both languages is told once', () => {
  const { catalogs } = content()
  for (const catalog of Object.values(catalogs))
    Reflect.deleteProperty(catalog, 'form.send')
  expect(toldOf(changed('catalogs', catalogs))).toEqual([
    'catalogs/en/form.send ‹{› The page needs a text “form.send” (Send button), which is missing. add "form.send": "…" under catalogs › en and under catalogs › br.',
  ])
})
