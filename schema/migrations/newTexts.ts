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
    en: 'Texts that are new in this version stand in the content, in their usual words.',
    br: 'Os textos que são novos nesta versão estão no conteúdo, com as palavras usuais.',
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
