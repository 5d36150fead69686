import { withoutInvisible } from '../check/invisibleCharacters.ts'
import type { Migration } from './migration.ts'
import { withCatalogs } from './withCatalogs.ts'

/** The build inserts no-break spaces now, so those in the texts become plain ones. */
export const plainSpaces: Migration = {
  reported: {
    en: 'Spaces that only looked like one are plain spaces now: the page itself keeps words together.',
    br: 'Os espaços que só pareciam espaços agora são comuns: a própria página mantém as palavras juntas.',
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
