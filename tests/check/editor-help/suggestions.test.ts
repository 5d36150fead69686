import { expect, test } from 'vitest'

import { sectionTypes } from '../../../schema/model/model.ts'
import { rowsOf } from '../rowsOf.ts'
import { cursor, suggestions } from './editor.ts'
import { changed } from './ownContent.ts'

const offered = (from: string, to: string) => suggestions(changed(from, to))

/** The place, the replacement that puts the cursor there, and all suggestions. */
const places = rowsOf(`
  in the menu | "menu": [ | "menu": [${cursor} | Menu entry → One entry of the menu.
  in the list of services | "services": [ | "services": [${cursor} | Service → Something that the company offers: a tile with an icon, a title and a description.
  in the list of clients | "clients": [ | "clients": [${cursor} | Client → A client and its logo.
  in the list of offices | "offices": [ | "offices": [${cursor} | Office in Brazil | Office abroad
  in a section, nothing of the other kinds | "sections": [ | "sections": [{ "type": "services", "id": "own", "title": "hero.title", ${cursor} }, | text → The paragraph below the heading; leave it out for none. Write the name of a text here; the text itself stands under that name in catalogs, e.g. "services.text". The text has up to 320 characters. | show → Which services to show, and in which order. Write their ids. Leave it out to show all of them. Example: ["cloud"] | layout → How the services stand: side by side with large pictures, or under one another with large titles. Write "tiles" or "index". Without this line it is "tiles". | invitation → A last tile that invites the visitor to get in touch, e.g. “Not sure which one you need?”. Leave it out to end with the last service. Example: { "title": "services.invitation.title", … } | hidden → Visitors do not see it. It is kept here, and can be shown again. Write true for yes or false for no, without quotes. Without this line it is false.
  for an icon, those drawn for this page | "icon": "cloud" | "icon": "${cursor}" | "cloud" | "code" | "compass" | "mobile" | "spark" | "blueprint" | "shield" | "chart" | "database" | "gear"
  for a menu entry, by the sections of the page | "section": "about" | "section": "${cursor}" | "contact" | "about" | "services" | "clients"
  for a switch | Headless": false | Headless": ${cursor} | true | false
  for a text that is missing | "form.send": "Send message", | ${cursor} | form.send → Up to 30 characters. Example: "Send message"
  in the e-mail settings | "publicKey": "sample_public_key", | "publicKey": "sample_public_key",${cursor} | blockList → Refuses messages in which one field has one of these exact values. Leave it out for none. Example: { "field": "name", "values": ["spam@example.com"] }
`).map(([place, from = '', to = '', ...all]) => ({ place, from, to, all }))

test.each(places)('what can stand there is offered $place', async ({ from, to, all }) => {
  expect(await offered(from, to)).toEqual(all)
})

test('between two sections a new section of each type is offered, with what each one is', async () => {
  const suggestions = await offered('"sections": [', `"sections": [${cursor}`)
  expect(suggestions).toHaveLength(sectionTypes.length)
  expect(suggestions[0]).toBe(
    'Hero → The first view: headline, text and a button beside the artwork.',
  )
  expect(suggestions.at(-1)).toBe(
    'Footer → The end of the page: offices, social networks, copyright line.',
  )
})

test.each([
  [
    '"type": "footer"',
    'type',
    sectionTypes.length,
    '"services" → The services, as tiles or as an index.',
  ],
  ['"state": "DF"', 'state', 27, '"DF" → Distrito Federal'],
])('instead of %s each %s is offered with what it is', async (from, name, count, one) => {
  const all = await offered(from, `"${name}": "${cursor}"`)
  expect(all).toHaveLength(count)
  expect(all).toContain(one)
})
