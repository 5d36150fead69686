import { group, show } from '../groups.ts'
import { link } from '../links.ts'
import { choicesOf, message, words } from '../messages/messages.ts'
import { choice, text } from '../values.ts'
import { section } from './section.ts'

export const services = section({
  type: 'services',
  heading: message('section.services.heading'),
  properties: {
    show: show({
      from: 'services',
      called: message('section.services.called'),
      example: 'cloud',
    }),
    layout: choice({
      default: 'tiles',
      ...words('section.services.layout'),
      choices: choicesOf('section.services.layout', ['tiles', 'index']),
      isDrawn: true,
    }),
    invitation: group({
      ...words('section.services.invitation'),
      required: ['title', 'text', 'button'],
      properties: {
        title: text({
          isHeading: true,
          ...words('section.services.invitation.title'),
          max: 60,
          example: 'services.invitation.title',
        }),
        text: text({
          ...words('section.services.invitation.text'),
          max: 240,
          example: 'services.invitation.text',
          multiline: true,
        }),
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
