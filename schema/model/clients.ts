import { group, list } from './groups.ts'
import { message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { logo } from './pictures.ts'
import { address, onOff, ownId, picture, properName, text, year } from './values.ts'

export const clients: ModelNode = list({
  ...words('clients'),
  distinct: ['name', 'logo', 'website'],
  minItems: 0,
  maxItems: 24,
  items: { $ref: '#/definitions/client' },
})

export const client: ModelNode = group({
  ...words('client'),
  namedBy: ['name', 'id'],
  required: ['id', 'name', 'logo'],
  properties: {
    id: ownId(message('client.called'), 'acme'),
    name: properName({ ...words('client.name'), example: 'Acme' }),
    logo: picture({ role: logo, ...words('client.logo') }),
    plate: onOff({ default: false, ...words('client.plate') }),
    note: text({
      ...words('client.note'),
      max: 60,
      multiline: true,
      keepsLines: true,
      example: 'clients.acme.note',
    }),
    since: year({ ...words('client.since'), example: 2013 }),
    website: address({ ...words('client.website'), example: 'https://www.acme.com' }),
  },
})
