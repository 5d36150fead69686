import {
  insertEntry,
  removeEntry,
  removeValue,
  setValue,
} from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { codeTextNode, stringsIn } from '../../../schema/read/modelTree.ts'
import { removeTexts } from '../contentActions/actions.ts'
import { asContent } from '../state/asContent.ts'
import { isWithin } from '../state/navigation.ts'
import { mergeValues, type Conflict, type Merged } from './mergeValues.ts'

interface ContentSides {
  base: SiteContent
  ours: SiteContent
  theirs: SiteContent
}

/** Merges two versions of the content. If one side changed a text and the other removed its entry, the entry is a conflict. */
export function mergeContents(original: ContentSides): Merged {
  const sides = { ...original }
  const shown = textsShown(original.base)
  for (const [changer, remover] of [
    ['ours', 'theirs'],
    ['theirs', 'ours'],
  ] as const) {
    const keptIds = idsOf(original[changer])
    const remainingIds = idsOf(original[remover])
    const textsOf = (entry: Path) => shown.filter(({ path }) => isWithin(path, entry))
    const isGone = (entry: Path) =>
      textsOf(entry).every(({ value }) => !remainingIds.has(value))
    for (const { path, value: id } of shown) {
      const isChanged = isTextChanged(original.base, original[changer], id)
      if (!keptIds.has(id) || remainingIds.has(id) || !isChanged) continue
      const entry = entriesAround(path).find(isGone)
      if (!entry) continue
      // One conflict instead of one for each text: the texts count as unchanged, and a mark makes the entry differ.
      for (const { value } of textsOf(entry))
        sides[remover] = withText(sides[remover], original.base, value)
      sides.base = setValue(sides.base, [...entry, '~conflict'], true)
    }
  }
  return mergeValues(sides)
}

/** Whether a text differs between two versions, in any language of the first. */
function isTextChanged(content: SiteContent, other: SiteContent, id: string): boolean {
  return languagesOf(content).some((language) => {
    const path = ['catalogs', language, id]
    return lookUp(content, path) !== lookUp(other, path)
  })
}

const textsShown = (content: SiteContent) =>
  stringsIn(content).filter(({ node }) => node.pointsTo === 'texts')

const idsOf = (content: SiteContent) =>
  new Set(textsShown(content).map(({ value }) => value))

/** The entries of lists that contain a path, outermost first. */
const entriesAround = (path: Path) =>
  path.flatMap((step, index) =>
    typeof step === 'number' ? [path.slice(0, index + 1)] : [],
  )

const withText = (content: SiteContent, from: SiteContent, id: string) =>
  languagesOf(content).reduce((result, language) => {
    const path = ['catalogs', language, id]
    return setValue(result, path, lookUp(from, path))
  }, content)

/** Removes texts whose entry the chosen side removed. `contents` are the sides. */
function withoutLost(settled: SiteContent, contents: SiteContent[]): SiteContent {
  const remainingIds = idsOf(settled)
  const shown = contents.flatMap((content) => [...idsOf(content)])
  return removeTexts(
    settled,
    shown.filter((id) => !remainingIds.has(id) && !codeTextNode(id)),
  )
}

export type Side = 'ours' | 'theirs'

/** The merged content with the chosen sides. */
export function applyChoices(
  { value, conflicts }: Merged,
  theirs: SiteContent,
  sides: readonly Side[],
): SiteContent {
  const chosen = conflicts
    .filter((_, index) => sides[index] === 'theirs')
    // Starts at the end, so that earlier indexes stay valid.
    .toReversed()
    .reduce<unknown>(withTheirs, value)
  return withoutLost(asContent(chosen), [asContent(value), theirs])
}

/** The content with their side of a conflict. */
export function withTheirs(content: unknown, { path, ours, theirs }: Conflict): unknown {
  const last = path.at(-1)
  const holder = path.slice(0, -1)
  if (typeof last !== 'number')
    return theirs === undefined
      ? removeValue(content, path)
      : setValue(content, path, theirs)
  if (theirs === undefined) return removeEntry(content, path)
  return ours === undefined
    ? insertEntry(content, holder, last, theirs)
    : setValue(content, path, theirs)
}
