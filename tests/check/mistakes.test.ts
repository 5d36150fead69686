import { isDeepStrictEqual } from 'node:util'

import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { fixContent } from '../../schema/fixContent.ts'
import { lineOf } from '../../schema/read/lines.ts'
import { lookUp, type Path } from '../../schema/read/lookUp.ts'
import { nodeAt } from '../../schema/read/modelTree.ts'
import { sampleText as sample } from '../fixtures/sampleContent.ts'
import { walk } from '../support/walk.ts'
import { changed } from './changedSample.ts'
import { smallFiles } from './smallFiles.ts'

/** One mistake in the sample: where it is reported, in which line or in one of those next to it. */
interface Mistake {
  text: string
  line: number
  reach?: number
  /** What the sentence or its fix names, in both languages. */
  names?: string
  /** How many problems may report it. */
  most?: number
  /** What --fix restores, if it is not the sample. */
  meant?: string
}

const files = smallFiles()
const content: unknown = JSON.parse(sample)
const lines = sample.trimEnd().split('\n')

/** Paths of all values outside of the catalogs. */
const paths: Path[] = []
walk(content, (_, path) => {
  if (path.length > 0 && path[0] !== 'catalogs') paths.push([...path])
})
const named = paths.filter((path) => typeof path.at(-1) === 'string')
const strings = named.filter(
  (path) => typeof lookUp(content, path) === 'string' && path[0] !== '$schema',
)
const references = strings.filter((path) => nodeAt(content, path)?.pointsTo)

function nodeOf(text: string, path: Path) {
  const root = parseTree(text)
  return root && findNodeAtLocation(root, [...path])
}

const lineAt = (text: string, path: Path) => lineOf(text, nodeOf(text, path)?.offset ?? 0)

/** A typing mistake: two letters are swapped. */
const slip = (word: string) =>
  word.replace(/(?<=.{2})([a-z])(?!\1)([a-z])/i, '$2$1').replace(/^.{1,3}$/, '$&x')

function withValue(path: Path, value: unknown, names: string): Mistake {
  const text = changed(path.join('/'), value)
  return { text, line: lineAt(text, path), names }
}

function withoutName(path: Path): Mistake[] {
  const holder = path.slice(0, -1)
  const name = String(path.at(-1))
  if (!nodeAt(content, holder)?.required?.includes(name)) return []
  const text = changed(path.join('/'), undefined)
  return [{ text, line: lineAt(text, holder), names: name }]
}

function misspelt(path: Path): Mistake {
  const { offset = 0 } = nodeOf(sample, path)?.parent ?? {}
  const name = String(path.at(-1))
  const text = sample.slice(0, offset) + sample.slice(offset).replace(name, slip(name))
  return { text, line: lineOf(text, offset), names: name }
}

function withoutLines(at: number, count: number): Mistake {
  const text = `${lines.toSpliced(at, count).join('\n')}\n`
  return { text, line: at + 1 }
}

/** The sample with every piece that matches replaced, each in its own text. */
const replaced = (piece: RegExp, by: string): Mistake[] =>
  [...sample.matchAll(piece)].map(({ 0: { length }, index }) => ({
    text: sample.slice(0, index) + by + sample.slice(index + length),
    line: lineOf(sample, index),
    reach: 1,
  }))

/** A space within a text. */
const space = /(?<="[a-z][\w.]*": "[^"\n]{5,}[a-z]) (?=[a-z])/g

const kinds: Record<string, () => Mistake[]> = {
  'a comma is missing': () => replaced(/,(?=\n)/g, ''),
  'a colon is missing': () => replaced(/(?<="):(?= )/g, ''),
  'a quotation mark is missing': () => replaced(/"(?=[a-z])|(?<=[a-z.])"/g, ''),
  'a bracket is missing': () => replaced(/(?<= )[[{](?=\n)|(?<=^\s*)[\]}]/gm, ''),
  'a text is broken': () => replaced(space, '\n'),
  'a text has quotation marks inside': () => replaced(space, ' "so" '),
  'a text has a backslash': () => replaced(space, ' \\ '),
  'a line is missing that opens or closes a list or group': () =>
    [...lines.keys()]
      .filter((at) => /[[{]$|^\s*[\]}],?$/.test(lines[at] ?? ''))
      .slice(1)
      .map((at) => ({ ...withoutLines(at, 1), reach: 1 })),
  'two entries or lists run together': () =>
    [...lines.keys()]
      .filter((at) => /^\s*[\]}],$/.test(lines[at] ?? ''))
      .filter((at) => /[[{]$/.test(lines[at + 1] ?? ''))
      .map((at) => ({ ...withoutLines(at, 2), reach: 14, most: 3 })),
  'the end of the file is missing': () =>
    [1, 2, 10, 80].map((count) => ({
      ...withoutLines(lines.length - count, count),
      reach: 2,
    })),
  'a value is missing': () => named.flatMap(withoutName),
  'a name is misspelt': () => named.map(misspelt),
  'a number stands for a text': () =>
    strings
      .filter((path) => !nodeAt(content, path)?.enum && path.at(-1) !== 'type')
      .map((path) => ({
        ...withValue(path, 5, '5'),
        meant: changed(path.join('/'), '5'),
      })),
  'a choice or a reference is misspelt': () =>
    [...references, ...strings.filter((path) => nodeAt(content, path)?.enum)]
      .map((path) => ({ path, right: String(lookUp(content, path)) }))
      .filter(({ right }) => right.length > 3)
      .map(({ path, right }) => withValue(path, slip(right), right)),
}

/** What the check gets wrong about one mistake; undefined when all is right. */
function faultOf(mistake: Mistake): string[] | undefined {
  const { text, line, reach = 0, names = '', most = 1, meant = sample } = mistake
  const { problems } = checkContent(text, { files })
  const [problem] = problems
  const told = problems.map(({ code, line: at, message, fix }) =>
    [at, code, message.en, fix.en].join(' '),
  )
  if (!problem || problems.length > most || problem.severity === 'warning') return told
  if (Math.abs(problem.line - line) > reach) return [`not on line ${line}`, ...told]
  for (const language of ['en', 'br'] as const)
    if (!`${problem.message[language]} ${problem.fix[language]}`.includes(names))
      return [`does not name ${names}`, ...told]
  // --fix restores what was meant, or leaves the file alone.
  const fixed = fixContent(text, { files }).text
  const isRight =
    fixed === text || isDeepStrictEqual(JSON.parse(fixed), JSON.parse(meant))
  return isRight ? undefined : ['mended to something else', ...told]
}

/** Of each kind, spread over the file: more take minutes. */
const most = process.env['WHOLE_MATRIX'] ? 100 : 3

const chosen = (mistakes: Mistake[]): Mistake[] =>
  mistakes.filter((_, turn) => turn % Math.ceil(mistakes.length / most) === 0)

test('the unchanged content has no problems', () => {
  expect(checkContent(sample, { files }).problems).toEqual([])
})

test.for(Object.entries(kinds))(
  '%s: one error at its line, fixed as intended or not at all',
  ([, make]) => {
    const mistakes = chosen(make())
    expect(mistakes.length).toBeGreaterThan(1)
    expect(mistakes.flatMap((mistake) => faultOf(mistake) ?? [])).toEqual([])
  },
)
