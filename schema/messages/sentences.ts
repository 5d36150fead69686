import { inEach, type Bilingual, type ReportLanguage } from '../bilingual.ts'
import { languageNames } from '../languageNames.ts'
import { isLanguage, languages } from '../languages.ts'
import { isRecord, type Path } from '../read/lookUp.ts'
import br from './br.json' with { type: 'json' }
import { createCatalog } from './catalog.ts'
import {
  describeLocation,
  describePicture,
  describeValue,
  namedEntry,
} from './describe.ts'
import en from './en.json' with { type: 'json' }
import type { ProblemCode, ProblemData } from './problems.ts'
import { withoutControls } from './withoutControls.ts'

/** A code without a fix does not compile. */
const messages: Record<ProblemCode | `${ProblemCode}.fix`, string> = en

export const problemCodes = Object.keys(messages).filter((id) => !id.endsWith('.fix'))

const { format } = createCatalog<typeof messages, Record<never, never>>({
  en: messages,
  br,
})

type Values = Record<string, string | number>

/** What is wrong, and how to fix it. `content` is where the problem is; undefined if the file cannot be read. */
export function sentencesOf(
  { code, data }: ProblemData,
  content: unknown,
): { message: Bilingual; fix: Bilingual } {
  const values = {
    en: messageValues(data, content, 'en'),
    br: messageValues(data, content, 'br'),
  }
  const say = (id: ProblemCode | `${ProblemCode}.fix`) =>
    inEach((language) => {
      const words = format(language, id, values[language])
      return shorten(words.charAt(0).toUpperCase() + words.slice(1))
    })
  return { message: say(code), fix: say(`${code}.fix`) }
}

/** A longer sentence quotes a complete text of the file: only its beginning and its end are shown. */
const maxLength = 800

/** A sentence on one line, without most of the long texts that it quotes. */
function shorten(sentence: string): string {
  const short = sentence.replaceAll(/(?<=“[^”]{80})[^”]{220,}(?=”)/g, '…')
  const cut =
    short.length > maxLength ? `${short.slice(0, 600)}…${short.slice(-100)}` : short
  return withoutControls(cut.replaceAll(/[\t\n]/g, ' '))
}

const isPath = (key: string) => /^(?:path|here|there|first|second|home)$/.test(key)

/** Lists from which one is chosen; other lists are shown completely. */
const isChoice = (key: string) => /^(?:choices|types)$/.test(key)

/** Lists whose entries are names and not yet quoted. */
const needsQuotes = (key: string) => /^(?:choices|known)$/.test(key)

const maxListedNames = 12

/** The values of a message. Paths become names of places, languages their names; a value that is undefined is "none". */
function messageValues(data: object, content: unknown, language: ReportLanguage): Values {
  const place = 'path' in data && Array.isArray(data.path) ? data.path : []
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
      Object.entries(valuesForKey(key, value, content, place, language)),
    ),
  )
}

function valuesForKey(
  key: string,
  value: unknown,
  content: unknown,
  place: Path,
  language: ReportLanguage,
): Values {
  if (isPath(key) && Array.isArray(value)) {
    const path: Path = value
    const location = describeLocation(content, path)
    if (key === 'home') return { home: location.the[language] }
    const name = describeValue(content, path)[language]
    if (key !== 'path') return { [key]: name }
    const picture = describePicture(content, path)[language]
    return { value: name, picture, in: location.in[language] }
  }
  if (Array.isArray(value)) {
    const names = value.map((entry) => {
      const id = String(entry)
      const name = key === 'choices' && namedEntry(content, place, id)?.[language]
      return name ? `“${name}” (${id})` : id
    })
    return { [key]: joinNames(key, names, language) }
  }
  if (isRecord(value)) return { [key]: String(value[language]) }
  if (key === 'key' || typeof value !== 'string') {
    const isWord = value === undefined || typeof value === 'boolean'
    return { [key]: isWord ? String(value ?? 'none') : (value as string | number) }
  }
  if (/^(?:language|otherLanguage)$/.test(key) && isLanguage(value))
    return { [key]: languageNames[value][language] }
  if (key === 'from' || key === 'until') return { [key]: formatDay(value, language) }
  if (key === 'file')
    return {
      file: value,
      folder: value.replace(/\/[^/]*$/, ''),
      name: value.replace(/.*\//, ''),
    }
  return { [key]: value }
}

function joinNames(
  key: string,
  names: readonly string[],
  language: ReportLanguage,
): string {
  const type = isChoice(key) ? 'disjunction' : 'conjunction'
  const shown = names
    .slice(0, maxListedNames)
    .map((name) => (needsQuotes(key) && !/^[{“]/.test(name) ? `“${name}”` : name))
  if (names.length > maxListedNames) shown.push('…')
  const list = new Intl.ListFormat(languages[language].lang, { type })
  return shown.length === 0 ? 'none' : list.format(shown)
}

/** A day of the file, 2026-12-24, as a language writes it. */
function formatDay(day: string, language: ReportLanguage): string {
  const { lang } = languages[language]
  return new Date(`${day}T00:00Z`).toLocaleDateString(lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
