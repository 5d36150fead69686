import { group, list } from './groups.ts'
import { link } from './links.ts'
import { words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'

export const header: ModelNode = group({
  ...words('header'),
  required: ['menu', 'button'],
  properties: {
    menu: list({
      ...words('header.menu'),
      distinct: ['section', 'label'],
      maxItems: 6,
      items: link({
        ...words('header.menu.entry'),
        max: 20,
        example: 'nav.contact',
        namedBy: ['section', 'label'],
      }),
    }),
    button: link({ ...words('header.button'), max: 20, example: 'nav.contact' }),
  },
})
