import { createIntl, createIntlCache } from '@formatjs/intl'

import type { Bilingual, ReportLanguage } from '../bilingual.ts'
import { languages } from '../languages.ts'

/** The value of a placeholder. A `Bilingual` is inserted in the language of the message. */
type Value = string | number | Bilingual

type Values = Readonly<Record<string, Value>>

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
>(texts: Record<ReportLanguage, Texts>) {
  type Id = string & keyof Texts
  const intls = new Map<ReportLanguage, ReturnType<typeof intlOf>>()
  /** Messages without values are always the same object, so they can be compared. */
  const cached = new Map<string, Bilingual>()

  function intlOf(language: ReportLanguage) {
    const { lang } = languages[language]
    const onError = (error: Error) => {
      throw error
    }
    return createIntl(
      { locale: lang, messages: texts[language], onError },
      createIntlCache(),
    )
  }

  /** Formats a message in one language, for values that types cannot check. Throws if one is missing. */
  function format(
    language: ReportLanguage,
    id: Id,
    values: Record<string, string | number>,
  ): string {
    const text: string | undefined = texts[language][id]
    // Most messages need no parser: parsing all messages of the model would take longer than checking a content.
    if (text !== undefined && !/['{]/.test(text)) return text
    const intl = intls.get(language) ?? intlOf(language)
    intls.set(language, intl)
    return intl.formatMessage({ id }, values, { ignoreTag: true })
  }

  /** Formats a message in both languages, for values that types cannot check. */
  function formatAll(id: Id, values: Values | undefined): Bilingual {
    const wordsIn = (language: ReportLanguage) =>
      format(language, id, valuesIn(language, values))
    return { en: wordsIn('en'), br: wordsIn('br') }
  }

  /** A message in one language. */
  function say<const One extends Id>(
    language: ReportLanguage,
    id: One,
    ...[values]: ValuesOf<Placeholders, One>
  ): string {
    return format(language, id, valuesIn(language, values))
  }

  /** A message in both languages, for messages that are stored and shown later. */
  function message<const One extends Id>(
    id: One,
    ...values: ValuesOf<Placeholders, One>
  ): Bilingual {
    const cachedMessage = values.length === 0 ? cached.get(id) : undefined
    if (cachedMessage) return cachedMessage
    const words = formatAll(id, values[0])
    if (values.length === 0) cached.set(id, words)
    return words
  }
  return { texts, format, formatAll, say, message }
}

/** The values for a message in one language. */
export function valuesIn(
  language: ReportLanguage,
  values: Values | undefined = {},
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]),
  )
}
