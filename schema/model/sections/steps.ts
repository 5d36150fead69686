import { text } from '../values.ts'
import { sectionOfEntries, type EntryNode } from './section.ts'

const step: EntryNode = {
  title: { en: 'Step', br: 'Passo' },
  description: { en: 'One step', br: 'Um passo' },
  entryName: { en: 'entry #', br: 'o item #' },
  required: ['title', 'text'],
  properties: {
    title: text({
      isHeading: true,
      title: { en: 'Title', br: 'Título' },
      description: { en: 'The name of the step.', br: 'O nome do passo.' },
      max: 50,
      example: 'steps.listen.title',
    }),
    text: text({
      title: { en: 'Text', br: 'Texto' },
      description: {
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
  otherNames: ['process', 'processo', 'etapas'],
  title: { en: 'Steps', br: 'Passos' },
  description: {
    en: 'How the company works, step by step.',
    br: 'Como a empresa trabalha, passo a passo.',
  },
  entries: {
    type: 'step',
    node: step,
    all: { en: 'The steps', br: 'Os passos' },
    one: { en: 'One step', br: 'Um passo' },
    example: '{ "title": "steps.listen.title", "text": "steps.listen.text" }',
    most: 12,
    snippet: {
      label: { en: 'New step', br: 'Novo passo' },
      body: { title: 'steps.${1:listen}.title', text: 'steps.$1.text' },
    },
  },
})
