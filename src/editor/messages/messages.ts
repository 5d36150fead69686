import type { EditorPlaceholders as Placeholders } from '../../../schema/generated/placeholders.ts'
import { createCatalog } from '../../../schema/messages/catalog.ts'
import br from './br.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export type { Placeholders }
export type MessageId = keyof typeof en

/** The messages that the owner reads in the editor. */
export const {
  format,
  say: sayIn,
  message,
} = createCatalog<typeof en, Placeholders>({ en, br })
