import type { ModelNode } from '../node.ts'
import { codeText } from './codeText.ts'

/** The texts of the clients' section. */
export const clientsTexts: Record<string, ModelNode> = {
  'clients.since': codeText({
    title: { en: 'Client since', br: 'Cliente desde' },
    description: {
      en: 'Below a client’s logo. {year} is the year in which you began to work for it. Without this text the year stands alone',
      br: 'Abaixo do logo de um cliente. {year} é o ano em que vocês começaram a trabalhar para ele. Sem este texto, o ano aparece sozinho',
    },
    max: 40,
    example: { en: 'since {year}', br: 'desde {year}' },
    placeholders: ['year'],
  }),
}
