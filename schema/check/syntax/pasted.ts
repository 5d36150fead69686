import { knownNames } from '../../read/schemaTree.ts'
import { finding } from '../finding.ts'
import { lineEnd, shorten } from './lookAhead.ts'
import type { Piece, Source } from './tokens.ts'

/** What only a line of this file has: quotation marks and brackets. */
const ownSigns = /["“”„‟«»{}[\]]|&quot;/
const valueLine = /^(-?[\d.,]+|true|false|null)\s*,?$/i
/** hero.title: Words without quotation marks; or a row of a table: hero.title;Words */
const bareLine = /^(?:[-*•|] *)?([\w.$-]+)\s*(?:[:=;,|\t]|\s[-–—]\s)\s*(\S.*?)\s*[,;|]*$/
/** Signs that lists, mails and comparisons of versions put in front of a line, and line numbers. */
const signBefore = /^(?:[+>•*|·–—-]+|\d+[.:)]?)[ \t]*(?=["{}[\]])/

export function hasOwnSigns(line: string): boolean {
  return ownSigns.test(line.replaceAll(/\{\w+\}/g, ''))
}

/** Tells of a word whether it is a name, of the schema or of this file. */
export function nameTest(text: string): (word: string) => boolean {
  let names: Set<string | undefined> | undefined
  return (word) => {
    if (knownNames.has(word)) return true
    names ??= new Set([...text.matchAll(/"([\w.$-]+)"/g)].map(([, name]) => name))
    return names.has(word)
  }
}

function startsLine(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
}

/** A line that was pasted along: a note, a rule, a piece of chatter. */
function isForeign({ isName }: Source, line: string, atStart: boolean): boolean {
  if (line === '' || /^(\/\/|\/\*|[,:()'‘’´]|`[^`])/.test(line)) return false
  if (/^<[^<>]*>$|^\[?(\.\.\.|…)\]?$/.test(line)) return true
  if (hasOwnSigns(line) || valueLine.test(line)) return false
  const name = bareLine.exec(line)?.[1]
  return atStart || name === undefined || !isName(name)
}

/** The end of all foreign lines from here on; undefined where the first one is none. */
function foreignEnd(source: Source, at: number): number | undefined {
  const { text } = source
  const atStart = text.slice(0, at).trim() === ''
  let end: number | undefined
  for (let from = at; from < text.length; from = lineEnd(text, from) + 1) {
    const line = text.slice(from, lineEnd(text, from)).trim()
    if (line !== '' && !isForeign(source, line, atStart)) break
    if (line !== '') end = from + text.slice(from, lineEnd(text, from)).trimEnd().length
  }
  return end
}

function pastedLines(source: Source, start: number): Piece | undefined {
  const { text } = source
  const end = foreignEnd(source, start)
  if (end === undefined) return undefined
  const span = { offset: start, length: end - start }
  const written = text.slice(start, end)
  const isLetterless = !/[\p{L}\p{N}]/u.test(written)
  const found = shorten(written.replaceAll(/\s+/g, ' '))
  const lines = written.split('\n').length
  const edit = isLetterless ? { ...span, text: '' } : undefined
  return {
    kind: 'nothing',
    end,
    findings: [finding('pasted-lines', { found, lines }, span, edit)],
  }
}

/** A name and its value, both without quotation marks. */
function bare({ text, isName }: Source, start: number): Piece | undefined {
  const end = lineEnd(text, start)
  const line = text.slice(start, end).trim()
  const [, name = '', value = ''] = bareLine.exec(line) ?? []
  if (hasOwnSigns(line) || /^["']|^\/\//.test(line) || !isName(name)) return undefined
  if (/^[|>][-+]?$/.test(value)) return block(text, start, lineEnd(text, end + 1))
  const last = /^\s*[}\]]/.test(text.slice(end))
  const right = `${JSON.stringify(name)}: ${valueLine.test(value) ? value : JSON.stringify(value)}${last ? '' : ','}`
  return {
    kind: 'string',
    end: start + line.length,
    unsaid: last ? [':', 'value'] : [':', 'value', ','],
    findings: [
      finding(
        'unquoted',
        { word: shorten(line), right: shorten(right) },
        { offset: start, length: line.length },
      ),
    ],
  }
}

/** A name, and in the next line its text, as in YAML. */
function block(text: string, start: number, end: number): Piece {
  const span = { offset: start, length: end - start }
  const found = shorten(text.slice(start, end).replaceAll(/\s+/g, ' '))
  return {
    kind: 'string',
    end,
    unsaid: /^\s*[}\]]/.test(text.slice(end)) ? [':', 'value'] : [':', 'value', ','],
    findings: [finding('odd-line', { found }, span)],
  }
}

/** What stands before the { that every content begins with, as in "const site = {". */
function beforeStart(text: string, start: number): Piece | undefined {
  if (text.slice(0, start).trim() !== '') return undefined
  // Some services put )]}', before what they answer.
  const words = /^(?:[)\]}',]+\s*|[^"“”„‟«»'{}[\]\n]+)(?=\{)/.exec(
    text.slice(start, start + 200),
  )?.[0]
  if (words === undefined) return undefined
  const found = words.trim()
  return {
    kind: 'nothing',
    end: start + words.length,
    findings: [
      finding('before-start', { found }, { offset: start, length: found.length }),
    ],
  }
}

/** What was pasted along with a content, or put before its lines by another program. */
export function readPasted(source: Source, at: number): Piece | undefined {
  const { text } = source
  if (!startsLine(text, at)) return undefined
  const sign = signBefore.exec(text.slice(at, at + 20))?.[0]
  if (sign !== undefined) {
    const span = { offset: at, length: sign.trimEnd().length }
    const edit = { offset: at, length: sign.length, text: ' '.repeat(sign.length) }
    return {
      kind: 'nothing',
      end: at + sign.length,
      findings: [finding('sign-before', { found: sign.trim() }, span, edit)],
    }
  }
  return pastedLines(source, at) ?? bare(source, at) ?? beforeStart(text, at)
}
