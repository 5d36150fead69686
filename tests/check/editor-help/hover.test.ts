import { expect, test } from 'vitest'

import { rowsOf } from '../rowsOf.ts'
import { cursor, hover } from './editor.ts'
import { changed } from './ownContent.ts'

/** Where the mouse rests, then the title and text that show. */
const places = rowsOf(`
  "cnpj" | what it is for, with an example | CNPJ | The Brazilian tax id with its punctuation, e.g. "11.222.333/0001-81". The newer ones with letters are fine: "12.ABC.345/01DE-35".
  "hero.title" | where the text of this name stands | Headline | The largest words of the page. Write the name of a text here; the text itself stands under that name in catalogs, e.g. "hero.title". The text has up to 80 characters.
  "en": { | which language it is | English | All texts in English, by their names. Example: { "page.title": "Acme: custom software", "page.description": "Cloud, custom software and AI by one senior team.", … }
  "br": { | which language it is | Portuguese | All texts in Portuguese, by their names. Example: { "page.title": "Acme: custom software", "page.description": "Cloud, custom software and AI by one senior team.", … }
  "form.captchaNeeded" | where the text shows, how it may read and how long it may be | Why the button is off | Says that the captcha must be completed before the form can be sent. Up to 100 characters. Example: "Complete the captcha to send."
  "icon": "cloud" | what the drawing shows | Icon | The drawing beside the service. One of those drawn for this page, e.g. "cloud", or any other of the 1,900 at https://lucide.dev/icons by its name, e.g. "graduation-cap".
  "clients": [ | how an entry looks and how many there may be | Clients | The clients in the order of the page: up to 24. Example: [{ "id": "acme", "name": "Acme", "logo": "/logos/acme.svg" }]
`)

test.each(places)('%s says %s', async (text = '', _, title, words) => {
  const rested = changed(text, text[0] + cursor + text.slice(1))
  expect(await hover(rested)).toBe(`${title}\n\n${words}`)
})
