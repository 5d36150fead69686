import { patterns, matches } from '../model/patterns.ts'

/** Hours and minutes of a day. */
export const isClockTime = matches(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Reads times as people write them: 8h, 8h30, 18.00, 6 pm. Undefined for anything else. */
export function repairClockTime(value: string): string | undefined {
  const pattern = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?(?:hs?|hrs?|(am|pm))?\.?$/
  const [, hours, minutes = '00', half] = pattern.exec(value.trim().toLowerCase()) ?? []
  if (hours === undefined) return undefined
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
  const right = `${String(hour).padStart(2, '0')}:${minutes}`
  if (right === '24:00' && /\d\D\d/.test(value)) return '00:00'
  return isClockTime(right) ? right : undefined
}

const isWrittenAsDay = matches(patterns.day)

/** A calendar day: 2026-12-24. Days can be compared as strings. */
export function isDay(value: string): boolean {
  const instant = isWrittenAsDay(value) ? Date.parse(value) : NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
}

/** Reads days as written in Brazil: 24/12/2026, also with other separators. Undefined for anything else. */
export function repairDay(value: string): string | undefined {
  const parts = value
    .trim()
    .replace(/T[\d:.]+(?:Z|[+-][\d:]+)?$/, '')
    .split(/\D/)
  const [year, month, day] = parts[0]?.length === 4 ? parts : parts.toReversed()
  const right = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return parts.length === 3 && isDay(right) ? right : undefined
}

/** Whether it is ambiguous: 04/05/2026 is May 4 in Brazil and April 5 in the United States. */
export function isTwoDays(value: string): boolean {
  const [first = 0, second = 0] = value.trim().split(/\D/).map(Number)
  return first !== second && first <= 12 && second <= 12
}
