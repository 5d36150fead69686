import { group, listOf, namedGroup, show } from '../groups.ts'
import { message, words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { clientsTexts } from '../texts.ts'
import { choice, text } from '../values.ts'
import { quote } from './quotes.ts'
import { section } from './section.ts'

const inSentences = { entryName: message('section.clients.fact.entryName') }

const factText = {
  ...text({ isOwn: true, max: 60, example: 'clients.since.text' }),
  ...words('section.clients.fact.text'),
}

const fact: ModelNode = {
  ...words('section.clients.fact'),
  type: 'object',
  tsType: 'WrittenFact | CountedFact',
  if: { properties: { counts: { doNotSuggest: true } }, required: ['counts'] },
  then: { $ref: '#/definitions/countedFact' },
  else: { $ref: '#/definitions/writtenFact' },
}

const writtenFact = namedGroup('section.clients.writtenFact', {
  ...inSentences,
  required: ['figure', 'text'],
  properties: {
    figure: text({ isHeading: true, max: 6, example: 'clients.since.figure' }),
    text: factText,
  },
})

const countedFact = namedGroup('section.clients.countedFact', {
  ...inSentences,
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
      ...words('section.clients.quote.text'),
    },
    role: {
      ...text({ max: 60, example: 'clients.quote.role' }),
      ...words('section.clients.quote.role'),
    },
  },
})

export const clients = section({
  type: 'clients',
  heading: message('section.clients.heading'),
  properties: {
    facts: listOf('fact', { maxItems: 4 }),
    record: text({ isOwn: true, isHeading: true, max: 60, example: 'clients.record' }),
    quote: { $ref: '#/definitions/clientQuote' },
    quotes: listOf('quote', { maxItems: 2 }),
    show: show('clients', message('section.clients.called'), 'acme'),
  },
  needs: [{ parts: ['clients'] }, { texts: Object.keys(clientsTexts), isOptional: true }],
  definitions: { fact, writtenFact, countedFact, clientQuote },
})
