import { inBoth, type Bilingual } from '../../bilingual.ts'
import { createCatalog, type ValuesOf } from '../../messages/catalog.ts'
import br from './br.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import type { Placeholders } from './placeholders.ts'

type MessageId = keyof typeof en

const { texts, formatAll, message } = createCatalog<typeof en, Placeholders>({ en, br })

export { message }

/** What is said of a node: the last parts of the ids, by the names of the node's properties. */
export const attributes = [
  'title',
  'help',
  'inFile',
  'inSentence',
  'entryName',
  'called',
  'otherwise',
  'errorMessage',
  'patternErrorMessage',
  'usual',
  'derived',
] as const

type Attribute = (typeof attributes)[number]

type NodeOf<Id, Name extends Attribute> = Id extends `${infer Node}.${Name}`
  ? Node
  : never

/** The ids of nodes: those of messages without their last part. */
export type NodeId = { [Name in Attribute]: NodeOf<MessageId, Name> }[Attribute]

type WordsOf<Id extends NodeId> = {
  [Name in Attribute as `${Id}.${Name}` extends MessageId ? Name : never]: Bilingual
}

const isMessage = (id: string): id is MessageId => Object.hasOwn(texts.en, id)

/** All that is said of a node: `site.motif` has a title and a help, so there are `site.motif.title` and `site.motif.help`. */
export function words<const Id extends NodeId>(
  id: Id,
  ...[values]: ValuesOf<Placeholders, `${Id}.${Attribute}`>
): WordsOf<Id> {
  return wordsAt(id, attributes, values) as WordsOf<Id>
}

type NameOf<Id extends string> = MessageId extends infer Known
  ? Known extends `${Id}.${infer Name}`
    ? Name
    : never
  : never

/** The choices of a node, each with what it means. */
export function choicesOf<Id extends NodeId, const Name extends NameOf<Id>>(
  id: Id,
  names: readonly Name[],
): Record<Name, Bilingual> {
  return wordsAt(id, names, undefined) as Record<Name, Bilingual>
}

/** The messages below an id, by the last parts of theirs. */
function wordsAt(
  id: NodeId,
  names: readonly string[],
  values: Parameters<typeof formatAll>[1],
): Record<string, Bilingual> {
  const known = names.flatMap((name) => {
    const messageId = `${id}.${name}`
    return isMessage(messageId) ? [[name, formatAll(messageId, values)] as const] : []
  })
  return Object.fromEntries(known)
}

/** a, b or c */
export function joinWithOr(names: readonly string[]): Bilingual {
  const last = names.at(-1) ?? ''
  const first = names.slice(0, -1).join(', ')
  return first === '' ? inBoth(last) : message('write.or', { first, last })
}
