import { finding, type Finding } from '../finding.ts'
import { endsHere, laterEnd, shorten, skipBlanks } from './lookAhead.ts'
import type { Piece, Source } from './tokens.ts'
import {
  escaped,
  foreignEnd,
  quotes,
  readForeign,
  readUnclosed,
  unclosedKey,
} from './unclosed.ts'

const maxInnerQuotes = 50

export function opensString(character: string): boolean {
  return quotes.includes(character)
}

/** Reads a string of any kind of quotation mark. */
export function readString(source: Source, start: number): Piece {
  const { text } = source
  if (text.charAt(start) !== '"') return readForeign(source, start)
  const findings: Finding[] = []
  const inner: number[] = []
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\n') return readUnclosed(source, start)
    if (character === '\\') {
      const sequence = /^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(
        text.slice(at, at + 6),
      )?.[0]
      if (sequence === undefined) {
        const span = { offset: at, length: 1 }
        findings.push(finding('backslash', {}, span, { ...span, text: '\\\\' }))
      } else {
        at += sequence.length - 1
      }
    } else if (character === '"') {
      const next = text.charAt(at + 1)
      const ends = endsHere(text, at + 1)
      const key = ends
        ? undefined
        : /^"([\w.$-]+)\s*:\s*$/.exec(text.slice(start, at))?.[1]
      if (key !== undefined) return unclosedKey(start, key)
      const foreign = ends
        ? undefined
        : /^"[\w.$-]+([”“’'])\s*:\s*$/.exec(text.slice(start, at))?.[1]
      if (foreign !== undefined)
        return foreignEnd(text, start, text.lastIndexOf(foreign, at))
      const inside =
        inner.length < maxInnerQuotes &&
        !ends &&
        !(/[ \t]/.test(next) && text.charAt(skipBlanks(text, at + 1)) === '"') &&
        laterEnd(source, at + 1, '"') !== undefined
      if (!inside)
        return {
          kind: 'string',
          end: at + 1,
          findings: [...findings, ...innerQuotes(text, inner)],
        }
      inner.push(at)
    } else if (character < ' ' && character !== '\r') {
      const span = { offset: at, length: 1 }
      const code = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
      findings.push(
        finding('control-character', {}, span, {
          ...span,
          text: escaped[character] ?? code,
        }),
      )
    }
  }
  return readUnclosed(source, start)
}

function innerQuotes(text: string, inner: number[]): Finding[] {
  const [first] = inner
  const last = inner.at(-1)
  if (first === undefined || last === undefined) return []
  const offset = first
  const length = last + 1 - first
  const replacement = text
    .slice(first, last + 1)
    .replace(/(\\.)|"/g, (found, escape?: string) => escape ?? `\\${found}`)
  return [
    finding(
      'inner-quotes',
      { right: shorten(replacement) },
      { offset, length },
      { offset, length, text: replacement },
    ),
  ]
}
