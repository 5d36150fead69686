import { isRecord, listAt, type Path, isInCatalogs } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { badValue } from './badValue.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { unknownIcon, wrongChoice } from './wrongChoice.ts'
import { wrongNames, type WrongNames } from './wrongNames.ts'
import { exampleAt, wrongType } from './wrongType.ts'

/** The part of ajv's errors that the check reads. */
export interface SchemaError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
}

/** Converts a JSON pointer, such as "/clients/3/logo", to a path. */
function pathOf(pointer: string, content: unknown): Path {
  const path: (string | number)[] = []
  let value = content
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    const step = Array.isArray(value) ? Number(name) : name
    path.push(step)
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined
  }
  return path
}

function wrongCount(parsed: ParsedFile, path: Path): Finding {
  const count = listAt(parsed.value, path).length
  const { minItems: min = 0, maxItems: max = 0 } = nodeAt(parsed.value, path) ?? {}
  const isTooFew = count < min
  const difference = isTooFew ? min - count : count - max
  const data = { path, count, min, max, isTooFew, difference }
  return finding('wrong-count', data, parsed.nameSpan(path))
}

function findingOf(
  parsed: ParsedFile,
  error: SchemaError,
  path: Path,
): Finding | undefined {
  const {
    minimum = 0,
    maximum = 0,
    isInMilliseconds = false,
    properties = {},
  } = nodeAt(parsed.value, path) ?? {}
  const isKnownName = (name: string) => Object.hasOwn(properties, name)
  const span = parsed.valueSpan(path)
  const value = parsed.valueAt(path)
  const example = exampleAt(parsed.value, path)
  switch (error.keyword) {
    case 'type':
      return wrongType(parsed, path)
    case 'enum':
      return wrongChoice(parsed, path)
    case 'minItems':
    case 'maxItems':
      return wrongCount(parsed, path)
    case 'minLength':
      return finding('empty-value', { path, example }, span)
    case 'maxLength': {
      const limit = Number(error.params['limit'])
      const { length } = Array.from(String(value))
      const data = { path, length, max: limit, excess: length - limit }
      return finding('value-too-long', data, span)
    }
    case 'minimum':
    case 'maximum': {
      const divisor = isInMilliseconds ? 1000 : 1
      const data = {
        path,
        min: minimum / divisor,
        max: maximum / divisor,
        example: Number(example) / divisor,
        isInMilliseconds,
      }
      return finding('out-of-range', data, span)
    }
    case 'oneOf':
      // Values that are not objects, and objects with an unknown name, already have a finding.
      return isRecord(value) && Object.keys(value).every(isKnownName)
        ? finding('link-ways', { path }, parsed.openingSpan(path))
        : undefined
    case 'format':
      if (error.params['format'] === 'nonBlank')
        return finding('empty-value', { path, example }, span)
      return error.params['format'] === 'icon'
        ? unknownIcon(parsed, path, String(value))
        : badValue(parsed, path, String(value))
    case 'pattern':
      return badValue(parsed, path, String(value))
    default:
      return undefined
  }
}

/** Converts schema errors to findings. */
export function findSchemaErrors(parsed: ParsedFile, errors: SchemaError[]): Finding[] {
  const findings: Finding[] = []
  const wrongNamesByPointer = new Map<string, WrongNames>()
  // For `oneOf`, only its own error counts, not those of its alternatives.
  const relevantErrors = errors.filter(({ schemaPath }) => !/oneOf\/\d/.test(schemaPath))
  for (const error of relevantErrors.slice(0, maxProblems)) {
    const pointer = error.instancePath
    const path = pathOf(pointer, parsed.value)
    // findTexts.ts reports ids and empty texts in catalogs.
    const isInCatalog = isInCatalogs(path) && path.length >= 2
    const isNameError =
      error.keyword === 'required' || error.keyword === 'additionalProperties'
    if (isNameError && !isInCatalog) {
      const names = wrongNamesByPointer.get(pointer) ?? { path, missing: [], unknown: [] }
      wrongNamesByPointer.set(pointer, names)
      if (error.keyword === 'required')
        names.missing.push(String(error.params['missingProperty']))
      else names.unknown.push(String(error.params['additionalProperty']))
    } else if (!isInCatalog || error.keyword === 'type') {
      const result = findingOf(parsed, error, path)
      if (result) findings.push({ ...result, path: result.path ?? path })
    }
  }
  return findings.concat(
    [...wrongNamesByPointer.values()].flatMap((names) => wrongNames(parsed, names)),
  )
}

/** The finding for schema errors that no other finding covers. */
export function rejection(parsed: ParsedFile, errors: readonly SchemaError[]): Finding {
  const path = pathOf(errors[0]?.instancePath ?? '', parsed.value)
  const data = { path, example: exampleAt(parsed.value, path) }
  return finding('not-accepted', data, parsed.valueSpan(path))
}
