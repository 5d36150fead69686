import { group, show } from '../groups.ts'
import { link } from '../links.ts'
import { message, words } from '../messages/messages.ts'
import { choice, text } from '../values.ts'
import { section } from './section.ts'

export const services = section({
  type: 'services',
  heading: message('section.services.heading'),
  properties: {
    show: show('services', message('section.services.called'), 'cloud'),
    layout: choice(['tiles', 'index'], { default: 'tiles', isDrawn: true }),
    invitation: group({
      required: ['title', 'text', 'button'],
      properties: {
        title: text({ isHeading: true, max: 60, example: 'services.invitation.title' }),
        text: text({ max: 240, example: 'services.invitation.text', multiline: true }),
        button: link({
          ...words('section.services.invitation.button'),
          max: 30,
          example: 'services.invitation.button',
        }),
      },
    }),
  },
  needs: [{ parts: ['services'] }],
})
