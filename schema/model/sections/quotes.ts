import { named } from '../messages/messages.ts'
import { portrait } from '../pictures.ts'
import { picture, properName, text } from '../values.ts'

/** In the section quotes, and among the clients. */
export const quote = named('section.quotes.entry', {
  namedBy: ['person'],
  required: ['text', 'person', 'role', 'firm'],
  properties: {
    text: text({ max: 400, example: 'quotes.ana.text', multiline: true }),
    person: properName({ example: 'Ana Souza' }),
    role: text({ max: 60, example: 'quotes.ana.role' }),
    firm: properName({ example: 'Acme' }),
    picture: picture(portrait),
  },
})
