import { heading, headingSnippet, section } from './section.ts'

export const contact = section({
  type: 'contact',
  otherNames: ['form', 'formulario', 'faleconosco'],
  title: { en: 'Contact', br: 'Contato' },
  description: {
    en: 'The contact form, with the e-mail address and the phone number beside it.',
    br: 'O formulário de contato, com o e-mail e o telefone ao lado.',
  },
  properties: {
    ...heading('contact'),
  },
  required: ['title'],
  snippet: headingSnippet('contact'),
})
