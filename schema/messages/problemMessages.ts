import { asBilingual, bilingual, type Bilingual } from '../bilingual.ts'
import { languageNames } from '../languageNames.ts'
import { isLanguage, languages } from '../languages.ts'
import { isRecord, type Path } from '../read/lookUp.ts'
import br from './br.json' with { type: 'json' }
import { createCatalog, type Values } from './catalog.ts'
import {
  describeLocation,
  describePicture,
  describeValue,
  inPlace,
  nameById,
} from './describe.ts'
import en from './en.json' with { type: 'json' }
import type { ProblemCode, ProblemData } from './problems.ts'
import { withoutControlCharacters } from './withoutControlCharacters.ts'

/** A code without a fix does not compile. */
const messages: Record<ProblemCode | `${ProblemCode}.fix`, string> = en

export const problemCodes = Object.keys(messages).filter((id) => !id.endsWith('.fix'))

const { format } = createCatalog<typeof messages, Record<never, never>>({
  en: messages,
  br,
})

/** The messages for a problem: what is wrong, and how to fix it. `content` is undefined if the file cannot be read. */
export function problemMessages(
  { code, data }: ProblemData,
  content: unknown,
): { message: Bilingual; fix: Bilingual } {
  const values = messageValues(data, content)
  const say = (id: ProblemCode | `${ProblemCode}.fix`) =>
    bilingual((language) => {
      const message = format(language, id, values)
      return shorten(message.charAt(0).toUpperCase() + message.slice(1))
    })
  return { message: say(code), fix: say(`${code}.fix`) }
}

/** A longer message quotes a complete text of the file: only its beginning and its end are shown. */
const maxLength = 800

/** The message on one line, without most of the long texts that it quotes. */
function shorten(message: string): string {
  const short = message.replaceAll(/(?<=“[^”]{80})[^”]{220,}(?=”)/g, '…')
  const limitedMessage =
    short.length > maxLength ? `${short.slice(0, 600)}…${short.slice(-100)}` : short
  return withoutControlCharacters(limitedMessage.replaceAll(/[\t\n]/g, ' '))
}

const isPath = (key: string) => /^(?:\w*(?:path|place)|first|second)$/i.test(key)

/** Lists from which one is chosen; other lists are shown completely. */
const isChoiceKey = (key: string) => /^(?:choices|types)$/.test(key)

/** Lists whose entries are names and not yet quoted. */
const needsQuotes = (key: string) => /^(?:choices|known\w+)$/.test(key)

const maxListedNames = 12

/** The values of a message. Paths become names of places, languages their names; a value that is undefined is "none". */
function messageValues(data: object, content: unknown): Values {
  const problemPath = 'path' in data && Array.isArray(data.path) ? data.path : []
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
      Object.entries(valuesForKey(key, value, content, problemPath)),
    ),
  )
}

function valuesForKey(
  key: string,
  value: unknown,
  content: unknown,
  problemPath: Path,
): Values {
  if (isPath(key) && Array.isArray(value)) {
    const path: Path = value
    const location = describeLocation(content, path)
    if (key === 'correctPath') return { correctPath: location }
    const name = describeValue(content, path)
    if (key !== 'path') return { [key]: name }
    const picture = describePicture(content, path)
    return { value: name, picture, inPlace: inPlace(location) }
  }
  if (Array.isArray(value)) {
    const names = value.map((entry) => {
      const id = String(entry)
      const name = key === 'choices' ? nameById(content, problemPath, id) : undefined
      return name
        ? bilingual((language) => `“${name[language]}” (${id})`)
        : asBilingual(id)
    })
    return { [key]: joinNames(key, names) }
  }
  // All objects in the data are texts in both languages.
  if (isRecord(value)) return { [key]: value as Bilingual }
  if (key === 'key' || typeof value !== 'string') {
    const isKeyword = value === undefined || typeof value === 'boolean'
    return { [key]: isKeyword ? String(value ?? 'none') : (value as string | number) }
  }
  if (/^(?:language|otherLanguage)$/.test(key) && isLanguage(value))
    return { [key]: languageNames[value] }
  if (key === 'from' || key === 'until') return { [key]: formatDay(value) }
  if (key === 'file')
    return {
      file: value,
      folder: value.replace(/\/[^/]*$/, ''),
      name: value.replace(/.*\//, ''),
    }
  return { [key]: value }
}

function joinNames(key: string, names: readonly Bilingual[]): Bilingual {
  const type = isChoiceKey(key) ? 'disjunction' : 'conjunction'
  return bilingual((language) => {
    const listedNames = names
      .slice(0, maxListedNames)
      .map(({ [language]: name }) =>
        needsQuotes(key) && !/^[{“]/.test(name) ? `“${name}”` : name,
      )
    if (names.length > maxListedNames) listedNames.push('…')
    const listFormat = new Intl.ListFormat(languages[language].lang, { type })
    return listedNames.length === 0 ? 'none' : listFormat.format(listedNames)
  })
}

/** Formats a day of the file, 2026-12-24, as each language writes it. */
const formatDay = (day: string): Bilingual =>
  bilingual((language) =>
    new Date(`${day}T00:00Z`).toLocaleDateString(languages[language].lang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  )
