// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'catalogs/en/footer.copyright',
    "© '{year}' {company} {cnpj}",
    "catalogs/en/footer.copyright ‹'› In the English text “footer.copyright” the straight apostrophe before {year} keeps it from being filled in. take the two apostrophes away: {year}, or write curly ones: ‘{year}’",
  ],
  [
    'catalogs/en/footer.copyright',
    "© d'{year} {company} {cnpj}",
    'catalogs/en/footer.copyright ‹\'› In the English text “footer.copyright” the straight apostrophe before {year} keeps it from being filled in. write a curly one: ’{year} → "footer.copyright": "© d’',
  ],
  [
    'catalogs/en/footer.copyright',
    '© {year {company} {cnpj}',
    'catalogs/en/footer.copyright ‹{› The English text “footer.copyright” cannot be shown: a { is opened and never closed. add the missing } after the name, or delete the {. → "footer.copyright": "© {year}',
  ],
  [
    'catalogs/en/footer.copyright',
    '© { year {company} {cnpj}',
    'catalogs/en/footer.copyright ‹{› The English text “footer.copyright” cannot be shown: a { is opened and never closed. add the missing } after the name, or delete the {. → "footer.copyright": "© { year}',
  ],
  [
    'catalogs/en/footer.copyright',
    '© {jahr {company} {cnpj}',
    'catalogs/en/footer.copyright ‹{› The English text “footer.copyright” cannot be shown: a { is opened and never closed. add the missing } after the name, or delete the {.',
  ],
  [
    'catalogs/en/footer.copyright',
    '\n"© {jahr} {company} {cnpj}',
    'catalogs/en/footer.copyright ‹{jahr}› “footer.copyright”: the English text uses {jahr}, the Portuguese one {year}. names in braces are not translated; write {year}. → "footer.copyright": "\\n\\"© {year}',
  ],
  [
    'catalogs/en/footer.copyright',
    '© {jahr} {firm} {cnpj}',
    'catalogs/en/footer.copyright ‹{jahr}› “footer.copyright”: the English text uses {jahr} and {firm}, the Portuguese one {year} and {company}. names in braces are not translated; write {year} and {company}.',
  ],
  [
    'catalogs/en/footer.copyright',
    '© {jahr} {jahr} {company} {cnpj}',
    'catalogs/en/footer.copyright ‹{jahr}› “footer.copyright”: the English text uses {jahr}, the Portuguese one {year}. names in braces are not translated; write {year}.',
  ],
  [
    'catalogs/en/footer.copyright',
    '© {year} {company} {cnpj} {city}',
    'catalogs/en/footer.copyright ‹{city}› “footer.copyright”: in the English text, the page does not know what to fill in for {city}. delete {city}; this text takes {year}, {company} and {cnpj} only.',
  ],
  [
    'catalogs/en/footer.copyright',
    '© {year} {company}',
    'catalogs/en/footer.copyright ‹"© {year} {company}"› “footer.copyright”: the English text leaves out {cnpj}. put {cnpj} where it belongs in the text.',
  ],
  [
    'catalogs/en/footer.copyright',
    '©',
    'catalogs/en/footer.copyright ‹"©"› “footer.copyright”: the English text leaves out {year}. put {year} where it belongs in the text.',
    'catalogs/en/footer.copyright ‹"©"› “footer.copyright”: the English text leaves out {company}. put {company} where it belongs in the text.',
    'catalogs/en/footer.copyright ‹"©"› “footer.copyright”: the English text leaves out {cnpj}. put {cnpj} where it belongs in the text.',
  ],
  [
    'catalogs/br/footer.copyright',
    '© {year, number} {company} {cnpj}',
    'catalogs/br/footer.copyright ‹{year, number}› “footer.copyright”: the Portuguese text treats {year} differently from the English one. write it as in English: {year}',
  ],
  [
    'catalogs/br/footer.copyright',
    '© {year, select, other {x}} {company} {cnpj}',
    'catalogs/br/footer.copyright ‹, select, other {x}}› “footer.copyright”: the Portuguese text treats {year} differently from the English one. write it as in English: {year}',
  ],
  [
    'catalogs/br/hero.text',
    'Um {} texto de verdade',
    'catalogs/br/hero.text ‹{}› The Portuguese text “hero.text” has braces with nothing in them. delete the { and the }. → "hero.text": "Um ',
  ],
  [
    'catalogs/br/hero.text',
    'Um texto } de verdade',
    'catalogs/br/hero.text ‹}› The Portuguese text “hero.text” has a } too many: it would be shown to visitors. delete this }. → "hero.text": "Um texto ',
  ],
  [
    'catalogs/br/hero.text',
    'Linha\numa \u0001 texto } de verdade',
    'catalogs/br/hero.text ‹ texto } de verdade"› The Portuguese text “hero.text” has several lines; as “text” of section 1 (hero) it is shown as one. write it without line breaks (\\n); paragraphs and lists are for services, answers and cases.',
    'catalogs/br/hero.text ‹ texto } de verdade"› The Portuguese text “hero.text” has a character that no page can show: � delete it, and type anew what should stand there.',
    'catalogs/br/hero.text ‹}› The Portuguese text “hero.text” has a } too many: it would be shown to visitors. delete this }. → "hero.text": "Linha\\numa \\u0001 texto ',
  ],
  [
    'catalogs/br/hero.text',
    "d'{nome} de verdade",
    'catalogs/br/hero.text ‹\'› In the Portuguese text “hero.text” the straight apostrophe before {nome} keeps it from being filled in. write a curly one: ’{nome} → "hero.text": "d’',
  ],
  ['catalogs/br/hero.text', "um '{nome}' de verdade"],
  [
    'catalogs/br/hero.text',
    'um {nome, select, x {y}} de verdade',
    'catalogs/br/hero.text ‹{› The Portuguese text “hero.text” offers choices in braces but none called “other”, for all remaining cases. add a last choice such as other {…}.',
  ],
  [
    'catalogs/br/hero.text',
    'um {nome, plural} de verdade',
    'catalogs/br/hero.text ‹{› The Portuguese text “hero.text” cannot be shown: what stands in braces here is not understood. write a name alone in the braces, e.g. {year}, or delete the braces.',
  ],
  [
    'catalogs/br/hero.text',
    'um \\ " { de verdade',
    'catalogs/br/hero.text ‹{› The Portuguese text “hero.text” cannot be shown: a { is opened and never closed. add the missing } after the name, or delete the {.',
  ],
])('names in braces: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
