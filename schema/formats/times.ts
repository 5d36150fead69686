import { patterns, matches } from '../model/patterns.ts'

/** Hours and minutes of a day. */
export const isClockTime = matches(/^([01]\d|2[0-3]):[0-5]\d$/)

const isWrittenAsDay = matches(patterns.day)

/** A calendar day: 2026-12-24. Days can be compared as strings. */
export function isDay(value: string): boolean {
  const instant = isWrittenAsDay(value) ? Date.parse(value) : NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
}
