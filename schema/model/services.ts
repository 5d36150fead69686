import { group, list } from './groups.ts'
import { link } from './links.ts'
import { message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { pictureOfRow } from './pictures.ts'
import { ownId, ownPicture, text } from './values.ts'

export const services: ModelNode = list({
  ...words('services'),
  distinct: ['title', 'description'],
  maxItems: 30,
  items: { $ref: '#/definitions/service' },
})

/** The icons drawn for this page (schema/icons/ownIcons.ts). */
const iconNames = [
  'cloud',
  'code',
  'compass',
  'mobile',
  'spark',
  'blueprint',
  'shield',
  'chart',
  'database',
  'gear',
]

export const service: ModelNode = group({
  ...words('service'),
  namedBy: ['id'],
  required: ['id', 'icon', 'title', 'description'],
  properties: {
    id: ownId(message('service.called'), 'cloud'),
    icon: {
      ...words('service.icon'),
      type: 'string',
      format: 'icon',
      examples: iconNames,
    },
    title: text({
      isHeading: true,
      ...words('service.title'),
      max: 50,
      example: 'services.cloud.title',
    }),
    description: text({
      ...words('service.description'),
      max: 240,
      example: 'services.cloud.description',
      keepsLines: true,
    }),
    picture: group(
      ownPicture({
        help: message('service.picture.help'),
        fileHelp: message('service.picture.file.help'),
        role: pictureOfRow('/services/', 'bread.jpg'),
        shows: 'services.bread.alt',
      }),
    ),
    link: link({ ...words('service.link'), max: 40, example: 'services.cloud.link' }),
  },
})
