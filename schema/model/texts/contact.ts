import type { ModelNode } from '../node.ts'
import { codeText } from './codeText.ts'

/** The texts of the other ways to get in touch, around the form. */
export const contactTexts: Record<string, ModelNode> = {
  'contact.details': codeText({
    isHeading: true,
    title: { en: 'Contact details', br: 'Dados de contato' },
    description: {
      en: 'Heading above the e-mail address and the phone number',
      br: 'Título acima do e-mail e do telefone',
    },
    max: 60,
    example: { en: 'Or reach us directly', br: 'Ou fale direto com a gente' },
  }),
  'contact.email': codeText({
    title: 'E-mail',
    description: {
      en: 'The word before the e-mail address',
      br: 'A palavra antes do e-mail',
    },
    max: 30,
    example: 'E-mail',
  }),
  'contact.phone': codeText({
    title: { en: 'Phone', br: 'Telefone' },
    description: {
      en: 'The word before the phone number',
      br: 'A palavra antes do telefone',
    },
    max: 30,
    example: { en: 'Phone', br: 'Telefone' },
  }),
}
