import { createCatalog } from '../../schema/messages/catalog.ts'
import br from './br.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import type { Placeholders } from './placeholders.ts'

export type { Placeholders }
export type MessageId = keyof typeof en

/** What the commands print, and what the editor's server answers. */
export const { say: sayIn, message } = createCatalog<typeof en, Placeholders>({ en, br })
