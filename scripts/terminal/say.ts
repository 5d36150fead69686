import type { ValuesOf } from '../../schema/messages/catalog.ts'
import { sayIn, type MessageId, type Placeholders } from '../messages/messages.ts'
import { systemLanguage } from './systemLanguage.ts'

/** A message in the computer's language. */
export function say<const Id extends MessageId>(
  id: Id,
  ...values: ValuesOf<Placeholders, Id>
): string {
  return sayIn(systemLanguage(), id, ...values)
}
