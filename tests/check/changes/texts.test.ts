// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'catalogs/en/header.home',
    "'{company}', back",
    "catalogs/en/header.home ‹'› In the English text “header.home” the straight apostrophe before {company} keeps it from being filled in. take the two apostrophes away: {company}, or write curly ones: ‘{company}’",
  ],
  [
    'catalogs/en/header.home',
    "all'{company} back",
    'catalogs/en/header.home ‹\'› In the English text “header.home” the straight apostrophe before {company} keeps it from being filled in. write a curly one: ’{company} → "header.home": "all’',
  ],
  [
    'catalogs/en/hero.title',
    "l'{name} y",
    'catalogs/en/hero.title ‹\'› In the English text “hero.title” the straight apostrophe before {name} keeps it from being filled in. write a curly one: ’{name} → "hero.title": "l’',
  ],
  ['catalogs/en/hero.title', "it's '{name}'"],
  [
    'catalogs/br/header.home',
    '{company, number}, voltar',
    'catalogs/br/header.home ‹{company, number}› “header.home”: the Portuguese text treats {company} differently from the English one. write it as in English: {company}',
  ],
  [
    'catalogs/br/header.home',
    'Ao topo',
    'catalogs/br/header.home ‹"Ao topo"› “header.home”: the Portuguese text leaves out {company}. put {company} where it belongs in the text.',
  ],
  [
    'catalogs/en/header.home',
    'A "\n {compny}, back',
    'catalogs/en/header.home ‹{compny}› “header.home”: the English text uses {compny}, the Portuguese one {company}. names in braces are not translated; write {company}. → "header.home": "A \\"\\n {company}',
  ],
  [
    'catalogs/en/header.home',
    '{company} {compny}',
    'catalogs/en/header.home ‹{compny}› “header.home”: in the English text, the page does not know what to fill in for {compny}. delete {compny}; this text takes {company} only.',
  ],
  [
    'catalogs/en/header.home',
    '{compny} {cmpany}',
    'catalogs/en/header.home ‹{compny}› “header.home”: the English text uses {compny} and {cmpany}, the Portuguese one {company}. names in braces are not translated; write {company}.',
  ],
  [
    'catalogs/en/header.home',
    '\\ " } back {company}',
    'catalogs/en/header.home ‹}› The English text “header.home” has a } too many: it would be shown to visitors. delete this }. → "header.home": "\\\\ \\" ',
  ],
  [
    'catalogs/en/header.home',
    '{ company back',
    'catalogs/en/header.home ‹{› The English text “header.home” cannot be shown: a { is opened and never closed. add the missing } after the name, or delete the {. → "header.home": "{ company}',
  ],
  [
    'catalogs/en/header.home',
    '{place back',
    'catalogs/en/header.home ‹{› The English text “header.home” cannot be shown: a { is opened and never closed. add the missing } after the name, or delete the {.',
  ],
  [
    'catalogs/en/hero.title',
    '{}',
    'catalogs/en/hero.title ‹{}› The English text “hero.title” has braces with nothing in them. delete the { and the }. → "hero.title": "',
  ],
  [
    'catalogs/en/hero.title',
    'Software que fica de pé',
    'catalogs/en/hero.title ‹ware que fica de pé"› “hero.title” is the same in English as in Portuguese: “Software que fica de pé”. translate it under en, unless it is a name.',
  ],
  [
    'catalogs/br/hero.title',
    'Software that stays standing',
    'catalogs/br/hero.title ‹that stays standing"› “hero.title” is the same in Portuguese as in English: “Software that stays standing”. translate it under br, unless it is a name.',
  ],
  [
    'catalogs/en/hero.title',
    'A casa é sua e do seu time',
    'catalogs/en/hero.title ‹é sua e do seu time"› The English text “hero.title” seems to be in Portuguese: “A casa é sua e do seu time”. write it in English here; the other one belongs under catalogs › br.',
  ],
  [
    'catalogs/en/hero.title',
    '',
    'catalogs/en/hero.title ‹""› The English text “hero.title” is empty. write the text between the quotation marks; in Portuguese it is “Software que fica de pé”.',
  ],
  [
    'catalogs/en/hero.title',
    ' \u200b ',
    'catalogs/en/hero.title ‹" \u200b "› The English text “hero.title” is empty. write the text between the quotation marks; in Portuguese it is “Software que fica de pé”.',
  ],
  [
    'catalogs/br/hero.title',
    undefined,
    'catalogs/br/hero.title ‹"hero.title"› The text “hero.title” exists in English (“Software that stays standing”) but not in Portuguese. add "hero.title": "…" under catalogs › br.',
  ],
  [
    'catalogs/en/hero.title',
    undefined,
    'catalogs/en/hero.title ‹"hero.title"› The text “hero.title” exists in Portuguese (“Software que fica de pé”) but not in English. add "hero.title": "…" under catalogs › en.',
  ],
  [
    'catalogs/en/skip.toContent',
    undefined,
    'catalogs/en/skip.toContent ‹"skip.toContent"› The text “skip.toContent” exists in Portuguese (“Pular para o conteúdo”) but not in English. add "skip.toContent": "…" under catalogs › en.',
  ],
  [
    'catalogs/en/hero.title',
    7,
    'catalogs/en/hero.title ‹7› The English text “hero.title” must be text, but it is written as a number. put it in quotation marks: "7" → "hero.title": "7"',
  ],
  [
    'catalogs/en/hero.title',
    null,
    'catalogs/en/hero.title ‹null› The English text “hero.title” must be text, but there is nothing (null). write it like this: "…"',
  ],
  [
    'catalogs/en/hero.title',
    'word word word word word word word word word word word word word word word word x',
    'catalogs/en/hero.title ‹rd word word word x"› The English text “hero.title” has 81 characters; there is room for 80 as “title” of section 1 (hero). shorten it by 1 character.',
  ],
  [
    'catalogs/br/hero.text',
    'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word wordx',
    'catalogs/br/hero.text ‹ord word word wordx"› The Portuguese text “hero.text” has 6000 characters; there is room for 320 as “text” of section 1 (hero). shorten it by 5680 characters.',
  ],
  [
    'catalogs/en/skip.toContent',
    'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word wordx',
    'catalogs/en/skip.toContent ‹ord word word wordx"› The English text “skip.toContent” has 300 characters; there is room for 40. shorten it by 260 characters.',
  ],
  [
    'catalogs/en/page.title',
    'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word wordx',
    'catalogs/en/page.title ‹ord word word wordx"› The English text “page.title” has 400 characters; there is room for 70. shorten it by 330 characters.',
  ],
  [
    'catalogs/en/new.text',
    'Words',
    'catalogs/br/new.text ‹"new.text"› The text “new.text” exists in English (“Words”) but not in Portuguese. add "new.text": "…" under catalogs › br.',
  ],
  [
    'catalogs/en/New Text',
    'Words',
    'catalogs/en/New Text ‹"New Text"› “New Text” cannot be the name of a text. use letters and digits without accents, joined by dots, e.g. "hero.title".',
  ],
  [
    'catalogs/br/hero.titel',
    'Palavras',
    'catalogs/en/hero.titel ‹"hero.titel"› The text “hero.titel” exists in Portuguese (“Palavras”) but not in English. add "hero.titel": "…" under catalogs › en.',
  ],
  [
    'catalogs/en/language.br.title',
    'View in Portuguese',
    'catalogs/en/language.br.title ‹"View in Portuguese"› “language.br.title” is the title of a flag and reads “Ver em português” in every language: whoever needs the button must understand it. write "Ver em português" → "language.br.title": "Ver em português"',
  ],
  [
    'catalogs/br/language.en.title',
    'Em inglês',
    'catalogs/br/language.en.title ‹"Em inglês"› “language.en.title” is the title of a flag and reads “View in English” in every language: whoever needs the button must understand it. write "View in English" → "language.en.title": "View in English"',
  ],
  [
    'catalogs/en/hero.title',
    '<b>Bold</b> words',
    'catalogs/en/hero.title ‹"<b>Bold</b> words"› The English text “hero.title” has HTML in it, which visitors would see as it is written: <b> write plain words; the page decides how they look.',
  ],
  [
    'catalogs/en/hero.title',
    '**Bold** words',
    'catalogs/en/hero.title ‹"**Bold** words"› The English text “hero.title” has Markdown in it, which visitors would see as it is written: **Bold** write plain words; the page decides how they look.',
  ],
  [
    'catalogs/en/hero.title',
    'A &amp; B',
    'catalogs/en/hero.title ‹"A &amp; B"› The English text “hero.title” has a code of HTML in it, which visitors would see as it is written: &amp; write the sign itself, e.g. & for &amp; and a space for &nbsp;',
  ],
  [
    'catalogs/en/hero.title',
    'lorem ipsum',
    'catalogs/en/hero.title ‹"lorem ipsum"› The English text “hero.title” has a stand-in for a text in it, which visitors would see as it is written: lorem ipsum write what visitors should read.',
  ],
  [
    'catalogs/en/hero.title',
    'GraÃºnix',
    'catalogs/en/hero.title ‹"GraÃºnix"› The English text “hero.title” has letters that were read in the wrong way in it, which visitors would see as it is written: GraÃºnix write “Graúnix”.',
  ],
  [
    'catalogs/en/hero.title',
    '%C3%A7a',
    'catalogs/en/hero.title ‹"%C3%A7a"› The English text “hero.title” has a letter as addresses and mails write it in it, which visitors would see as it is written: %C3%A7 write the letter itself.',
  ],
  [
    'catalogs/en/hero.title',
    'Lost \ufffd letter',
    'catalogs/en/hero.title ‹"Lost \ufffd letter"› The English text “hero.title” has the sign \ufffd where a letter was lost in it, which visitors would see as it is written: \ufffd write the letter again.',
  ],
  [
    'catalogs/en/hero.title',
    '${company} here',
    'catalogs/en/hero.title ‹"${company} here"› The English text “hero.title” has a sign of another notation before the braces in it, which visitors would see as it is written: ${company} delete that sign; the braces and the name in them are enough.',
    'catalogs/en/hero.title ‹{company}› “hero.title”: in the English text, the page does not know what to fill in for {company}. delete {company}; this text takes no names in braces.',
  ],
  [
    'catalogs/en/hero.title',
    'TODO',
    'catalogs/en/hero.title ‹"TODO"› The English text “hero.title” has a stand-in for a text in it, which visitors would see as it is written: TODO write what visitors should read.',
  ],
  [
    'catalogs/en/header.home',
    '{compny}, back to top',
    'catalogs/en/header.home ‹{compny}› “header.home”: the English text uses {compny}, the Portuguese one {company}. names in braces are not translated; write {company}. → "header.home": "{company}',
  ],
  [
    'catalogs/en/header.home',
    'Back to top',
    'catalogs/en/header.home ‹"Back to top"› “header.home”: the English text leaves out {company}. put {company} where it belongs in the text.',
  ],
  [
    'catalogs/en/header.home',
    '{company, back',
    'catalogs/en/header.home ‹{› The English text “header.home” cannot be shown: a { is opened and never closed. add the missing } after the name, or delete the {. → "header.home": "{company}',
  ],
  [
    'catalogs/en/header.home',
    'company}, back',
    'catalogs/en/header.home ‹}› The English text “header.home” has a } too many: it would be shown to visitors. delete this }. → "header.home": "company',
  ],
  [
    'catalogs/en/header.home',
    '{}, back',
    'catalogs/en/header.home ‹{}› The English text “header.home” has braces with nothing in them. delete the { and the }. → "header.home": "',
  ],
  ['catalogs/en/header.home', '{ company }, back'],
  [
    'catalogs/en/header.home',
    '{{company}}, back',
    'catalogs/en/header.home ‹{› The English text “header.home” cannot be shown: what stands in braces here is not understood. write a name alone in the braces, e.g. {year}, or delete the braces.',
  ],
  [
    'catalogs/en/header.home',
    '{Company}, back',
    'catalogs/en/header.home ‹{Company}› “header.home”: the English text uses {Company}, the Portuguese one {company}. names in braces are not translated; write {company}. → "header.home": "{company}',
  ],
  ['catalogs/en/header.home', '{company}, back to {company}'],
  [
    'catalogs/en/header.home',
    '{company}, back to {place}',
    'catalogs/en/header.home ‹{place}› “header.home”: in the English text, the page does not know what to fill in for {place}. delete {place}; this text takes {company} only.',
  ],
  [
    'catalogs/br/header.home',
    '{empresa}, voltar',
    'catalogs/br/header.home ‹{empresa}› “header.home”: the Portuguese text uses {empresa}, the English one {company}. names in braces are not translated; write {company}. → "header.home": "{company}',
  ],
  [
    'catalogs/en/hero.title',
    'Hello {name}',
    'catalogs/en/hero.title ‹{name}› “hero.title”: in the English text, the page does not know what to fill in for {name}. delete {name}; this text takes no names in braces.',
  ],
  ['catalogs/en/hero.title', "It's '{'so'}' here"],
  [
    'catalogs/en/hero.title',
    '{n, plural, one {#}}',
    'catalogs/en/hero.title ‹{› The English text “hero.title” offers choices in braces but none called “other”, for all remaining cases. add a last choice such as other {…}.',
  ],
  [
    'catalogs/en/hero.title',
    '{n, plural, one {#} other {#}}',
    'catalogs/en/hero.title ‹, one {#} other {#}}› “hero.title”: in the English text, the page does not know what to fill in for {n}. delete {n}; this text takes no names in braces.',
  ],
  ['catalogs/en/hero.title', '[company]'],
  [
    'catalogs/en/header.home',
    '%s, back',
    'catalogs/en/header.home ‹"%s, back"› “header.home”: the English text leaves out {company}. put {company} where it belongs in the text.',
  ],
  [
    'catalogs/en/header.home',
    '[company], back',
    'catalogs/en/header.home ‹"[company], back"› “header.home”: the English text leaves out {company}. put {company} where it belongs in the text.',
  ],
  [
    'catalogs/en/header.home',
    '(company), back',
    'catalogs/en/header.home ‹"(company), back"› “header.home”: the English text leaves out {company}. put {company} where it belongs in the text.',
  ],
  [
    'catalogs/en/header.home',
    '{comp any}, back',
    'catalogs/en/header.home ‹{› The English text “header.home” cannot be shown: what stands in braces here is not understood. write a name alone in the braces, e.g. {year}, or delete the braces.',
  ],
  [
    'catalogs/en/header.home',
    '{1}, back',
    'catalogs/en/header.home ‹{1}› “header.home”: the English text uses {1}, the Portuguese one {company}. names in braces are not translated; write {company}. → "header.home": "{company}',
  ],
  [
    'catalogs/br/hero.text',
    'The house of the future is what we do with you',
    'catalogs/br/hero.text ‹what we do with you"› The Portuguese text “hero.text” seems to be in English: “The house of the future is what we do with you”. write it in Portuguese here; the other one belongs under catalogs › en.',
  ],
  [
    'catalogs/en/hero.text',
    'A casa do futuro é o que a gente faz com você',
    'catalogs/en/hero.text ‹ gente faz com você"› The English text “hero.text” seems to be in Portuguese: “A casa do futuro é o que a gente faz com você”. write it in English here; the other one belongs under catalogs › br.',
  ],
  [
    'catalogs/br/nav.about',
    'About',
    'catalogs/br/nav.about ‹"About"› “nav.about” is the same in Portuguese as in English: “About”. translate it under br, unless it is a name.',
  ],
  [
    'catalogs/br/contact.title',
    'Talk to us about it',
    'catalogs/br/contact.title ‹Talk to us about it"› The Portuguese text “contact.title” seems to be in English: “Talk to us about it”. write it in Portuguese here; the other one belongs under catalogs › en.',
  ],
  ['catalogs/br/services.title', 'Buritália'],
])('a text: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
