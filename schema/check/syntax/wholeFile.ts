import type { OtherFile } from '../../messages/syntax.ts'
import type { Span } from '../../problem.ts'
import { finding, maxProblems, type Finding } from '../finding.ts'
import { start } from './grammar.ts'
import { shorten } from './place.ts'
import { read, type Reading, type Source } from './reader.ts'

/** By its first words. */
const otherFiles: [kind: OtherFile, form: RegExp][] = [
  ['escaped', /^(?:"\s*\{|\{\s*(?:\\[nr]\s*)*(?:\\"|&quot;))/],
  ['schema', /^\{\s*"\$schema":\s*"https?:\/\/json-schema/],
  ['package', /^\{\s*"(?:name|version|private)":[^]*"(?:scripts|dependencies)":/],
  ['patch', /^(?:diff --git |--- a\/|@@ -)/],
  ['chat', /^\[\d{1,2}:\d\d[^\]\n]*\] [^\n:]+:/],
  ['page', /^<(?:!doctype|html|head|body)/i],
  ['markup', /^<(?:\?xml|svg|\w+(?: \w+="|>))/i],
  ['style', /^[^"{}]*\{\s*[\w-]+:[^"{}]*;/],
  ['lines', /^(\{[^\n]*\})\r?\n(?!\1\s*$)\{[^\n]*\}\r?(?:\n|$)/],
  [
    'program',
    /^(?:(?:import|export|interface|class|def|function|require|async function|public class|enum|from \S+ import|CREATE TABLE|SELECT|INSERT INTO)\b|package \w+\r?\n|(?:const|let|var|type) [\w{[].*[:=]|[\w.]+ = [{[(]|\w+\(\{|['"]use strict|<\?php|#!\/)/,
  ],
  ['pointer', /^version https:\/\/git-lfs/],
  ['document', /^#+ \S/],
  ['settings', /^(?:(?:---\s+)?[\w-]+:\s|\[[\w.-]+\]\s*\n\s*[\w-]+ ?=|[A-Z_]+=)/],
  ['table', /^[^\n,;\t]+[,;\t].+\n[^\n,;\t]+[,;\t]/],
  ['text', /^/],
]
/** What begins so is no content, braces or not. */
const neverContent: ReadonlySet<OtherFile> = new Set([
  'escaped',
  'schema',
  'package',
  'patch',
  'chat',
  'lines',
  'document',
])
const text = String.raw`"(?:\\.|[^"\\\n])*"`
const beginning = new RegExp(`\\{\\s*(${text}\\s*:)`, 'g')
const firstPair = new RegExp(`^\\{\\s*${text}\\s*:\\s*(?:${text}|[\\w.]+)`)
/** The marks of a conflict, as Git writes them one behind the other. */
const conflictMark = /^(<{7}|\|{7}|={7}|>{7})(?![<|=>]).*/gm
const orderOfMarks = '<|=>'

/** What people write before the first sign that counts. */
const comments = /^(?:(?:\/\/.*|\/\*[^]*?\*\/)\s*)+/
/** Programs write the names in braces without straight double quotation marks. */
const programsName = /^[ \t]+(?:[\w$]+|'[^'\n]+')\s*(?:: |\()/m

/** The file as a whole is something else than one site: its pieces say nothing. */
export function otherFile(text: string): Finding | undefined {
  const offset = text.length - text.trimStart().length
  if (offset === text.length) return finding('empty-file', {}, { offset: 0, length: 0 })
  const head = text.slice(offset, offset + 2000).replace(comments, '')
  if (head.startsWith('{\\rtf')) return finding('rich-text', {}, { offset, length: 5 })
  const [kind] = otherFiles.find(([, form]) => form.test(head)) ?? []
  const isProgram = kind === 'program' && programsName.test(head)
  const isContent = /^\s*([\w ]+[=:] *|\(|\[)?\{\s*$/m.test(text)
  const mayBeContent =
    /\{|^[^\p{L}]*$/u.test(text) && /^[{["“”„‟'‘/\u00a0\u200b]/.test(head)
  if (kind && (neverContent.has(kind) || isProgram || (!isContent && !mayBeContent)))
    return finding('not-content', { kind }, { offset, length: 1 })
  const [first, ...others] = text.matchAll(beginning)
  const second = first?.index === offset && others.find(([, name]) => name === first[1])
  return second
    ? finding('pasted-twice', {}, { offset: second.index, length: 1 })
    : undefined
}

interface Mark {
  /** Its place in a conflict, from 0. */
  order: number
  span: Span
}

/** Something that was pasted before a content that is whole, or into the middle of an entry, and explains all that follows. */
export function pasted(
  source: Source,
  { next: { token, state } }: Reading,
): Finding | undefined {
  const { text } = source
  const isDone = !state.open && state.expects === 'comma or end'
  if (isDone && token.start < 300 && read(source, [], token.start, start).isWhole) {
    const found = text.slice(0, token.start).trim()
    const span = { offset: text.indexOf(found), length: found.length }
    return finding('not-part', { found: shorten(found), lines: 1 }, span)
  }
  if (token.kind !== '{' || !state.open || !state.expects.startsWith('name'))
    return undefined
  // It begins with the same name and value as the entry around it.
  const pairAt = (at: number) =>
    firstPair.exec(text.slice(at, at + 500))?.[0].replaceAll(/\s/g, '')
  const pair = pairAt(token.start)
  const isAgain = pair !== undefined && pair === pairAt(state.open.offset)
  return isAgain
    ? finding('entry-inside', {}, { offset: token.start, length: 1 })
    : undefined
}

/** The marks of each conflict, of which some may be gone. */
function conflictsIn(text: string): Mark[][] {
  const conflicts: Mark[][] = []
  let before = orderOfMarks.length
  for (const { 0: line, index } of text.matchAll(conflictMark)) {
    const order = orderOfMarks.indexOf(line.charAt(0))
    const mark = { order, span: { offset: index, length: line.length } }
    if (order > before) conflicts.at(-1)?.push(mark)
    else conflicts.push([mark])
    before = order
  }
  return conflicts
}

/** Each place where Git could not join two versions, and the text without its marks and without the second version. */
export function withoutConflicts(original: string): {
  text: string
  findings: Finding[]
} {
  const findings: Finding[] = []
  const pieces: string[] = []
  let at = 0
  const blank = ({ offset, length }: Span) => {
    const away = original.slice(offset, offset + length).replaceAll(/./g, ' ')
    pieces.push(original.slice(at, offset), away)
    at = offset + length
  }
  for (const marks of conflictsIn(original).slice(0, maxProblems)) {
    const [first, ...others] = marks
    if (!first) continue
    findings.push(finding('mixed-versions', {}, first.span))
    const other = marks.find(({ order }) => order > 0)?.span
    const last = marks.at(-1)?.span
    const hasOther = first.order === 0 && others.at(-1)?.order === 3
    if (hasOther && other && last) {
      blank(first.span)
      blank({ offset: other.offset, length: last.offset + last.length - other.offset })
    } else for (const { span } of marks) blank(span)
  }
  return { text: pieces.join('') + original.slice(at), findings }
}
