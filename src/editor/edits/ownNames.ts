import { removeEntry, setValue } from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import { isWithin } from '../state/navigation.ts'
import { idsOf } from './idsOf.ts'

/** Where a new part comes from: an example of the model, whose words and pictures are not the owner's, or another part. */
export type Origin = 'example' | 'copy'

/** An edit of a content gives one of the same shape, finished or not. */
export function asContent(content: unknown): SiteContent {
  return content as SiteContent
}

/** Is it the list of which the page is made? */
export function isPage(content: SiteContent, path: Path): boolean {
  return lookUp(content, path) === content.sections
}

/** What was put in at a path names ids, texts and pictures of its origin: it gets its own. */
export function withOwnNames(
  content: SiteContent,
  path: Path,
  origin: Origin,
): SiteContent {
  // Ids first: the names of texts are made of them.
  const identified = placesIn(content, path).reduce(
    (whole, { path: place, value }) =>
      typeof place.at(-2) === 'number' && place.at(-1) === 'id'
        ? asContent(setValue(whole, place, ownId(whole, place, value)))
        : whole,
    content,
  )
  return placesIn(identified, path).reduce((whole, { path: place, value, node }) => {
    if (node.pointsTo === 'texts') return withOwnText(whole, place, value, origin)
    if (origin === 'copy') return whole
    if (node.pointsTo !== undefined)
      return asContent(setValue(whole, place, entryNear(whole, node.pointsTo, value)))
    return isInvented(whole, place) ? asContent(setValue(whole, place, '')) : whole
  }, identified)
}

/** An example's name, number, address, picture: left there, it would go live. At what time one opens is as good as any. */
function isInvented(content: SiteContent, path: Path): boolean {
  const { kind, format } = fieldAt(content, path) ?? {}
  const isWritten = kind === 'string' && format !== 'clockTime' && path.at(-1) !== 'id'
  return kind === 'picture' || isWritten
}

function placesIn(content: SiteContent, path: Path) {
  return stringsIn(content).filter((each) => isWithin(each.path, path))
}

/** An id that no other entry of the list has. */
function ownId(content: SiteContent, path: Path, id: string): string {
  const others = idsOf(removeEntry(content, path.slice(0, -1)), path.slice(0, -2))
  return unique(id, (name) => others.includes(name))
}

/** What an example points to, where it is there; else the first of its list. */
function entryNear(content: SiteContent, list: string, id: string): string {
  const ids = idsOf(content, [list])
  return ids.includes(id) ? id : (ids[0] ?? id)
}

function withOwnText(
  content: SiteContent,
  place: Path,
  id: string,
  origin: Origin,
): SiteContent {
  const name = nameForText(content, place)
  return languagesOf(content).reduce(
    (whole, language) => {
      const path = ['catalogs', language]
      const text = origin === 'copy' ? (lookUp(content, [...path, id]) ?? '') : ''
      return asContent(setValue(whole, [...path, name], text))
    },
    asContent(setValue(content, place, name)),
  )
}

/** A name for the text at a place: it says where the text stands, for whoever opens the file. */
function nameForText(content: SiteContent, path: Path): string {
  const steps = path.flatMap((step, index) => {
    if (typeof step === 'string')
      return isPage(content, path.slice(0, index + 1)) ? [] : [step]
    const id = lookUp(content, [...path.slice(0, index + 1), 'id'])
    return typeof id === 'string' ? [id] : []
  })
  const isTaken = (name: string) =>
    Object.values(content.catalogs).some(
      (catalog: unknown) => isRecord(catalog) && Object.hasOwn(catalog, name),
    )
  return unique(steps.map(camelCase).join('.'), isTaken)
}

/** "post-office" as a part of a text's name: "postOffice". */
function camelCase(id: string): string {
  return id.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  )
}

/** The name, or the name with the first number behind it that makes it another one. */
function unique(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  let number = 2
  while (isTaken(`${name}${number}`)) number += 1
  return `${name}${number}`
}
