import type { Migration } from './migration.ts'
import { withCatalogs } from './withCatalogs.ts'

/** What the page's code no longer asks for, by the name that it had. */
const unused = new Set(['footer.label'])

export const unusedTexts: Migration = {
  reported: {
    en: 'Texts that the page no longer shows were removed.',
    br: 'Os textos que nenhuma página mostra mais foram retirados.',
  },
  migrate: (content) =>
    withCatalogs(content, (texts) => {
      const pointedAt = JSON.stringify({ ...content, catalogs: undefined })
      const kept = Object.entries(texts).filter(
        // An owner may have given the name to a text of their own.
        ([id]) => !unused.has(id) || pointedAt.includes(JSON.stringify(id)),
      )
      return Object.fromEntries(kept)
    }),
}
