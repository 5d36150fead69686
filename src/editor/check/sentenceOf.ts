import type { Bilingual, Problem } from '../../../schema/problem.ts'

/** What the check says of a problem; of a text that is not written yet, nothing about the file: whoever is at its field has seen it. */
export function sentenceOf({ code, message, fix }: Problem): Bilingual {
  if (code === 'empty-text' || code === 'text-missing')
    return {
      en: 'This text is empty: write something.',
      br: 'Este texto está vazio: escreva algo.',
    }
  return {
    en: `${message.en} How to fix: ${fix.en}`,
    br: `${message.br} Como corrigir: ${fix.br}`,
  }
}
