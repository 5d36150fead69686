import { group, list, show } from '../groups.ts'
import { choicesOf, message, words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { clientsTexts } from '../texts.ts'
import { choice, text } from '../values.ts'
import { quote } from './quotes.ts'
import { section } from './section.ts'

const inSentences = { entryName: message('section.clients.fact.entryName') }

const factText = text({
  ...words('section.clients.fact.text'),
  max: 60,
  example: 'clients.since.text',
})

const fact: ModelNode = {
  ...words('section.clients.fact'),
  ...inSentences,
  type: 'object',
  tsType: 'WrittenFact | CountedFact',
  if: { properties: { counts: { doNotSuggest: true } }, required: ['counts'] },
  then: { $ref: '#/definitions/countedFact' },
  else: { $ref: '#/definitions/writtenFact' },
}

const writtenFact: ModelNode = group({
  ...words('section.clients.writtenFact'),
  ...inSentences,
  required: ['figure', 'text'],
  properties: {
    figure: text({
      isHeading: true,
      ...words('section.clients.writtenFact.figure'),
      max: 6,
      example: 'clients.since.figure',
    }),
    text: factText,
  },
})

const countedFact: ModelNode = group({
  ...words('section.clients.countedFact'),
  ...inSentences,
  required: ['counts', 'text'],
  properties: {
    counts: choice({
      ...words('section.clients.countedFact.counts'),
      choices: choicesOf('section.clients.countedFact.counts', ['years', 'average']),
      examples: ['years'],
    }),
    text: factText,
  },
})

const clientQuote: ModelNode = group({
  ...quote,
  properties: {
    ...quote.properties,
    text: text({
      isHeading: true,
      ...words('section.clients.quote.text'),
      max: 120,
      example: 'clients.quote.text',
    }),
    role: text({
      ...words('section.clients.quote.role'),
      max: 60,
      example: 'clients.quote.role',
    }),
  },
})

export const clients = section({
  type: 'clients',
  heading: message('section.clients.heading'),
  properties: {
    facts: list({
      ...words('section.clients.facts'),
      maxItems: 4,
      items: { $ref: '#/definitions/fact' },
    }),
    record: text({
      isHeading: true,
      ...words('section.clients.record'),
      max: 60,
      example: 'clients.record',
    }),
    quote: { ...words('section.clients.quote'), $ref: '#/definitions/clientQuote' },
    quotes: list({
      ...words('section.clients.quotes'),
      maxItems: 2,
      items: { $ref: '#/definitions/quote' },
    }),
    show: show({
      from: 'clients',
      called: message('section.clients.called'),
      example: 'acme',
    }),
  },
  needs: [{ parts: ['clients'] }, { texts: Object.keys(clientsTexts), isOptional: true }],
  definitions: { fact, writtenFact, countedFact, clientQuote },
})
