import { link } from '../links.ts'
import type { ModelNode } from '../node.ts'
import { linesAreShown, sentences } from '../sentences.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const question: ModelNode = {
  title: { en: 'Question', br: 'Pergunta' },
  required: ['question', 'answer'],
  properties: {
    question: text({
      isHeading: true,
      title: { en: 'Question', br: 'Pergunta' },
      help: {
        en: 'The question, as a visitor would ask it.',
        br: 'A pergunta, como um visitante faria.',
      },
      max: 120,
      example: 'questions.price.question',
    }),
    answer: text({
      title: { en: 'Answer', br: 'Resposta' },
      help: sentences(
        {
          en: 'The answer, shown once the visitor opens the question.',
          br: 'A resposta, que aparece quando o visitante abre a pergunta.',
        },
        linesAreShown,
      ),
      max: 800,
      example: 'questions.price.answer',
      keepsLines: true,
    }),
    link: link({
      help: {
        en: 'A link to more information. Optional.',
        br: 'Um link para saber mais. Opcional.',
      },
      max: 40,
      example: 'questions.price.link',
    }),
  },
}

export const questions = sectionOfEntries({
  type: 'questions',
  title: { en: 'Questions', br: 'Perguntas' },
  heading: { en: 'Questions we are often asked', br: 'Perguntas que sempre nos fazem' },
  description: {
    en: 'Questions that visitors ask, each with an answer that opens on a click.',
    br: 'Perguntas que os visitantes fazem, cada uma com uma resposta que se abre com um clique.',
  },
  entries: {
    type: 'question',
    node: question,
    all: { en: 'The questions', br: 'As perguntas' },
    most: 12,
  },
})
