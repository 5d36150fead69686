import { words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const price: ModelNode = {
  ...words('section.prices.entry'),
  namedBy: ['title'],
  required: ['title', 'price'],
  offered: ['text'],
  properties: {
    title: text({
      isHeading: true,
      ...words('section.prices.entry.title'),
      max: 60,
      example: 'prices.basic.title',
    }),
    text: text({
      ...words('section.prices.entry.text'),
      max: 200,
      example: 'prices.basic.text',
      multiline: true,
    }),
    price: text({
      isHeading: true,
      ...words('section.prices.entry.price'),
      max: 30,
      example: 'prices.basic.price',
    }),
  },
}

export const prices = sectionOfEntries({
  type: 'prices',
  entries: { type: 'price', node: price, most: 40 },
})
