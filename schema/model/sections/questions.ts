import { link } from '../links.ts'
import { words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const question: ModelNode = {
  ...words('section.questions.entry'),
  required: ['question', 'answer'],
  properties: {
    question: text({
      isHeading: true,
      ...words('section.questions.entry.question'),
      max: 120,
      example: 'questions.price.question',
    }),
    answer: text({
      ...words('section.questions.entry.answer'),
      max: 800,
      example: 'questions.price.answer',
      keepsLines: true,
    }),
    link: link({
      ...words('section.questions.entry.link'),
      max: 40,
      example: 'questions.price.link',
    }),
  },
}

export const questions = sectionOfEntries({
  type: 'questions',
  entries: { type: 'question', node: question, most: 12 },
})
