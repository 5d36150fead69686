import { nodeAt } from '../../../schema/read/modelTree.ts'
import {
  copyOfContent,
  lineOfPath,
  slip,
  stringsOutsideCatalogs,
  valueAt,
  withValue,
  type Mistake,
} from './mistake.ts'

type Path = readonly (string | number)[]

const content = copyOfContent()

function mistake(path: Path, value: unknown, names: string, fixable: boolean): Mistake {
  const text = withValue(path, value)
  return {
    where: `${path.join(' › ')}: ${JSON.stringify(value)}`,
    text,
    lines: lineOfPath(text, path),
    names,
    fixable,
    // The sentence must name the corrected value.
    ...(fixable && typeof valueAt(path) === 'string'
      ? { meant: withValue(path, names) }
      : {}),
  }
}

export function numbersForTexts(): Mistake[] {
  return stringsOutsideCatalogs
    .filter((path) => !nodeAt(content, path)?.enum && path.at(-1) !== 'type')
    .map((path) => ({ ...mistake(path, 5, '5', false), meant: withValue(path, '5') }))
}

export function wrongChoices(): Mistake[] {
  const chosen = stringsOutsideCatalogs.filter((path) => nodeAt(content, path)?.enum)
  const slips = chosen
    .filter((path) => String(valueAt(path)).length > 3)
    .map((path) =>
      mistake(path, slip(String(valueAt(path))), String(valueAt(path)), true),
    )
  const types: Path[] = [0, 1, 2, 3, 4].map((index) => ['sections', index, 'type'])
  return [
    ...slips,
    ...types.map((path) =>
      mistake(path, slip(String(valueAt(path))), String(valueAt(path)), true),
    ),
    ...types.map((path) => mistake(path, 'carousel', 'hero', false)),
    ...chosen.map((path) => mistake(path, 'Nowhere', String(valueAt(path)), false)),
  ].filter(({ where }) => !where.includes('icon: "Nowhere'))
}

/** References in the content, by the last name of their path. */
const referencesAt = (...names: string[]) =>
  stringsOutsideCatalogs.filter(
    (path) => path[0] !== 'site' && names.includes(String(path.at(-1))),
  )
const textReferences = referencesAt('label', 'title', 'text', 'description')

export function wrongReferences(): Mistake[] {
  return referencesAt('label', 'title', 'text', 'description', 'section').map((path) =>
    mistake(path, slip(String(valueAt(path))), String(valueAt(path)), true),
  )
}

export function unknownReferences(): Mistake[] {
  return textReferences.map((path) =>
    mistake(path, 'somewhere.else.entirely', 'somewhere.else.entirely', false),
  )
}

/** The text itself where its id belongs. */
export function sentencesForNames(): Mistake[] {
  return textReferences.map((path) => mistake(path, 'Welcome to all of us', '', false))
}
