import { message, words } from '../messages/messages.ts'
import { openingTimes } from '../openingTimes.ts'
import { text } from '../values.ts'
import { section } from './section.ts'

export const hours = section({
  type: 'hours',
  heading: message('section.hours.heading'),
  properties: {
    entries: openingTimes(words('section.hours.entries')),
    note: text({
      ...words('section.hours.note'),
      max: 200,
      example: 'hours.note',
      multiline: true,
    }),
  },
  required: ['entries'],
  needs: [{ parts: ['offices'], isOptional: true }],
})
