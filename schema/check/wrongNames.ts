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
  name: string,
  correction: string,
): Finding {
  const span = parsed.nameSpan([...path, name])
  const node = nodeAt(parsed.value, [...path, correction])
  const hasRightType =
    node === undefined || typeOf(parsed.valueAt([...path, name])) === expectedType(node)
  const edit = stringEdit(hasRightType ? correction : undefined, span)
  const text = textAt(parsed, [...path, name])
  return finding('mistyped-key', { key: name, correction, path, text }, span, { edit })
}

function missingName(parsed: ParsedFile, path: Path, name: string): Finding {
  const namePath = [...path, name]
  const { enum: choices, advice } = nodeAt(parsed.value, path)?.properties?.[name] ?? {}
  // Leaves out the example's value, because no section type is more likely than another.
  const isType = name === 'type'
  const data = {
    key: name,
    path,
    example: `"${name}": ${isType ? '"…"' : exampleAt(parsed.value, namePath)}`,
    choices: isType ? choices : undefined,
    advice,
  }
  return finding('missing-key', data, parsed.openingSpan(path), { path: namePath })
}

/** Findings for missing and unknown names of one object, which are often one mistake. */
export function wrongNames(
  parsed: ParsedFile,
  { path, missing, unknown }: WrongNames,
): Finding[] {
  const value = parsed.valueAt(path)
  const object = isRecord(value) ? value : {}
  const missingDecidingNames = decidingNames(parsed, path).filter(
    (name) => !Object.hasOwn(object, name),
  )
  const possible = [...absentNames(parsed, path, object), ...missingDecidingNames]
  const unmatched = new Set(missing)
  // A section's type determines its other names. Without it, only a misspelled "type" counts as unknown.
  const unknownNames =
    unknown.length > 0
      ? unknown
      : Object.keys(object).filter(
          (name) => unmatched.has('type') && nearestSpelling(name, ['type']),
        )
  const findings: Finding[] = []
  const unexplainedNames: string[] = []
  for (const name of unknownNames) {
    const nearest = nearestSpelling(name, unmatched) ?? nearestSpelling(name, possible)
    if (nearest === undefined) unexplainedNames.push(name)
    else {
      // The other kind of the object needs other names.
      if (missingDecidingNames.includes(nearest)) unmatched.clear()
      else unmatched.delete(nearest)
      findings.push(mistypedName(parsed, path, name, nearest))
    }
  }
  const properties = Object.keys(nodeAt(parsed.value, path)?.properties ?? {})
  // "$schema" is for code editors, so it is never suggested.
  const knownProperties = properties.filter((name) => name !== '$schema')
  const knownNames = isInCatalogs(path)
    ? languageList
    : [...new Set([...unmatched, ...knownProperties])].slice(0, maxNames)
  // A catalog in the wrong place has hundreds of unknown names, and so may an entry of another list.
  const isMisplaced = isInCatalogs(path) || unmatched.size > 0
  for (const name of isMisplaced ? unexplainedNames.slice(0, 1) : unexplainedNames) {
    const namePath = [...path, name]
    const text = textAt(parsed, namePath)
    const data = { key: name, path, knownNames, text, correctPath: undefined }
    const span = parsed.nameSpan(namePath)
    findings.push(finding('unknown-key', data, span, { path: namePath }))
  }
  // If one name is unknown and another is missing, the missing value probably has the wrong name: one problem, not two.
  if (unexplainedNames.length > 0) return findings
  return [...findings, ...[...unmatched].map((name) => missingName(parsed, path, name))]
}
