import { languages } from '../../schema/languages.ts'
import type { Bilingual } from '../../schema/problem.ts'

/** When something was, as the list of versions says it: of today the clock alone, else with its day. */
export function moment(at: number, now = new Date()): Bilingual {
  const isToday = new Date(at).toDateString() === now.toDateString()
  const options = isToday
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const)
  const said = (language: 'en' | 'br') =>
    new Intl.DateTimeFormat(languages[language].lang, options).format(at)
  return { en: said('en'), br: said('br') }
}
