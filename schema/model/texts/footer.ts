import type { ModelNode } from '../node.ts'
import { codeText } from './codeText.ts'

/** The footer. */
export const footerTexts: Record<string, ModelNode> = {
  'footer.offices': codeText({
    isHeading: true,
    title: { en: 'Offices', br: 'Endereços' },
    max: 40,
    example: { en: 'Offices', br: 'Endereços' },
  }),
  'footer.copyright': codeText({
    title: { en: 'Copyright line', br: 'Linha de copyright' },
    description: {
      en: '{year} is the current year, {company} the legal name, {cnpj} the tax id. Keep all three',
      br: '{year} é o ano atual, {company} a razão social, {cnpj} o CNPJ. Mantenha os três',
    },
    max: 120,
    example: '© {year} {company} · CNPJ {cnpj}',
    placeholders: ['year', 'company', 'cnpj'],
  }),
  'footer.love': codeText({
    isOwn: true,
    title: { en: 'Made by hand', br: 'Feito à mão' },
    description: {
      en: 'The small note at the very end of the page',
      br: 'A frase curta bem no fim da página',
    },
    max: 80,
    example: {
      en: 'Made by hand with love in the cerrado',
      br: 'Feito à mão, com amor, no cerrado',
    },
  }),
}
