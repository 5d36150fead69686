import { lineOf } from '../../read/lines.ts'
import { knownNames } from '../../read/schemaTree.ts'
import { finding, type Finding } from '../finding.ts'
import { versionsOf } from './conflicts.ts'
import { explain } from './explain.ts'
import { closerOf, start, type Opened } from './grammar.ts'
import { shorten, type Mend } from './place.ts'
import { read, type Source, type Step } from './reader.ts'
import { together } from './together.ts'
import { tokensOf } from './tokens.ts'
import { otherFile, pasted } from './wholeFile.ts'

const maxFindings = 1000
/** Tokens that are looked at, again and again: a large file that is no JSON at all must not take for ever. */
const maxLooks = 2.5e6

function sourceOf(text: string): Source {
  let names: Set<string | undefined> | undefined
  const isName = (word: string) => {
    if (knownNames.has(word)) return true
    names ??= new Set([...text.matchAll(/"([\w.$-]+)"/g)].map(([, name]) => name))
    return names.has(word)
  }
  return { text, nextToken: tokensOf(text), isName }
}

function closersOf(open: Opened | undefined): string {
  let closers = ''
  for (let each = open; each; each = each.outer) closers += closerOf[each.bracket]
  return closers
}

/** The file ends with brackets open, or in the middle of a text. */
function endsEarly(text: string, { token, state: { open, expects } }: Step): Finding {
  const closers = closersOf(open)
  const span = { offset: text.trimEnd().length, length: 0 }
  const line = lineOf(text, open?.offset ?? 0)
  const data = { closers: shorten(closers), count: closers.length, line }
  const isBetween = token.kind === 'end' && expects === 'comma or end'
  return finding(
    'ends-early',
    data,
    span,
    isBetween ? { ...span, text: closers } : undefined,
  )
}

/** How many more brackets are open behind a piece of the text than before it. */
function opensIn(written: string): number {
  const bare = written.replaceAll(/"(?:\\.|[^"\\])*"/g, '')
  return bare.split(/[{[]/).length - bare.split(/[}\]]/).length
}

/** What is wrong, from the first place on that is no JSON. */
function faults(text: string): Finding[] {
  const findings: Finding[] = []
  const source = sourceOf(text)
  const begin = text.length - text.trimStart().length
  const end = text.trimEnd().length
  const movesBrackets = ({ from, to, as }: Mend) =>
    opensIn(text.slice(from, to)) !== opensIn(as)
  let reading = read(source, [], 0, start)
  for (
    let looks = 0;
    !reading.isWhole && findings.length < maxFindings && looks < maxLooks;
    looks += reading.steps.length
  ) {
    const { next } = reading
    const explained = pasted(source, reading)
    if (explained) return [...findings, explained]
    const way = explain(source, reading)
    const isCut =
      next.state.open && next.token.end >= end && !/[}\]]/.test(text.charAt(end - 1))
    const isEnd = next.token.kind === 'end' || isCut
    if (isEnd && !(way?.reading.isWhole && way.cost < 4))
      return [...findings, endsEarly(text, next)]
    if (!way) return findings
    findings.push(...way.mends.map(({ toFinding }) => toFinding()))
    // Where the beginning of the file is gone, what follows fits nowhere.
    const [opening] = findings
    const isHalf = opening?.code === 'lost-opening' && opening.span.offset <= begin
    if (isHalf && !way.reading.isWhole) return [opening]
    // Where a bracket was only guessed and others do not fit to it, nothing can be said of what follows.
    const isGuess =
      /[}\]]|end/.test(way.reading.next.token.kind) && way.mends.some(movesBrackets)
    if (isGuess && !way.reading.isWhole) return findings
    const rest = read(source, [], way.reading.next.after, way.reading.next.state)
    const first = way.mends[0]?.from ?? 0
    const kept = reading.steps.filter(({ token }) => token.start < first)
    reading = { ...rest, steps: [...kept, ...way.reading.steps, ...rest.steps] }
  }
  return findings
}

/** Everything that keeps a text from being JSON. */
export function findSyntax(text: string): Finding[] {
  const otherKind = otherFile(text)
  if (otherKind) return [otherKind]
  const { findings, own, other, inOther } = versionsOf(text)
  const isInOther = ({ span }: Finding) =>
    inOther.some(
      ({ offset, length }) => span.offset >= offset && span.offset < offset + length,
    )
  const ofOther = inOther.length > 0 ? faults(other).filter(isInOther) : []
  return together(text, [...findings, ...faults(own), ...ofOther])
}
