import { group, shownEntries, listOf, groupWithMessages } from '../groups.ts'
import { link } from '../links.ts'
import { message, messagesOf } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { rowPicture } from '../pictures.ts'
import { choice, text, entryId, pictureWithAlt } from '../values.ts'
import { section } from './section.ts'

export const servicesSection = section({
  type: 'services',
  heading: message('section.services.heading'),
  properties: {
    show: shownEntries('services', message('section.services.noun'), 'cloud'),
    layout: choice(['tiles', 'index'], { default: 'tiles' }),
    invitation: group({
      required: ['title', 'text', 'button'],
      properties: {
        title: text({ isHeading: true, max: 60, example: 'services.invitation.title' }),
        text: text({ max: 240, example: 'services.invitation.text', isMultiline: true }),
        button: link({
          ...messagesOf('section.services.invitation.button'),
          max: 30,
          example: 'services.invitation.button',
        }),
      },
    }),
  },
  needs: [{ parts: ['services'] }],
})

export const services: ModelNode = listOf('service', {
  ...messagesOf('services'),
  maxItems: 30,
})

/** The first icons to choose from. */
export const commonIcons =
  'cloud code compass mobile spark blueprint shield chart database gear'.split(' ')

export const service: ModelNode = groupWithMessages('service', {
  namedBy: ['id'],
  required: ['id', 'icon', 'title', 'description'],
  properties: {
    id: entryId(message('service.noun'), 'cloud'),
    icon: { type: 'string', format: 'icon', examples: commonIcons },
    title: text({ isHeading: true, max: 50, example: 'services.cloud.title' }),
    description: text({
      max: 240,
      example: 'services.cloud.description',
      keepsLines: true,
    }),
    picture: pictureWithAlt(rowPicture('/services/', 'bread.jpg'), 'services.bread.alt'),
    link: link({ max: 40, example: 'services.cloud.link' }),
  },
})
