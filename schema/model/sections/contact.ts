import { captchaService } from '../../captchaService.ts'
import { mailService } from '../../mailService.ts'
import { formChoice, formField } from '../formField.ts'
import { group, list } from '../groups.ts'
import { link } from '../links.ts'
import type { ModelNode } from '../node.ts'
import { portrait } from '../pictures.ts'
import { contactTexts } from '../texts/contact.ts'
import { formTexts } from '../texts/form.ts'
import { onOff, picture, properName, text } from '../values.ts'
import { section } from './section.ts'

const contactLink: ModelNode = link({
  title: { en: 'Link of the person', br: 'Link da pessoa' },
  help: {
    en: 'A page about the person or their work.',
    br: 'Uma página sobre a pessoa ou o trabalho dela.',
  },
  max: 40,
  example: 'contact.profile',
  destination: 'address',
  entryName: { en: 'link # of the person', br: 'o link # da pessoa' },
  namedBy: ['label', 'address'],
})

const contactPerson: ModelNode = group({
  title: { en: 'Contact person', br: 'Quem atende' },
  help: {
    en: 'Who reads the messages, shown above the form. Optional.',
    br: 'Quem lê as mensagens, acima do formulário. Opcional.',
  },
  inSentence: { en: 'the contact person', br: 'quem atende' },
  required: ['name', 'role'],
  properties: {
    name: properName({
      isHeading: true,
      title: { en: 'Name', br: 'Nome' },
      example: 'Ana Souza',
    }),
    role: text({
      title: { en: 'Role', br: 'Cargo' },
      help: {
        en: 'What the person does in the company.',
        br: 'O que a pessoa faz na empresa.',
      },
      max: 80,
      example: 'contact.role',
    }),
    picture: picture({
      role: portrait,
      title: { en: 'Portrait', br: 'Retrato' },
      help: {
        en: 'A photo of the person (JPEG, PNG, WebP or AVIF) or a drawing, with the face in the middle. Optional.',
        br: 'Uma foto da pessoa (JPEG, PNG, WebP ou AVIF) ou um desenho, com o rosto no meio. Opcional.',
      },
    }),
    links: list({
      title: 'Links',
      help: {
        en: 'Up to 3 links, such as the person’s profile and the company’s code. Optional.',
        br: 'Até 3 links, como o perfil da pessoa e o código da empresa. Opcional.',
      },
      maxItems: 3,
      items: { $ref: '#/definitions/contactLink' },
    }),
  },
})

export const contact = section({
  type: 'contact',
  isSingle: true,
  title: { en: 'Contact', br: 'Contato' },
  description: {
    en: 'The contact form, with e-mail address and phone number next to it.',
    br: 'O formulário de contato, com o e-mail e o telefone ao lado.',
  },
  heading: { en: 'Tell us what you need', br: 'Conte o que você precisa' },
  properties: {
    person: { $ref: '#/definitions/contactPerson' },
    form: onOff({
      title: { en: 'Form', br: 'Formulário' },
      help: {
        en: `The form. Without it WhatsApp, e-mail and phone take its place, and neither ${mailService.name} nor ${captchaService.name} is needed.`,
        br: `O formulário. Sem ele, WhatsApp, e-mail e telefone ficam no lugar, e nem ${mailService.name} nem ${captchaService.name} são necessários.`,
      },
      default: true,
    }),
    note: text({
      title: { en: 'Note', br: 'Nota' },
      help: {
        en: 'One line below the form’s button: a promise that you keep, e.g. how soon you answer. Optional.',
        br: 'Uma linha abaixo do botão do formulário: uma promessa que vocês cumprem, p. ex. em quanto tempo respondem. Opcional.',
      },
      max: 120,
      example: 'contact.note',
    }),
    guidance: text({
      title: { en: 'Guidance', br: 'Orientação' },
      help: {
        en: 'One line above the message field: what you would like to read there. Optional.',
        br: 'Uma linha acima do campo da mensagem: o que vocês gostariam de ler ali. Opcional.',
      },
      max: 120,
      example: 'contact.guidance',
    }),
    hours: text({
      title: { en: 'Hours', br: 'Horário' },
      help: {
        en: 'When somebody answers, in a few words below the phone number, e.g. “Monday to Friday, 9 am to 6 pm”. Optional.',
        br: 'Quando alguém atende, em poucas palavras abaixo do telefone, p. ex. “De segunda a sexta, das 9h às 18h”. Opcional.',
      },
      max: 120,
      multiline: true,
      keepsLines: true,
      example: 'contact.hours',
    }),
    fields: list({
      title: { en: 'Further fields', br: 'Outros campos' },
      help: {
        en: 'Up to three more fields of the form, between contact and message. Optional.',
        br: 'Até três campos a mais no formulário, entre contato e mensagem. Opcional.',
      },
      inSentence: { en: 'the further fields', br: 'os outros campos' },
      maxItems: 3,
      items: { $ref: '#/definitions/formField' },
    }),
  },
  needs: [
    { texts: Object.keys(contactTexts) },
    { parts: ['email', 'captcha'], texts: Object.keys(formTexts), unlessFalse: 'form' },
  ],
  definitions: { formField, formChoice, contactPerson, contactLink },
})
