import type { OtherFile } from '../../messages/syntax.ts'
import { isJson } from '../../read/isJson.ts'
import { finding, type Finding } from '../finding.ts'
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
  ['settings', /^(?:(?:---\s+)?(?!\d)[\w-]+:\s|\[[\w.-]+\]\s*\n\s*[\w-]+ ?=|[A-Z_]+=)/],
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

/** What people write before the first sign that counts. */
const comments = /^(?:(?:\/\/.*|\/\*[^]*?\*\/)\s*)+/
/** Programs write the names in braces without straight double quotation marks. */
const programsName = /^[ \t]+(?:[\w$]+|'[^'\n]+')\s*(?:: |\()/m

/** What mails, comparisons of versions and programs that number lines put before each of them. */
const lineSigns = [/^[>+|] ?/, /^[ \t]*\d+[.:)|]?[ \t]?/]

/** A content with something before each of its lines. */
function numbered(text: string): Finding | undefined {
  const lines = text.trimEnd().split('\n')
  const form = lineSigns.find((each) => lines.every((line) => each.test(line)))
  const [sign] = form?.exec(text) ?? []
  if (!form || sign === undefined || lines.length === 1) return undefined
  const bare = lines.map((line) => `${line.replace(form, '')}\n`).join('')
  const span = { offset: 0, length: text.length }
  return isJson(bare)
    ? finding('signs-before-lines', { sign }, span, { ...span, text: bare })
    : undefined
}

/** The file as a whole is something else than one site: its pieces say nothing. */
export function otherFile(text: string): Finding | undefined {
  const whole = numbered(text)
  if (whole) return whole
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
