import { listOf, namedGroup } from './groups.ts'
import { message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { logo } from './pictures.ts'
import { address, onOff, ownId, picture, properName, text, year } from './values.ts'

export const clients: ModelNode = listOf('client', {
  ...words('clients'),
  distinct: ['name', 'logo', 'website'],
  minItems: 0,
  maxItems: 24,
})

export const client: ModelNode = namedGroup('client', {
  namedBy: ['name', 'id'],
  required: ['id', 'name', 'logo'],
  properties: {
    id: ownId(message('client.called'), 'acme'),
    name: properName({ example: 'Acme' }),
    logo: picture(logo),
    plate: onOff({ default: false }),
    note: text({ isOwn: true, max: 60, keepsLines: true, example: 'clients.acme.note' }),
    since: year(2013),
    website: address('https://www.acme.com'),
  },
})
