import { createIntl, createIntlCache } from '@formatjs/intl'

import { bilingual, type Bilingual, type MessageLanguage } from '../bilingual.ts'
import { languages } from '../languages.ts'

/** The value of a placeholder. A `Bilingual` is inserted in the language of the message. */
type Value = string | number | Bilingual

export type Values = Readonly<Record<string, Value>>

/** A & B for A | B: the parameters of a union of functions are intersected. */
type Intersection<Union> = (
  Union extends unknown ? (values: Union) => void : never
) extends (values: infer All extends Values) => void
  ? All
  : never

/** The values that a message needs: none, or one for each of its placeholders. */
export type ValuesOf<Placeholders, Id> = [Extract<Id, keyof Placeholders>] extends [never]
  ? []
  : [values: Intersection<Placeholders[Extract<Id, keyof Placeholders>]>]

/** Formats the messages of a catalog. `Placeholders`: the types of the values, by message id, from `npm run types`. */
export function createCatalog<
  Texts extends Readonly<Record<string, string>>,
  Placeholders,
>(messages: Record<MessageLanguage, Texts>) {
  type Id = string & keyof Texts
  const formatters = new Map<MessageLanguage, ReturnType<typeof createFormatter>>()
  /** Caches messages without values, so that callers can compare them by identity. */
  const messageCache = new Map<string, Bilingual>()

  function createFormatter(language: MessageLanguage) {
    const { lang } = languages[language]
    const onError = (error: Error) => {
      throw error
    }
    return createIntl(
      { locale: lang, messages: messages[language], onError },
      createIntlCache(),
    )
  }

  /** Formats a message in one language, with values that the compiler cannot check. Throws if one is missing. */
  function format(language: MessageLanguage, id: Id, values: Values = {}): string {
    const text: string | undefined = messages[language][id]
    // Most messages need no parser: parsing all messages of the model would take longer than checking the content.
    if (text !== undefined && !/['{]/.test(text)) return text
    const intl = formatters.get(language) ?? createFormatter(language)
    formatters.set(language, intl)
    return intl.formatMessage({ id }, valuesIn(language, values), { ignoreTag: true })
  }

  /** Formats a message in both languages, with values that the compiler cannot check. */
  const formatInBoth = (id: Id, values: Values | undefined): Bilingual =>
    bilingual((language) => format(language, id, values))

  /** Returns a message in one language. */
  function say<const MessageId extends Id>(
    language: MessageLanguage,
    id: MessageId,
    ...[values]: ValuesOf<Placeholders, MessageId>
  ): string {
    return format(language, id, values)
  }

  /** Returns a message in both languages, to be stored and shown later. */
  function message<const MessageId extends Id>(
    id: MessageId,
    ...values: ValuesOf<Placeholders, MessageId>
  ): Bilingual {
    const storedMessage = messageCache.get(id) ?? formatInBoth(id, values[0])
    if (values.length === 0) messageCache.set(id, storedMessage)
    return storedMessage
  }
  return { texts: messages, format, formatInBoth, say, message }
}

function valuesIn(
  language: MessageLanguage,
  values: Values,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]),
  )
}
