import { group, writeTexts } from '../groups.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const step: ModelNode = group({
  title: { en: 'Step', br: 'Passo' },
  description: {
    en: 'One step, e.g. { "title": "steps.listen.title", "text": "steps.listen.text" }.',
    br: 'Um passo, p. ex. { "title": "steps.listen.title", "text": "steps.listen.text" }.',
  },
  entryName: { en: 'entry #', br: 'o item #' },
  defaultSnippets: [
    {
      label: { en: 'New step', br: 'Novo passo' },
      description: writeTexts,
      body: { title: 'steps.${1:listen}.title', text: 'steps.$1.text' },
    },
  ],
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
})

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
    description: {
      en: 'The steps in the order of the page, up to 12. One step looks like { "title": "steps.listen.title", "text": "steps.listen.text" }.',
      br: 'Os passos, na ordem da página, até 12. Um passo é assim: { "title": "steps.listen.title", "text": "steps.listen.text" }.',
    },
    most: 12,
    snippet: { title: 'steps.${4:listen}.title', text: 'steps.$4.text' },
  },
})
