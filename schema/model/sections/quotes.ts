import type { ModelNode } from '../node.ts'
import { portrait } from '../pictures.ts'
import { picture, properName, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

export const quote: ModelNode = {
  title: { en: 'Quote', br: 'Depoimento' },
  help: { en: 'What one person says.', br: 'O que uma pessoa diz.' },
  namedBy: ['person'],
  required: ['text', 'person', 'role', 'firm'],
  properties: {
    text: text({
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'What the person says, without quotation marks.',
        br: 'O que a pessoa diz, sem aspas.',
      },
      max: 400,
      example: 'quotes.ana.text',
      multiline: true,
    }),
    person: properName({ title: { en: 'Person', br: 'Pessoa' }, example: 'Ana Souza' }),
    role: text({
      title: { en: 'Role', br: 'Cargo' },
      help: { en: 'What the person does there.', br: 'O que a pessoa faz lá.' },
      max: 60,
      example: 'quotes.ana.role',
    }),
    firm: properName({ title: { en: 'Firm', br: 'Empresa' }, example: 'Acme' }),
    picture: picture({
      role: portrait,
      title: { en: 'Portrait', br: 'Retrato' },
      help: {
        en: 'A photo of the person (JPEG, PNG, WebP or AVIF) or a drawing, with the face in the middle. Optional.',
        br: 'Uma foto da pessoa (JPEG, PNG, WebP ou AVIF) ou um desenho, com o rosto no meio. Opcional.',
      },
    }),
  },
}

export const quotes = sectionOfEntries({
  type: 'quotes',
  title: { en: 'Quotes', br: 'Depoimentos' },
  heading: { en: 'In their own words', br: 'Nas palavras deles' },
  description: {
    en: 'What people say of the company.',
    br: 'O que as pessoas dizem da empresa.',
  },
  entries: {
    type: 'quote',
    node: quote,
    all: { en: 'The quotes', br: 'Os depoimentos' },
    most: 12,
  },
})
