import { words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const step: ModelNode = {
  ...words('section.steps.entry'),
  required: ['title', 'text'],
  properties: {
    title: text({
      isHeading: true,
      ...words('section.steps.entry.title'),
      max: 50,
      example: 'steps.listen.title',
    }),
    text: text({
      ...words('section.steps.entry.text'),
      max: 240,
      example: 'steps.listen.text',
      multiline: true,
    }),
  },
}

export const steps = sectionOfEntries({
  type: 'steps',
  entries: { type: 'step', node: step, most: 12 },
})
