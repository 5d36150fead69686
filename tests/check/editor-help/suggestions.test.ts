import { expect, test } from 'vitest'

import { sectionTypes } from '../../../schema/model/model.ts'
import { cursor, suggestions } from './editor.ts'
import { changed } from './ownContent.ts'

const offered = (from: string, to: string) => suggestions(changed(from, to))

test('between two entries of the menu a new entry is offered', async () => {
  expect(await offered('"menu": [', `"menu": [${cursor}`)).toMatchInlineSnapshot(`
    [
      "New menu entry → A link to one of the sections. Add its word under catalogs, in each language.",
    ]
  `)
})

test('between two sections a new section of each type is offered', async () => {
  const suggestions = await offered('"sections": [', `"sections": [${cursor}`)
  expect(suggestions).toHaveLength(sectionTypes.length)
  expect(suggestions[0]).toMatchInlineSnapshot(
    `"New section: hero → The first view: headline, text and a button beside the artwork. Give it an id of its own and write its texts under catalogs, in each language."`,
  )
  expect(suggestions.at(-1)).toMatchInlineSnapshot(
    `"New section: footer → The end of the page: offices, social networks, copyright line. Give it an id of its own."`,
  )
})

test('in the list of services a new service is offered', async () => {
  expect(await offered('"services": [', `"services": [${cursor}`)).toMatchInlineSnapshot(`
    [
      "New service → Then write its title and its description under catalogs, in each language, under the names that appear here.",
    ]
  `)
})

test('in the list of clients a new client is offered', async () => {
  expect(await offered('"clients": [', `"clients": [${cursor}`)).toMatchInlineSnapshot(`
    [
      "New client → Put its logo into the folder public/logos.",
    ]
  `)
})

test('in the list of offices a new office is offered', async () => {
  expect(await offered('"offices": [', `"offices": [${cursor}`)).toMatchInlineSnapshot(`
    [
      "New office → An office in the footer of the page.",
      "New office abroad → An office outside Brazil. Write the name of the country under catalogs, in each language.",
    ]
  `)
})

test('the types of section are offered with what each one is', async () => {
  const suggestions = await offered('"type": "footer"', `"type": "${cursor}"`)
  expect(suggestions).toHaveLength(sectionTypes.length)
  expect(suggestions[1]).toMatchInlineSnapshot(`""services" → The services as tiles."`)
})

test('a section is offered what it may have besides, and nothing of the other kinds', async () => {
  expect(await offered('"id": "services",', `"id": "services", ${cursor}`))
    .toMatchInlineSnapshot(`
      [
        "text → The paragraph below the heading; leave it out for none. Write the name of a text here; the text itself stands under that name in catalogs, e.g. "services.text". The text has up to 320 characters.",
        "show → Which services to show, in this order, by their ids, e.g. ["cloud"]. Leave it out to show all of them.",
        "invitation → A last tile that invites the visitor to get in touch, e.g. “Not sure which one you need?”. Leave it out to end with the last service.",
        "hidden → Write true, and it stays in the file and off the page. Left out, or false: it is shown. This is true or false.",
      ]
    `)
})

test('the drawings are offered by what they show', async () => {
  expect(await offered('"icon": "cloud"', `"icon": "${cursor}"`)).toMatchInlineSnapshot(`
    [
      ""cloud" → A cloud.",
      ""code" → The angle brackets of program code.",
      ""compass" → A compass.",
      ""mobile" → A mobile phone.",
      ""spark" → A spark, for AI.",
      ""blueprint" → A building plan.",
      ""shield" → A shield.",
      ""chart" → A chart.",
      ""database" → A database.",
      ""gear" → A gear wheel.",
    ]
  `)
})

test('a menu entry is offered the sections of the page', async () => {
  expect(await offered('"section": "about"', `"section": "${cursor}"`))
    .toMatchInlineSnapshot(`
    [
      ""about"",
      ""services"",
      ""clients"",
      ""contact"",
    ]
  `)
})

test('a state is offered by its name', async () => {
  const states = await offered('"state": "DF"', `"state": "${cursor}"`)
  expect(states).toHaveLength(27)
  expect(states).toContain('"DF" → Distrito Federal')
})

test('a switch is offered its two positions', async () => {
  expect(await offered('Headless": false', `Headless": ${cursor}`))
    .toMatchInlineSnapshot(`
    [
      "true",
      "false",
    ]
  `)
})

test('a text that is missing is offered by its name', async () => {
  expect(await offered('"form.send": "Words",', cursor)).toMatchInlineSnapshot(`
    [
      "form.send → The text on the button that sends the form, e.g. "Send message" (en), "Enviar mensagem" (br). Up to 30 characters.",
    ]
  `)
})

test('the e-mail settings are offered the list of refused senders', async () => {
  expect(await offered('"publicKey": "key",', `"publicKey": "key",${cursor}`))
    .toMatchInlineSnapshot(`
    [
      "blockList → Refuses messages in which one field has one of these exact values, e.g. { "field": "contact", "values": ["spam@example.com"] }. Leave it out for none.",
    ]
  `)
})
