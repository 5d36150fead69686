import type { CommandPlaceholders as Placeholders } from '../../schema/generated/placeholders.ts'
import { createCatalog, type ValuesOf } from '../../schema/messages/catalog.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'
import br from './br.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

type MessageId = keyof typeof en

/** The messages of the commands and of the editor's server. */
export const { say: sayIn, message } = createCatalog<typeof en, Placeholders>({ en, br })

/** Returns a message in the computer's language. */
export const say = <const Id extends MessageId>(
  id: Id,
  ...values: ValuesOf<Placeholders, Id>
): string => sayIn(systemLanguage(), id, ...values)
