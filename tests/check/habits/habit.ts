import { isDeepStrictEqual } from 'node:util'

import { expect } from 'vitest'

import { checkContent, type PublicFiles } from '../../../schema/checkContent.ts'
import { fixContent } from '../../../schema/fixContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { isJson } from '../../../schema/read/isJson.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { copyOfContent } from '../mistakes/mistake.ts'
import { rowsOf } from '../rowsOf.ts'
import { smallFiles } from '../smallFiles.ts'

/** Something that people often write in the wrong form, and the problems it causes. */
export interface Habit {
  what: string
  text: string
  /** Each problem: its codes (any of them is right), then its path or the start of its line. */
  expected: readonly string[]
  /** What the sentences must name, in both languages. */
  names?: readonly string[]
  /** What no sentence may say. */
  never?: RegExp
  /** The content after --fix; undefined when the file stays as it is. */
  fixedContent?: string
  /** Files besides the sample's, by their paths. */
  files?: Record<string, Uint8Array>
}

export const pathOf = (place: string): Path =>
  place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

export function changed(...changes: [place: string, value: unknown][]): string {
  const content = copyOfContent()
  for (const [place, value] of changes) {
    const path = pathOf(place)
    const holder = lookUp(content, path.slice(0, -1))
    const name = path.at(-1)
    if (typeof holder !== 'object' || holder === null || name === undefined)
      throw new Error(`There is no ${place}.`)
    if (value !== undefined) Reflect.set(holder, name, value)
    else if (Array.isArray(holder)) holder.splice(Number(name), 1)
    else Reflect.deleteProperty(holder, name)
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** Reads rows with cells: a path; the JSON written there; the code; what is named; after → the JSON after --fix. */
export function habitsOf(table: string): Habit[] {
  return rowsOf(table).map(([place = '', json = '', code, ...rest]) => {
    const [fixedContent] = rest.filter((cell) => cell.startsWith('→ '))
    return {
      what: `${place}: ${json}`,
      text: changed([place, JSON.parse(json)]),
      expected: [`${code} ${place}`],
      names: rest.filter((cell) => cell !== fixedContent),
      ...(fixedContent === undefined
        ? {}
        : { fixedContent: changed([place, JSON.parse(fixedContent.slice(2))]) }),
    }
  })
}

const sampleFiles = smallFiles()

function filesOf({ files = {} }: Habit): PublicFiles {
  return {
    list: () => [...sampleFiles.list(), ...Object.keys(files)],
    read: (path) => files[path] ?? sampleFiles.read(path),
  }
}

function isAt(expected: string, { code, path, line }: Problem, text: string): boolean {
  const [codes = '', ...rest] = expected.split(' ')
  const place = rest.join(' ')
  const written = text.split('\n')[line - 1]?.trim() ?? ''
  return (
    codes.split('|').includes(code) &&
    (path.join('/') === place ||
      (place !== '' && written.startsWith(place)) ||
      place === '*')
  )
}

/** Advice to delete what somebody wrote. */
const harmful = /delete it with its value|apague-o junto com o valor/

/** What the check gets wrong about a habit; undefined when all is right. */
function faultOf(habit: Habit): string | undefined {
  const { text, expected, names = [], never = harmful, fixedContent } = habit
  const files = filesOf(habit)
  const { problems } = checkContent(text, { files })
  const said = problems
    .map(
      (each) =>
        `${each.code} ${each.path.join('/')} (${each.line}): ${each.message.en} ${each.fix.en}`,
    )
    .join('\n')
  const isAsExpected =
    problems.length === expected.length &&
    expected.every((each) => problems.some((problem) => isAt(each, problem, text)))
  if (!isAsExpected) return `other problems: ${said}`
  for (const language of ['en', 'br'] as const) {
    const words = problems
      .map(({ message, fix }) => `${message[language]} ${fix[language]}`)
      .join(' ')
    const unnamed = names.filter((name) => !words.includes(name))
    if (unnamed.length > 0) return `does not name ${unnamed.join(', ')}: ${said}`
    if (never.test(words) || harmful.test(words)) return `harmful: ${said}`
  }
  const fixed = fixContent(text, { files }).text
  if (fixedContent === undefined)
    return fixed === text || isSame(fixed, text) ? undefined : `mended: ${said}`
  return isSame(fixed, fixedContent) ? undefined : `not mended: ${said}`
}

function isSame(one: string, other: string): boolean {
  return (
    isJson(one) && isJson(other) && isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
  )
}

export function expectRight(habit: Habit): void {
  const fault = faultOf(habit)
  expect(fault, fault).toBeUndefined()
}
