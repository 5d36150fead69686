import { group, writeTexts } from '../groups.ts'
import { link } from '../links.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { leaveOut, linesAreShown, sentences } from '../words.ts'
import { sectionOfEntries } from './section.ts'

const question: ModelNode = group({
  title: { en: 'Question', br: 'Pergunta' },
  description: {
    en: 'A question and its answer, e.g. { "question": "questions.price.question", "answer": "questions.price.answer" }.',
    br: 'Uma pergunta e a resposta, p. ex. { "question": "questions.price.question", "answer": "questions.price.answer" }.',
  },
  entryName: { en: 'entry #', br: 'o item #' },
  defaultSnippets: [
    {
      label: { en: 'New question', br: 'Nova pergunta' },
      description: writeTexts,
      body: { question: 'questions.${1:price}.question', answer: 'questions.$1.answer' },
    },
  ],
  required: ['question', 'answer'],
  properties: {
    question: text({
      isHeading: true,
      title: { en: 'Question', br: 'Pergunta' },
      description: {
        en: 'The question, as a visitor would ask it.',
        br: 'A pergunta, como um visitante faria.',
      },
      max: 120,
      example: 'questions.price.question',
    }),
    answer: text({
      title: { en: 'Answer', br: 'Resposta' },
      description: sentences(
        {
          en: 'The answer, shown once the visitor opens the question.',
          br: 'A resposta, que aparece quando o visitante abre a pergunta.',
        },
        linesAreShown,
      ),
      max: 800,
      example: 'questions.price.answer',
      multiline: true,
      keepsLines: true,
    }),
    link: link({
      title: 'Link',
      description: { en: 'Leads on from the answer', br: 'Leva da resposta adiante' },
      also: leaveOut,
      called: 'link',
      max: 40,
      example: 'questions.price.link',
    }),
  },
})

export const questions = sectionOfEntries({
  type: 'questions',
  otherNames: ['faq', 'duvidas', 'qanda'],
  title: { en: 'Questions', br: 'Perguntas' },
  description: {
    en: 'Questions that visitors ask, each with its answer folded up.',
    br: 'Perguntas que os visitantes fazem, cada uma com a resposta recolhida.',
  },
  entries: {
    type: 'question',
    node: question,
    description: {
      en: 'The questions in the order of the page, up to 12. One question looks like { "question": "questions.price.question", "answer": "questions.price.answer" }.',
      br: 'As perguntas, na ordem da página, até 12. Uma pergunta é assim: { "question": "questions.price.question", "answer": "questions.price.answer" }.',
    },
    most: 12,
    snippet: { question: 'questions.${4:price}.question', answer: 'questions.$4.answer' },
  },
})
