import type { Source } from './tokens.ts'

const blank = /[ \t\r]/

export function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && blank.test(text.charAt(at))) at += 1
  return at
}

/** The last character before a place that is no space. */
export function characterBefore(text: string, at: number): string {
  let before = at - 1
  while (before >= 0 && /\s/.test(text.charAt(before))) before -= 1
  return text.charAt(before)
}

const nextThing = /^(["“”„‟«'‘’{}[\]/#\d-]|true\b|false\b|null\b)/
const nextKey = /^\s*"[\w.$-]+"\s*:/

/** Does what follows a quotation mark look like the end of a string: a comma, a colon, a bracket, the line's end? */
export function endsHere(text: string, after: number): boolean {
  const next = skipBlanks(text, after)
  const character = text.charAt(next)
  if (character === '' || '\n}]:'.includes(character)) return true
  if (text.startsWith('//', next) || text.startsWith('/*', next)) return true
  if (character === '"') return nextKey.test(text.slice(next, next + 80))
  if (!',;='.includes(character)) return false
  const beyond = text.slice(next + 1, next + 200).trimStart()
  return beyond === '' || nextThing.test(beyond)
}

/** The later quotation mark on this line that really ends the string, if there is one. */
export function laterEnd(
  source: Source,
  from: number,
  marks: string,
): number | undefined {
  const { text } = source
  for (let at = from; at < text.length && source.looks > 0; at += 1) {
    const character = text.charAt(at)
    source.looks -= 1
    if (character === '\n') return undefined
    if (character === '\\') at += 1
    else if (marks.includes(character) && endsHere(text, at + 1)) return at
  }
  return undefined
}

export function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}

/** As much of a piece as a sentence can quote. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 40)}…${text.slice(-12)}` : text
}
