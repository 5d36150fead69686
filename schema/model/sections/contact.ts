import { captchaService } from '../../captchaService.ts'
import { mailService } from '../../mailService.ts'
import { formChoice, formField } from '../formField.ts'
import { list } from '../groups.ts'
import { contactTexts } from '../texts/contact.ts'
import { formTexts } from '../texts/form.ts'
import { flag } from '../values.ts'
import { heading, headingSnippet, section } from './section.ts'

export const contact = section({
  type: 'contact',
  isSingle: true,
  otherNames: ['form', 'formulario', 'faleconosco'],
  title: { en: 'Contact', br: 'Contato' },
  description: {
    en: 'The contact form, with the e-mail address and the phone number beside it.',
    br: 'O formulário de contato, com o e-mail e o telefone ao lado.',
  },
  properties: {
    ...heading('contact'),
    form: flag({
      title: { en: 'Form', br: 'Formulário' },
      description: {
        en: `Write false for a page without a form: WhatsApp, e-mail and phone take its place, and neither ${mailService.name} nor ${captchaService.name} is needed.`,
        br: `Escreva false para uma página sem formulário: WhatsApp, e-mail e telefone ficam no lugar dele, e nem ${mailService.name} nem ${captchaService.name} são necessários.`,
      },
      help: {
        en: `The form. Without it WhatsApp, e-mail and phone take its place, and neither ${mailService.name} nor ${captchaService.name} is needed.`,
        br: `O formulário. Sem ele, WhatsApp, e-mail e telefone ficam no lugar, e nem ${mailService.name} nem ${captchaService.name} são necessários.`,
      },
      default: true,
    }),
    fields: list({
      title: { en: 'Further fields', br: 'Outros campos' },
      description: {
        en: 'Up to three more fields of the form, between contact and message, e.g. [{ "id": "company", "label": "form.company" }]. Leave it out for none.',
        br: 'Até três campos a mais no formulário, entre contato e mensagem, p. ex. [{ "id": "company", "label": "form.company" }]. Deixe de fora se não houver.',
      },
      inSentence: { en: 'the further fields', br: 'os outros campos' },
      twoEntries: { en: 'fields', br: 'dois campos' },
      maxItems: 3,
      items: { $ref: '#/definitions/formField' },
    }),
  },
  required: ['title'],
  needs: [
    { texts: Object.keys(contactTexts) },
    {
      parts: ['email', 'captcha'],
      texts: Object.keys(formTexts),
      unlessFalse: 'form',
    },
  ],
  snippet: headingSnippet('contact'),
  definitions: { formField, formChoice },
})
