import { withoutInvisible } from '../check/invisibleCharacters.ts'
import type { Migration } from './migration.ts'
import { withCatalogs } from './withCatalogs.ts'

/** The build inserts no-break spaces now, so those in the texts become plain ones. */
export const plainSpaces: Migration = {
  reported: {
    en: 'Special spaces are now plain spaces. The page still keeps words together.',
    br: 'Espaços especiais viraram espaços comuns. A página continua a manter as palavras juntas.',
  },
  migrate: (content) =>
    withCatalogs(content, (texts) => {
      const plain = Object.entries(texts).map(([id, text]) => [
        id,
        typeof text === 'string' ? withoutInvisible(text) : text,
      ])
      return Object.fromEntries(plain)
    }),
}
