import { group, listOf, groupWithMessages, shownEntries } from '../groups.ts'
import { message, messagesOf, withMessages } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { logo, portrait } from '../pictures.ts'
import { clientsTexts } from '../texts.ts'
import {
  choice,
  text,
  address,
  toggle,
  entryId,
  picture,
  properName,
  year,
} from '../values.ts'
import { section } from './section.ts'

/** A quote, in the quotes section or in the clients section. */
export const quote = withMessages('section.quotes.entry', {
  namedBy: ['person'],
  required: ['text', 'person', 'role', 'firm'],
  properties: {
    text: text({ max: 400, example: 'quotes.ana.text', isMultiline: true }),
    person: properName({ example: 'Ana Souza' }),
    role: text({ max: 60, example: 'quotes.ana.role' }),
    firm: properName({ example: 'Acme' }),
    picture: picture(portrait),
  },
})

const factNaming = { entryName: message('section.clients.fact.entryName') }

const factText = {
  ...text({ isOwnerSpecific: true, max: 60, example: 'clients.since.text' }),
  ...messagesOf('section.clients.fact.text'),
}

const fact: ModelNode = {
  ...messagesOf('section.clients.fact'),
  type: 'object',
  tsType: 'WrittenFact | CountedFact',
  if: { required: ['counts'] },
  then: { $ref: '#/definitions/countedFact' },
  else: { $ref: '#/definitions/writtenFact' },
}

const writtenFact = groupWithMessages('section.clients.writtenFact', {
  ...factNaming,
  required: ['figure', 'text'],
  properties: {
    figure: text({ isHeading: true, max: 6, example: 'clients.since.figure' }),
    text: factText,
  },
})

const countedFact = groupWithMessages('section.clients.countedFact', {
  ...factNaming,
  required: ['counts', 'text'],
  properties: {
    counts: choice(['years', 'average'], { examples: ['years'] }),
    text: factText,
  },
})

const clientQuote = group({
  ...quote,
  properties: {
    ...quote.properties,
    text: {
      ...text({ isHeading: true, max: 120, example: 'clients.quote.text' }),
      ...messagesOf('section.clients.quote.text'),
    },
    role: {
      ...text({ max: 60, example: 'clients.quote.role' }),
      ...messagesOf('section.clients.quote.role'),
    },
  },
})

export const clientsSection = section({
  type: 'clients',
  heading: message('section.clients.heading'),
  properties: {
    facts: listOf('fact', { maxItems: 4 }),
    record: text({
      isOwnerSpecific: true,
      isHeading: true,
      max: 60,
      example: 'clients.record',
    }),
    quote: { $ref: '#/definitions/clientQuote' },
    quotes: listOf('quote', { maxItems: 2 }),
    show: shownEntries('clients', message('section.clients.noun'), 'acme'),
  },
  needs: [{ parts: ['clients'] }, { texts: Object.keys(clientsTexts), isOptional: true }],
  definitions: { fact, writtenFact, countedFact, clientQuote },
})

export const clients: ModelNode = listOf('client', {
  ...messagesOf('clients'),
  minItems: 0,
  maxItems: 24,
})

export const client: ModelNode = groupWithMessages('client', {
  namedBy: ['name', 'id'],
  required: ['id', 'name', 'logo'],
  properties: {
    id: entryId(message('client.noun'), 'acme'),
    name: properName({ example: 'Acme' }),
    logo: picture(logo),
    plate: toggle({ default: false }),
    note: text({
      isOwnerSpecific: true,
      max: 60,
      keepsLines: true,
      example: 'clients.acme.note',
    }),
    since: year(2013),
    website: address('https://www.acme.com'),
  },
})
