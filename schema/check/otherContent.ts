import { isLanguage } from '../languages.ts'
import type { OtherFile } from '../messages/syntax.ts'
import { model } from '../model/model.ts'
import { isRecord } from '../read/readDocument.ts'
import { codeText, schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { kindFor, kindOf } from './kinds.ts'
import { nameForm } from './textNames.ts'

const root = Object.entries(model.properties ?? {})

/** Names that show that a file is another program's. */
const marks: [kind: OtherFile, names: readonly string[]][] = [
  ['package', ['dependencies']],
  ['package', ['devDependencies']],
  ['package', ['scripts']],
  ['lock', ['lockfileVersion']],
  ['tsconfig', ['compilerOptions']],
  ['schema', ['properties', 'type']],
]

function partsIn(content: Record<string, unknown>): string[] {
  return root.flatMap(([name, node]) =>
    name !== '$schema' &&
    Object.hasOwn(content, name) &&
    kindOf(content[name]) === kindFor(schemaAt({}, [name]) ?? node)
      ? [name]
      : [],
  )
}

function hasPart(content: Record<string, unknown>): boolean {
  return partsIn(content).length > 0
}

/** Has an object all required names of a place, and no unknown ones? */
function fits(value: unknown, holder: unknown, path: (string | number)[]): boolean {
  const { required = [], properties = {} } = schemaAt(holder, path) ?? {}
  return (
    isRecord(value) &&
    required.length > 0 &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.keys(value).every((name) => Object.hasOwn(properties, name))
  )
}

/** The name of the part, where a value is just one part of a content. */
function partOf(value: unknown): string | undefined {
  const entries = Array.isArray(value) ? value : [value]
  const [list] =
    root.find(([name]) =>
      entries.every((entry) => fits(entry, { [name]: [entry] }, [name, 0])),
    ) ?? []
  if (list !== undefined && entries.length > 0) return list
  if (!isRecord(value)) return undefined
  const [group] = root.find(([name]) => fits(value, { [name]: value }, [name])) ?? []
  const names = Object.keys(value)
  const isOfTexts =
    names.length > 0 &&
    (names.every(isLanguage) ||
      (names.every((name) => name.includes('.') && nameForm.test(name)) &&
        names.some((name) => codeText(name))))
  return group ?? (isOfTexts ? 'catalogs' : undefined)
}

function kindIn(value: unknown): OtherFile | undefined {
  if (typeof value === 'string') return /^\s*["{]/.test(value) ? 'escaped' : undefined
  if (!isRecord(value)) return undefined
  const names = Object.keys(value)
  if (names.length === 0) return 'empty'
  return marks.find(([, asked]) => asked.every((name) => names.includes(name)))?.[0]
}

/** Reports a valid JSON file that is no content, or just a part of one, as a whole: problems of its parts would say nothing. */
export function findOtherContent(value: unknown): Finding | undefined {
  const span = { offset: 0, length: 1 }
  const isContent = isRecord(value) && hasPart(value)
  const schema = isRecord(value) ? value['$schema'] : undefined
  if (typeof schema === 'string' && schema.includes('json-schema.org'))
    return finding('not-content', { kind: 'schema' }, span)
  const [only, another] = isContent ? partsIn(value) : []
  const isAlone = only === 'catalogs' && another === undefined
  if (isAlone) return finding('part-alone', { part: only }, span)
  if (isContent) return undefined
  const kind = kindIn(value)
  if (kind) return finding('not-content', { kind }, span)
  const part = partOf(value)
  if (part !== undefined) return finding('part-alone', { part }, span)
  const isWrapped =
    isRecord(value) &&
    Object.values(value).some((each) => isRecord(each) && hasPart(each))
  return isRecord(value) && !isWrapped
    ? finding('not-content', { kind: 'answer' }, span)
    : undefined
}
