import { nodeAt } from '../read/modelTree.ts'
import { requiredTextIds } from '../read/requiredParts.ts'
import type { Migration } from './migration.ts'
import { withCatalogs } from './withCatalogs.ts'

/**
 * Texts that the page's code came to ask for, in their usual words. Texts without usual words are left to the check,
 * which asks the owner for them.
 */
export const newTexts: Migration = {
  reported: {
    en: 'This version has new texts. They start with a standard wording.',
    br: 'Esta versão tem textos novos. Eles já vêm com um texto padrão.',
  },
  migrate: (content) =>
    withCatalogs(content, (texts, language) => {
      const missing = requiredTextIds(content).filter((id) => !Object.hasOwn(texts, id))
      const usual = missing.flatMap((id) => {
        const words = nodeAt(content, ['catalogs', language, id])?.usual
        return words ? [[id, words[language]]] : []
      })
      return { ...texts, ...Object.fromEntries(usual) }
    }),
}
