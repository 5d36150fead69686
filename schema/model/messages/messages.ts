import { asBilingual, type Bilingual } from '../../bilingual.ts'
import type { ModelPlaceholders as Placeholders } from '../../generated/placeholders.ts'
import { createCatalog, type ValuesOf } from '../../messages/catalog.ts'
import type { ModelNode } from '../node.ts'
import br from './br.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

type MessageId = keyof typeof en

const { texts, formatInBoth, message } = createCatalog<typeof en, Placeholders>({
  en,
  br,
})

export { message }

/** The properties of a node that are messages. The id of the message ends with the property's name. */
const messageKeys = [
  'title',
  'help',
  'fileHelp',
  'inSentence',
  'entryName',
  'noun',
  'advice',
  'patternErrorMessage',
  'usualText',
] as const

type MessageKey = (typeof messageKeys)[number]
type NodeMessages = Partial<Record<MessageKey, Bilingual>>

type NodeIdOf<Id, Name extends MessageKey> = Id extends `${infer Node}.${Name}`
  ? Node
  : never

/** The ids of nodes: the ids of messages without the property's name at the end. */
export type NodeId = { [Name in MessageKey]: NodeIdOf<MessageId, Name> }[MessageKey]

/** All messages of a node: `site.motif` has a title and help, so there are `site.motif.title` and `site.motif.help`. */
export function messagesOf<const Id extends NodeId>(
  id: Id,
  ...[values]: ValuesOf<Placeholders, `${Id}.${MessageKey}`>
): NodeMessages {
  return messagesBelow(id, (messageId) => formatInBoth(messageId, values))
}

/** The messages without placeholders. Only the code that defines the node has the values for the others. */
const messagesWithoutValues = (id: string) =>
  messagesBelow(id, (messageId) =>
    /\{/.test(texts.en[messageId].replaceAll(/'[^']*'/g, ''))
      ? undefined
      : formatInBoth(messageId, undefined),
  )

function messagesBelow(
  id: string,
  formatMessage: (id: MessageId) => Bilingual | undefined,
): NodeMessages {
  const entries = messageKeys.flatMap((name) => {
    const messageId = `${id}.${name}`
    const bilingual = isMessage(messageId) && formatMessage(messageId)
    return bilingual ? [[name, bilingual]] : []
  })
  return Object.fromEntries(entries) as NodeMessages
}

const isMessage = (id: string): id is MessageId => Object.hasOwn(texts.en, id)

/** Adds to a node, its properties, entries, and choices the messages whose ids start with `id`. */
export const withMessages = (id: NodeId, node: ModelNode): ModelNode =>
  withMessagesBelow(id, node)

function withMessagesBelow(id: string, node: ModelNode): ModelNode {
  const { properties, items, enum: choices } = node
  const parts = Object.entries(properties ?? {}).map(
    ([name, part]) => [name, withMessagesBelow(`${id}.${name}`, part)] as const,
  )
  const choiceMessages = (choices ?? []).flatMap((choice, index) => {
    const messageId = `${id}.${choice}`
    return isMessage(messageId)
      ? formatInBoth(messageId, undefined)
      : (node.markdownEnumDescriptions?.[index] ?? [])
  })
  return {
    ...node,
    ...messagesWithoutValues(id),
    ...(properties && { properties: Object.fromEntries(parts) }),
    ...(items && !items.$ref && { items: withMessagesBelow(`${id}.entry`, items) }),
    ...(choices && { markdownEnumDescriptions: choiceMessages }),
  }
}

/** Names joined for a sentence: "a, b or c". */
export function joinedWithOr(names: readonly string[]): Bilingual {
  const last = names.at(-1) ?? ''
  const first = names.slice(0, -1).join(', ')
  return first === '' ? asBilingual(last) : message('write.or', { first, last })
}
