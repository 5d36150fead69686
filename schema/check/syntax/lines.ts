import { lineOf } from '../../read/lines.ts'
import { lineEnd, lineStart, shorten, type Mend, type Place } from './place.ts'
import { hasOwnSigns } from './words.ts'

/** hero.title: Words without quotation marks; or a row of a table: hero.title;Words */
const bareLine = /^(?:[-*•|] *)?([\w.$-]+)\s*(?:[:=;,|\t]|\s[-–—]\s)\s*(\S.*?)\s*[,;|]*$/
const valueLine = /^(?:-?[\d.,]+|true|false|null)\s*,?$/i
/** What other programs put in front of a line: signs of lists, mails and comparisons of versions, line numbers. */
const signBefore = /^(?:[+>•*|·–—-]+|\d+[.:)]?)[ \t]*(?=["{}[\]])/
/** What stands before the { that every content begins with: const site = {, or )]}', as some services write. */
const beforeStart = /^(?:[)\]}',]+\s*|[^"“”„‟«»'{}[\]\n]+)(?=\{)/
/** More than that may be a part of the content. */
const maxBehind = 300
/** What a line may stand for. */
const meanings = ['"":0,', '"":0', '0,', '0', '']

/** Something that says nothing. */
function nothing(
  { from, state, readAs }: Place,
  written: string,
  cost: number,
  isSign = false,
): Mend {
  const found = written.trimEnd()
  const mayBeText =
    state.open !== undefined && /\p{L}{2}/u.test(found) && !/^[`<>=|#]/.test(found)
  const data = { found: shorten(found), lines: found.split('\n').length, mayBeText }
  const by = isSign
    ? ' '.repeat(found.length)
    : /[\p{L}\p{N}]/u.test(found)
      ? undefined
      : ''
  return readAs('', written, cost, 'not-part', data, {
    span: { offset: from, length: found.length },
    by,
  })
}

/** A line that was pasted along: a note, a rule, a piece of chatter. */
function isForeign(line: string, isName: Place['isName']): boolean {
  if (/^(?:\/\/|\/\*|[,:()'‘’´]|`[^`]|$)/.test(line)) return false
  if (/^<[^<>]*>$|^\[?(\.\.\.|…)\]?$/.test(line)) return true
  const [, name = ''] = bareLine.exec(line) ?? []
  return !hasOwnSigns(line) && !valueLine.test(line) && !isName(name)
}

function startsText({ text, from }: Place): boolean {
  return text.slice(0, from).trim() === ''
}

/** Rows of a spreadsheet hold content: they are to be written otherwise, and not to be deleted. */
function isTable(found: string): boolean {
  const rows = found.split('\n').filter((row) => row.trim() !== '')
  return ['\t', ';', '|', ','].some((separator) => {
    const [first = 1, ...others] = rows.map((row) => row.split(separator).length)
    const isRow = first > 2 && separator !== ','
    return (
      first > 1 &&
      (others.length > 0 || isRow) &&
      others.every((count) => count === first)
    )
  })
}

/** All foreign lines from here on. */
function* foreignLines(place: Place): Iterable<Mend> {
  const { text, from, isName } = place
  const isFirst = startsText(place)
  let to = from
  for (let at = from; at < text.length; at = lineEnd(text, at) + 1) {
    const line = text.slice(at, lineEnd(text, at)).trim()
    if (line !== '' && !isForeign(line, isFirst ? () => false : isName)) break
    if (line !== '') to = lineEnd(text, at)
  }
  const found = text.slice(from, to)
  if (isTable(found)) {
    const data = { first: lineOf(text, from), last: lineOf(text, to) }
    yield found.includes('\n')
      ? place.readAs('', found, 3.8, 'foreign-lines', data)
      : place.readAs('', found, 3.8, 'odd-line', {
          found: shorten(found),
          right: undefined,
        })
  } else if (/^(?:\.{3}|…)$/.test(found)) {
    yield place.readAs('', found, 1, 'left-out', { found })
  } else if (to > from) yield nothing(place, found, 3.8)
}

/** A name and its value, both without quotation marks. */
function* bare({ rest, isName, readAs }: Place): Iterable<Mend> {
  const line = rest.trim()
  const [, name = '', value = ''] = bareLine.exec(line) ?? []
  if (hasOwnSigns(line) || /^["']|^\/\/|[|>][-+]?$/.test(line) || !isName(name)) return
  const data = {
    word: shorten(line),
    right: shorten(
      `"${name}": ${JSON.stringify(value.replace(/^(['`])(.*)\1$/, '$2'))},`,
    ),
  }
  yield readAs('"":0,', line, 3, 'unquoted', data)
  yield readAs('"":0', line, 3, 'unquoted', data)
}

/** A line as another language writes it, or with something typed into it: its pieces say nothing. */
function* oddLine({ text, from, readAs }: Place, lines: 1 | 2): Iterable<Mend> {
  const to = lineEnd(text, lines === 1 ? from : lineEnd(text, from) + 1)
  const found = text.slice(from, to).trimEnd()
  const marks = found.replaceAll(/"(?:\\.|[^"\\])*"|[^{}[\],]/g, '')
  const data = { found: shorten(found), right: undefined }
  for (const [index, as] of [...meanings, marks].entries())
    yield readAs(as, found, 3.6 + lines + index / 20, 'odd-line', data)
}

/** Ways to read a whole line, what was put in front of it, or what stands behind the end of the content. */
export function* wholeLines(place: Place): Iterable<Mend> {
  const { text, from, rest, state, after } = place
  const left = text.slice(from, from + maxBehind + 1).trimEnd()
  const isBehind = !state.open && state.expects === 'comma or end'
  const isEnd = /[}\]]/.test(text.charAt(after - 1))
  if (isBehind && isEnd && left.length <= maxBehind && left !== '')
    yield nothing(place, left, 3.4)
  if (isBehind || text.slice(lineStart(text, from), from).trim() !== '') return
  const [before] =
    (startsText(place) && beforeStart.exec(text.slice(from, from + 200))) || []
  if (before) yield nothing(place, before, 1)
  const [sign] = signBefore.exec(rest) ?? []
  if (sign) yield nothing(place, sign, 1, true)
  yield* foreignLines(place)
  yield* bare(place)
  yield* oddLine(place, 1)
  yield* oddLine(place, 2)
}
