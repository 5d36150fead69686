import { accountValues } from '../../../schema/model/email.ts'
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

export function listsForTexts(): Mistake[] {
  return stringsOutsideCatalogs
    .filter((path) => !nodeAt(content, path)?.enum && path.at(-1) !== 'type')
    .map((path) => mistake(path, [valueAt(path)], String(path.at(-1)), false))
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

export function sharedIds(): Mistake[] {
  const lists = ['services', 'clients', 'offices', 'sections']
  return lists.flatMap((list) => {
    const entries = valueAt([list])
    const count = Array.isArray(entries) ? entries.length : 0
    return Array.from({ length: count - 1 }, (_, index) => {
      const id = String(valueAt([list, index, 'id']))
      return mistake([list, index + 1, 'id'], id, id, false)
    })
  })
}

export function badIds(): Mistake[] {
  const ids = stringsOutsideCatalogs.filter(
    (path) => path.at(-1) === 'id' && path[0] !== 'email',
  )
  return ids.map((path) => {
    const id = String(valueAt(path))
    return mistake(path, id.toUpperCase(), id, true)
  })
}

function accented(letter: string): string {
  return `${letter}\u0301`.normalize('NFC')
}

export function lostPictures(): Mistake[] {
  const logos = stringsOutsideCatalogs.filter((path) => path.at(-1) === 'logo')
  return logos.flatMap((path) => {
    const logo = String(valueAt(path))
    return [
      mistake(path, logo.replace('.svg', 's.svg'), logo, false),
      mistake(path, logo.replace('.svg', '.png'), 'public/logos', false),
      mistake(path, logo.replace('.svg', ''), logo, true),
      mistake(path, logo.replace(/[aio](?=[^/]*\.)/, accented), logo, true),
      mistake(path, logo.replace('.svg', '.SVG'), logo, true),
      mistake(path, logo.replace('/logos', ''), '', false),
      mistake(path, logo.replace('/logos', '/clients'), '', false),
      mistake(path, logo.slice(1), logo, true),
      mistake(path, `/public${logo}`, logo, true),
      mistake(path, logo.replaceAll('/', '\\'), logo, true),
      mistake(
        path,
        '/logos/nothing-like-it.svg',
        'public/logos/nothing-like-it.svg',
        false,
      ),
    ]
  })
}

export function emptyValues(): Mistake[] {
  const free: Path[] = [
    ['company', 'name'],
    ['company', 'legalName'],
    ...accountValues.map(({ key }): Path => ['email', key]),
    ['email', 'rateLimit', 'id'],
    ['offices', 0, 'city'],
    ['offices', 1, 'street'],
    ['offices', 1, 'district'],
    ['clients', 3, 'name'],
  ]
  return free.map((path) => mistake(path, '', String(path.at(-1)), false))
}
