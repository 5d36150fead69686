import { words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { portrait } from '../pictures.ts'
import { picture, properName, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

export const quote: ModelNode = {
  ...words('section.quotes.entry'),
  namedBy: ['person'],
  required: ['text', 'person', 'role', 'firm'],
  properties: {
    text: text({
      ...words('section.quotes.entry.text'),
      max: 400,
      example: 'quotes.ana.text',
      multiline: true,
    }),
    person: properName({ ...words('section.quotes.entry.person'), example: 'Ana Souza' }),
    role: text({
      ...words('section.quotes.entry.role'),
      max: 60,
      example: 'quotes.ana.role',
    }),
    firm: properName({ ...words('section.quotes.entry.firm'), example: 'Acme' }),
    picture: picture({ role: portrait, ...words('section.quotes.entry.picture') }),
  },
}

export const quotes = sectionOfEntries({
  type: 'quotes',
  entries: { type: 'quote', node: quote, most: 12 },
})
