import { finding, type Finding } from '../finding.ts'
import {
  endsHere,
  laterEnd,
  lineEnd,
  shorten,
  characterBefore,
  skipBlanks,
} from './lookAhead.ts'
import type { Piece, Source } from './tokens.ts'
import { foreignEnd, quotes, readForeign, readUnclosed, unclosedKey } from './unclosed.ts'

const maxInnerQuotes = 50

export function opensString(character: string): boolean {
  return quotes.includes(character)
}

/** Quotation marks as they stand inside of web pages and of other texts: what opens, and what closes. */
const escapedMarks: [string, string][] = [
  ...['&quot;', '&#34;', '&#x22;', '\\"', '\\u0022', '%22'].map(
    (mark): [string, string] => [mark, mark],
  ),
  ['&ldquo;', '&rdquo;'],
  ['\\u201c', '\\u201d'],
  ['``', "''"],
]

/** A string between such marks: &quot;Brasília&quot; */
export function readEscaped({ text }: Source, start: number): Piece | undefined {
  const [mark, closing] =
    escapedMarks.find(([each]) => text.startsWith(each, start)) ?? []
  if (mark === undefined || closing === undefined) return undefined
  const close = text.indexOf(closing, start + mark.length)
  if (close === -1 || close > lineEnd(text, start)) return undefined
  const end = close + closing.length
  const right = `"${text.slice(start + mark.length, close)}"`
  const span = { offset: start, length: end - start }
  const edit = { ...span, text: right }
  return {
    kind: 'string',
    end,
    findings: [finding('escaped-quotes', { mark, right: shorten(right) }, span, edit)],
  }
}

/** Spreadsheets double quotation marks, ""Brasília"", and other languages have three of them. */
function readDoubled(text: string, start: number): Piece | undefined {
  const line = text.slice(start, lineEnd(text, start))
  const found = /^(?:"{2,3}[^"\\]+"{1,3}|"[^"\\]+"{2,3})(?=\s*([,:}\]]|$))/.exec(
    line,
  )?.[0]
  if (found === undefined) return undefined
  const right = `"${found.replaceAll('"', '')}"`
  const span = { offset: start, length: found.length }
  const edit = { ...span, text: right }
  return {
    kind: 'string',
    end: start + found.length,
    findings: [finding('doubled-quotes', { right: shorten(right) }, span, edit)],
  }
}

const joinedTexts = /^"(?:[^"\\\n]|\\.)*"(?:\s*[+&.]\s*"(?:[^"\\\n]|\\.)*")+/
/** Without a sign between them, they are one text only where nothing else can stand. */
const textsInARow = /^"(?:[^"\\\n]|\\.)*"(?:\s+"(?:[^"\\\n]|\\.)*")+(?=\s*[,}])/

/** "Talk " + "to us", as programs join texts. Whether a space is missing between them, only a person knows. */
function readJoined(text: string, start: number): Piece | undefined {
  const rest = text.slice(start, start + 5000)
  const row = characterBefore(text, start) === ':' ? textsInARow.exec(rest) : undefined
  const joined = (joinedTexts.exec(rest) ?? row)?.[0]
  if (joined === undefined) return undefined
  const right = joined.replaceAll(/"\s*[+&.]?\s*"/g, '')
  const span = { offset: start, length: joined.length }
  return {
    kind: 'string',
    end: start + joined.length,
    findings: [finding('joined-texts', { right: shorten(right) }, span)],
  }
}

const nameAndSign =
  /^("[\w.$-]+"[ \t]*)((?!\/[/*])[=\-–—→|~•·/\\.<>*^]{1,3})(?=[ \t]*["{[])/

/** Between a name and its value, whatever stands there means a colon: "city" - "Brasília" */
function readNameAndSign(text: string, start: number): Piece | undefined {
  if (!['{', ','].includes(characterBefore(text, start))) return undefined
  const [, name = '', found] = nameAndSign.exec(text.slice(start, start + 200)) ?? []
  if (found === undefined) return undefined
  const span = { offset: start + name.length, length: found.length }
  const edit = { ...span, text: ':' }
  return {
    kind: 'string',
    end: span.offset + span.length,
    unsaid: [':'],
    findings: [finding('wrong-mark', { found, right: ':' }, span, edit)],
  }
}

/** A backslash that nothing in JSON explains. */
function backslash(text: string, at: number): Finding {
  const span = { offset: at, length: 1 }
  const next = text.charAt(at + 1)
  if (next === "'") return finding('backslash', { next }, span, { ...span, text: '' })
  // Beside anything but spaces it may be part of a path, or an escape of another language.
  // Programs that translate make "\ n" of "\n".
  const isAlone =
    text.charAt(at - 1) === ' ' && /^ [^bfnrtu"]/.test(text.slice(at + 1, at + 3))
  const edit = isAlone ? { ...span, text: '\\\\' } : undefined
  return finding('backslash', { next }, span, edit)
}

const controls = /^(?:\r(?!\n)|[^\P{Cc}\r\n])+/u

/**
 * A tab, a soft break or another sign that nobody sees: a space belongs there. Where there are many, words were lost; what
 * follows the sign of a terminal's command (ESC) would stay; and a name or a word by itself may have had nothing there.
 */
function controlCharacters(text: string, start: number, at: number): Finding {
  const found = controls.exec(text.slice(at, at + 10_000))?.[0] ?? text.charAt(at)
  const span = { offset: at, length: found.length }
  const isBeside = text.charAt(at - 1) <= ' ' || text.charAt(at + found.length) === ' '
  const isWord = !/^"[^"\n]* /.test(text.slice(start, start + 10_000))
  const isSpace = found.length <= 2 && !found.includes('\u001b') && !isWord
  const edit = isSpace ? { ...span, text: isBeside ? '' : ' ' } : undefined
  return finding('control-character', {}, span, edit)
}

/** Reads a string of any kind of quotation mark. */
export function readString(source: Source, start: number): Piece {
  const { text } = source
  if (text.charAt(start) !== '"') return readForeign(source, start)
  const whole =
    readDoubled(text, start) ?? readJoined(text, start) ?? readNameAndSign(text, start)
  if (whole) return whole
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
        findings.push(backslash(text, at))
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
    } else if (character < ' ' && text.slice(at, at + 2) !== '\r\n') {
      const found = controlCharacters(text, start, at)
      findings.push(found)
      at += found.span.length - 1
    }
  }
  return readUnclosed(source, start)
}

function innerQuotes(text: string, inner: number[]): Finding[] {
  const [offset] = inner
  if (offset === undefined) return []
  const end = (inner.at(-1) ?? offset) + 1
  const replacement = text
    .slice(offset, end)
    .replace(/(\\.)|"/g, (found, escape?: string) => escape ?? `\\${found}`)
  const span = { offset, length: end - offset }
  return arePairs(text, inner)
    ? [
        finding('inner-quotes', { right: shorten(replacement) }, span, {
          ...span,
          text: replacement,
        }),
      ]
    : [finding('inner-quotes', { right: undefined }, span)]
}

/** Each pair stands around words, as people quote: only then are they sure to be a part of the text. */
function arePairs(text: string, inner: number[]): boolean {
  return (
    inner.length % 2 === 0 &&
    inner.every((at, index) => {
      const [outside, inside] = index % 2 === 0 ? [at - 1, at + 1] : [at + 1, at - 1]
      return (
        /[\p{L}\p{N}]/u.test(text.charAt(inside)) &&
        !/[\p{L}\p{N}"]/u.test(text.charAt(outside))
      )
    })
  )
}
