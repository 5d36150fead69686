import { expect, test } from 'vitest'

import { cursor, hover } from './editor.ts'
import { changed } from './ownContent.ts'

/** What shows when the mouse rests on the first place that says this. */
const at = (text: string) => hover(changed(text, text[0] + cursor + text.slice(1)))

test('a name explains what it is for, with an example', async () => {
  expect(await at('"cnpj"')).toMatchInlineSnapshot(`
    "CNPJ

    The Brazilian tax id with its punctuation, e.g. "11.222.333/0001-81". The newer ones with letters are fine: "12.ABC.345/01DE-35"."
  `)
})

test('a place that takes the name of a text says where the text itself stands', async () => {
  expect(await at('"hero.title"')).toMatchInlineSnapshot(`
    "Headline

    The largest words of the page. Write the name of a text here; the text itself stands under that name in catalogs, e.g. "hero.title". The text has up to 80 characters."
  `)
})

test('the two languages are told apart', async () => {
  expect(await at('"en"')).toMatchInlineSnapshot(`
    "English

    All texts in English, by their names, e.g. "nav.contact": "…"."
  `)
  expect(await at('"br"')).toMatchInlineSnapshot(`
    "Portuguese

    All texts in Portuguese, by their names, e.g. "nav.contact": "…"."
  `)
})

test('a text says where it shows, how it may read and how long it may be', async () => {
  expect(await at('"form.captchaNeeded"')).toMatchInlineSnapshot(`
    "Why the button is off

    Says that the captcha must be completed before the form can be sent, e.g. "Complete the captcha to send." (en), "Conclua o captcha para enviar." (br). Up to 100 characters."
  `)
})

test('a kind of section says what the visitor sees', async () => {
  expect(await at('"footer"')).toMatchInlineSnapshot(`
    "Type

    The end of the page: offices, social networks, copyright line. Write "footer"."
  `)
})

test('a drawing says what it shows', async () => {
  expect(await at('"cloud",\n      "title')).toMatchInlineSnapshot(`
    "Icon

    The drawing beside the service: one of those drawn for this page, e.g. "cloud", or any other of the 1,900 at https://lucide.dev/icons by its name, e.g. "graduation-cap"."
  `)
})

test('a list says how an entry looks and how many there may be', async () => {
  expect(await at('"clients": [')).toMatchInlineSnapshot(`
    "Clients

    The clients in the order of the page: up to 24. One looks like { "id": "acme", "name": "Acme", "logo": "/logos/acme.svg" }."
  `)
})
