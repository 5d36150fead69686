import { languageList } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { resolve } from '../model/resolve.ts'
import { isRecord, type Path, isInCatalogs } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, stringEdit, type Finding } from './finding.ts'
import { nearestSpelling } from './nearestSpelling.ts'
import { exampleAt, expectedType, typeOf } from './wrongType.ts'

/** The names of one object that the schema reports. */
export interface WrongNames {
  path: Path
  missing: string[]
  unknown: string[]
}

/** The maximum number of names that a message lists. */
const maxNames = 12

/** The names that an object could have but lacks. If it has one of several alternatives, the others are left out. */
function absentNames(parsed: ParsedFile, path: Path, object: object): string[] {
  const { properties = {}, oneOf = [] } = nodeAt(parsed.value, path) ?? {}
  const alternatives = oneOf.flatMap(({ required = [] }) => required)
  const isChosen = alternatives.some((name) => Object.hasOwn(object, name))
  return Object.keys(properties).filter(
    (name) => !Object.hasOwn(object, name) && !(isChosen && alternatives.includes(name)),
  )
}

/** The names by which the model distinguishes two kinds of the object, such as "counts" of a computed fact. */
function decidingNames(parsed: ParsedFile, path: Path): readonly string[] {
  const parent = nodeAt(parsed.value, path.slice(0, -1))
  const step = path.at(-1)
  const node = typeof step === 'number' ? parent?.items : parent?.properties?.[step ?? '']
  return (node && resolve(node).if?.required) ?? []
}

/** The text at a path. People who edit in a form see the text, not the name. */
function textAt(parsed: ParsedFile, path: Path): string | undefined {
  const value = parsed.valueAt(path)
  return isInCatalogs(path) || typeof value !== 'string' ? undefined : excerpt(value)
}

function mistypedName(
  parsed: ParsedFile,
  path: Path,
  key: string,
  correction: string,
): Finding {
  const span = parsed.keySpan([...path, key])
  const node = nodeAt(parsed.value, [...path, correction])
  const hasRightType =
    node === undefined || typeOf(parsed.valueAt([...path, key])) === expectedType(node)
  const edit = stringEdit(hasRightType ? correction : undefined, span)
  const text = textAt(parsed, [...path, key])
  return finding('mistyped-key', { key, correction, path, text }, span, { edit })
}

function missingName(parsed: ParsedFile, path: Path, key: string): Finding {
  const keyPath = [...path, key]
  const { enum: choices, advice } = nodeAt(parsed.value, path)?.properties?.[key] ?? {}
  // Leaves out the example's value, because no section type is more likely than another.
  const isType = key === 'type'
  const data = {
    key,
    path,
    example: `"${key}": ${isType ? '"…"' : exampleAt(parsed.value, keyPath)}`,
    choices: isType ? choices : undefined,
    advice,
  }
  return finding('missing-key', data, parsed.openingSpan(path), { path: keyPath })
}

/** Findings for missing and unknown names of one object, which are often one mistake. */
export function wrongNames(
  parsed: ParsedFile,
  { path, missing, unknown }: WrongNames,
): Finding[] {
  const value = parsed.valueAt(path)
  const object = isRecord(value) ? value : {}
  const decidingKeys = decidingNames(parsed, path).filter(
    (name) => !Object.hasOwn(object, name),
  )
  const possible = [...absentNames(parsed, path, object), ...decidingKeys]
  const stillMissing = new Set(missing)
  // A section's type determines its other names. Without it, only a misspelled "type" counts as unknown.
  const unknownKeys =
    unknown.length > 0
      ? unknown
      : Object.keys(object).filter(
          (name) => stillMissing.has('type') && nearestSpelling(name, ['type']),
        )
  const findings: Finding[] = []
  const unexplainedKeys: string[] = []
  for (const key of unknownKeys) {
    const nearest = nearestSpelling(key, stillMissing) ?? nearestSpelling(key, possible)
    if (nearest === undefined) unexplainedKeys.push(key)
    else {
      // The other kind of the object needs other names.
      if (decidingKeys.includes(nearest)) stillMissing.clear()
      else stillMissing.delete(nearest)
      findings.push(mistypedName(parsed, path, key, nearest))
    }
  }
  const properties = Object.keys(nodeAt(parsed.value, path)?.properties ?? {})
  // "$schema" is for code editors, so it is never suggested.
  const names = properties.filter((name) => name !== '$schema')
  const knownNames = isInCatalogs(path)
    ? languageList
    : [...new Set([...stillMissing, ...names])].slice(0, maxNames)
  // A catalog in the wrong place has hundreds of unknown names, and so may an entry of another list.
  const isMisplaced = isInCatalogs(path) || stillMissing.size > 0
  for (const key of isMisplaced ? unexplainedKeys.slice(0, 1) : unexplainedKeys) {
    const keyPath = [...path, key]
    const text = textAt(parsed, keyPath)
    const data = { key, path, knownNames, text, correctPath: undefined }
    const span = parsed.keySpan(keyPath)
    findings.push(finding('unknown-key', data, span, { path: keyPath }))
  }
  // If one name is unknown and another is missing, the missing value probably has the wrong name: one problem, not two.
  if (unexplainedKeys.length > 0) return findings
  return [...findings, ...[...stillMissing].map((key) => missingName(parsed, path, key))]
}
