import { addressOrFile } from '../links.ts'
import { message, words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { portrait } from '../pictures.ts'
import { picture, properName, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const person: ModelNode = {
  ...words('section.team.entry'),
  namedBy: ['name'],
  required: ['name', 'role'],
  properties: {
    name: properName({
      isHeading: true,
      ...words('section.team.entry.name'),
      example: 'Ana Souza',
    }),
    role: text({
      ...words('section.team.entry.role'),
      max: 80,
      example: 'team.ana.role',
    }),
    portrait: picture({
      role: { ...portrait, example: '/team/ana.jpg', folder: '/team/' },
      ...words('section.team.entry.portrait'),
    }),
    link: {
      ...words('section.team.entry.link'),
      tsType: 'string | Destination',
      if: { type: 'object' },
      then: { $ref: '#/definitions/destination' },
      else: {
        ...addressOrFile(message('section.team.entry.link.address.help')),
        title: message('section.team.entry.link.title'),
      },
    },
  },
}

export const team = sectionOfEntries({
  type: 'team',
  entries: { type: 'person', node: person, most: 24 },
})
