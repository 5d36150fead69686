import type { OtherFile } from '../../messages/syntax.ts'
import { finding, type Finding } from '../finding.ts'
import { shorten } from './reader.ts'

/** Other files, known by their first words. */
const otherFiles: [kind: OtherFile, pattern: RegExp][] = [
  ['escaped', /^(?:"\s*\{|\{\s*(?:\\[nr]\s*)*(?:\\"|&quot;))/],
  ['schema', /^\{\s*"\$schema":\s*"https?:\/\/json-schema/],
  ['package', /^\{\s*"(?:name|version|private)":[^]*"(?:scripts|dependencies)":/],
  ['patch', /^(?:diff --git |--- a\/|@@ -)/],
  ['page', /^<(?:!doctype|html|head|body)/i],
  ['markup', /^<(?:\?xml|svg|\w+(?: \w+="|>))/i],
  ['pointer', /^version https:\/\/git-lfs/],
  ['document', /^#+ \S/],
  ['table', /^[^\n,;\t{]+[,;\t][^{\n]+\n[^\n,;\t{]+[,;\t]/],
]

/** The marks of a conflict, as Git writes them. */
const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?![<|=>]).*/m
const beginning = /\{\s*("(?:\\.|[^"\\\n])*"\s*:)/g

/** The offset of a second group that begins with the file's first name: the content is there twice. */
function secondBeginning(text: string, offset: number): number | undefined {
  let first: string | undefined
  for (const { 1: name, index } of text.matchAll(beginning)) {
    if (first === undefined && index !== offset) return undefined
    const isValue = /:\s*$/.test(text.slice(Math.max(0, index - 20), index))
    if (name === first && !isValue) return index
    first ??= name
  }
  return undefined
}

/** The finding for a file that as a whole is no single content: faults of its pieces would say nothing. */
export function wholeFile(text: string): Finding | undefined {
  const offset = text.length - text.trimStart().length
  if (offset === text.length) return finding('empty-file', {}, { offset: 0, length: 0 })
  const head = text.slice(offset, offset + 2000)
  if (head.startsWith('{\\rtf')) return finding('rich-text', {}, { offset, length: 5 })
  const conflict = conflictMark.exec(text)
  if (conflict) {
    const span = { offset: conflict.index, length: conflict[0].trimEnd().length }
    return finding('mixed-versions', {}, span)
  }
  const [kind] = otherFiles.find(([, pattern]) => pattern.test(head)) ?? []
  if (kind !== undefined || !text.includes('{'))
    return finding('not-content', { kind: kind ?? 'text' }, { offset, length: 1 })
  const again = secondBeginning(text, offset)
  if (again !== undefined)
    return finding('pasted-twice', {}, { offset: again, length: 1 })
  // As in: const site = {
  const [before] = /^[^"“”„«'{[]*(?=[{[])/.exec(text.slice(offset, offset + 300)) ?? []
  const found = before?.trim()
  return found
    ? finding(
        'not-part',
        { found: shorten(found), lines: found.split('\n').length },
        { offset, length: found.length },
      )
    : undefined
}
