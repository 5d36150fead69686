import type { Bilingual } from '../../schema/bilingual.ts'
import { languages } from '../../schema/languages.ts'

const formatInBoth = (at: number, options: Intl.DateTimeFormatOptions): Bilingual => {
  const format = (language: 'en' | 'br') =>
    new Intl.DateTimeFormat(languages[language].lang, options).format(at)
  return { en: format('en'), br: format('br') }
}

export const day = (at: number): Bilingual => formatInBoth(at, { dateStyle: 'long' })

export const timeOfDay = (at: number): Bilingual =>
  formatInBoth(at, { timeStyle: 'short' })

/** A time for a list: "14:05" if it is today, otherwise with the day. `at`: in milliseconds since 1970. */
export function moment(at: number): Bilingual {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday
    ? timeOfDay(at)
    : formatInBoth(at, { dateStyle: 'medium', timeStyle: 'short' })
}
