import { expect, test } from 'vitest'

import { lookUp } from '../../../schema/read/readDocument.ts'
import { rowsOf } from '../rowsOf.ts'
import { changed, problemsOf, said } from './contentOfAll.ts'
import { pathOf } from './habit.ts'

/**
 * Rows: a path in the content with every section type; the JSON written there; the code of the only problem, and its
 * path if it is another; what it names in both languages. A name after ! must not be named.
 */
const rows = rowsOf(String.raw`
  sections/7/entries/2/email | "iracema@serrazul.example" | unknown-key | “link” | !“company”
  sections/7/entries/2/whatsapp | "+55 41 95555-0101" | unknown-key | “role” | !"link"
  sections/7/entries/0/social | {"instagram":"https://www.instagram.com/ana"} | unknown-key | “role” | !“company”
  sections/7/entries/1/bio | "Dez anos de estrada." | unknown-key | “role”
  sections/7/entries/0/portrait | {"file":"/team/davi.jpg","alt":"team.ana.role"} | wrong-type | "/team/davi.jpg"
  sections/7/entries/2/link | "@iracema" | bad-link-or-file | https://
  sections/8/entries/0/price | 150 | text-as-name | “150” | "prices.1.price" | !"150"
  sections/8/entries/1/highlight | true | unknown-key | “price”
  sections/8/entries/1/text | ["prices.talk.text"] | wrong-type | "prices.talk.text"
  sections/9/entries/1/file | "/gallery/ridge.jpg" | said-twice | “file”
  sections/9/entries | ["/gallery/ridge.jpg","/gallery/lake.jpg"] | wrong-type sections/9/entries/0 | { "file": "/gallery/ridge.jpg", "alt": "gallery.1.alt" } | 278
  sections/10/entries | ["Seg a Sex: 8h","Sáb: 8h"] | wrong-type sections/10/entries/0 | "from" | 303
  sections/10/entries/3 | {"from":"sunday","closed":true} | said-by-absence | (sunday)
  sections/10/entries/3 | {"from":"sunday","opens":"fechado","closes":"Fechado"} | said-by-absence sections/10/entries/3/opens | (sunday)
  sections/10/entries/3 | {"from":"sunday","opens":null,"closes":null} | said-by-absence sections/10/entries/3/opens | (sunday)
  sections/10/horario | "Seg a Sex" | unknown-key | “note” | !"type"
  sections/10/entries/2 | {"from":"friday","hours":"08:00 - 16:00"} | key-instead sections/10/entries/2/hours | “opens” | “closes” | !“sections”
  sections/10/entries/2/opens | "08:00–16:00" | bad-time | “opens” | “closes”
  sections/10/entries/2/opens | "24:00" | bad-time | "00:00"
  sections/10/entries/2/lunch | "12:00-13:00" | unknown-key | “to”
  sections/10/entries/2/from | "feriados" | wrong-choice | “from” | “to”
  sections/2/entries/0/figure | 40 | text-as-name | "cases.1.figure"
  sections/2/entries/0/picture | "/cases/aroeva.svg" | wrong-type | { "file": "/cases/aroeva.svg", "alt": "cases.1.alt" }
  sections/4/entries/0/number | 1 | unknown-key | “title” | !“whatsapp”
  sections/4/entries/0/icon | "ear" | unknown-key | !“services”
  sections/6/entries/0/link | "#contact" | wrong-type | "section": "contact"
  sections/11/fields/1/required | true | wrong-type | "form.cityRequired"
  sections/11/fields/1/required | false | wrong-type | !"form.
  sections/11/fields/1/type | "email" | unknown-key
  sections/11/phone | "+55 41 3555-0100" | unknown-key | “form”
  sections/14/links/1/address | "mailto:ola@serrazul.example" | other-way | "email": "ola@serrazul.example"
  sections/14/links/0/address | "/privacy.docx" | bad-link-or-file | PDF
  sections/1/show | "all" | wrong-type | "cloud"
  sections/8 | {"id":"prices","title":"prices.title","entries":[]} | missing-key sections/8/type | “prices”
  notice | [{"text":"notice.text","from":"2026-01-01","until":"2099-12-31","close":"notice.close"}] | wrong-type | [
  notice/from | "2026-12-24T00:00:00-03:00" | bad-day | "2026-12-24"
  notice/from | "2026-02-30" | bad-day | 2026-02-30
  clients/0/alt | "Logo da Aroeva" | unknown-key | !share
  company/whatsapp/number | "+55 41 8555-0100" | bad-whatsapp | 9 | !98555
  company/phone | ["+55 62 3555-0100","+55 62 95555-0100"] | wrong-type | "+55 62 3555-0100"
  offices | ["Curitiba","Lisboa"] | wrong-type offices/0 | lin
  offices/0/pais | "offices.portugal" | unknown-key | “country”
  email/privateKey | "aB3" | secret-here | “privateKey” | !catalogs
  captcha/secretKey | "ES_1" | secret-here | “secretKey” | !catalogs
  email/publicKey | "emailjs.init('aB3dE5')" | bad-key | "aB3dE5"
  site/colors/accent | "darkgreen" | bad-color | "#006400"
`)

test.each(rows)('%s: %s', (place, json = '', where = '', ...names) => {
  const path = pathOf(place)
  const text = changed((content) => {
    const holder = lookUp(content, path.slice(0, -1))
    Reflect.set(Object(holder), path.at(-1) ?? '', JSON.parse(json))
  })
  const [code, there = place] = where.split(' ')
  // The change leaves texts unused, which is reported too.
  const problems = problemsOf(text).filter(
    (each) => !['unused-text', 'untranslated'].includes(each.code),
  )
  const found = problems.map((each) => `${each.code} ${each.path.join('/')}`)
  expect(found, problems.map(said).join('\n')).toEqual([`${code} ${there}`])
  for (const language of ['en', 'br'] as const) {
    const words = problems
      .map(({ message, fix }) => `${message[language]} ${fix[language]}`)
      .join(' ')
    for (const name of names)
      if (name.startsWith('!')) expect(words).not.toContain(name.slice(1))
      else expect(words).toContain(name)
  }
})

test('a habit of all entries of a list is reported once, with the lines of the others', () => {
  const text = changed((content) => {
    for (const each of Object(lookUp(content, ['sections', 4, 'entries'])))
      Object.assign(each, { weight: 1 })
  })
  const problems = problemsOf(text)
  expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(['unknown-key 174'])
  expect(problems[0]?.message.en).toContain('lines 179, 184, 189 and 194')
})

test('texts that hold their languages are reported once', () => {
  const text = changed((content) => {
    content['catalogs'] = Object.fromEntries(
      Object.keys(Object(lookUp(content, ['catalogs', 'en']))).map((id) => {
        const inLanguage = (language: string) =>
          lookUp(content, ['catalogs', language, id])
        return [id, { en: inLanguage('en'), br: inLanguage('br') }]
      }),
    )
  })
  expect(problemsOf(text).map(({ code }) => code)).toEqual(['unknown-language'])
})

test('letters that were read in the wrong way are not taken for hidden signs: what is left of them could not be read', () => {
  const text = changed((content) => {
    Object.assign(Object(lookUp(content, ['catalogs', 'br'])), {
      'hero.note': 'Respondemos em BrasÃ\u00adlia em um dia Ãºtil.',
    })
  })
  expect(problemsOf(text).map(({ code }) => code)).toEqual(['suspicious-words'])
})
