import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const step: ModelNode = {
  title: { en: 'Step', br: 'Passo' },
  required: ['title', 'text'],
  properties: {
    title: text({
      isHeading: true,
      title: { en: 'Title', br: 'Título' },
      max: 50,
      example: 'steps.listen.title',
    }),
    text: text({
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'What happens in it, in a sentence or two.',
        br: 'O que acontece nele, em uma ou duas frases.',
      },
      max: 240,
      example: 'steps.listen.text',
      multiline: true,
    }),
  },
}

export const steps = sectionOfEntries({
  type: 'steps',
  title: { en: 'Steps', br: 'Passos' },
  heading: { en: 'How we work', br: 'Como trabalhamos' },
  description: {
    en: 'How the company works, step by step.',
    br: 'Como a empresa trabalha, passo a passo.',
  },
  entries: {
    type: 'step',
    node: step,
    all: { en: 'The steps', br: 'Os passos' },
    most: 12,
  },
})
