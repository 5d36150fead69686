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
import { mergeValues, type Conflict, type MergeResult } from './mergeValues.ts'

interface ContentSides {
  base: SiteContent
  ours: SiteContent
  theirs: SiteContent
}

/** The name of a property that no entry has. */
const conflictProperty = '~conflict'

/** Merges two versions of the content. An entry is a conflict if one side removed it and the other changed its text. */
export function mergeContents(original: ContentSides): MergeResult {
  const sides = { ...original }
  const textUses = textUsesIn(original.base)
  for (const [changer, remover] of [
    ['ours', 'theirs'],
    ['theirs', 'ours'],
  ] as const) {
    const changerIds = usedTextIds(original[changer])
    const removerIds = usedTextIds(original[remover])
    const textsOf = (outer: Path) => textUses.filter(({ path }) => isWithin(path, outer))
    const isRemoved = (outer: Path) =>
      textsOf(outer).every(({ value }) => !removerIds.has(value))
    for (const { path, value: id } of textUses) {
      const isChanged = isTextChanged(original.base, original[changer], id)
      if (!changerIds.has(id) || removerIds.has(id) || !isChanged) continue
      const entryPath = entryPathsAround(path).find(isRemoved)
      if (!entryPath) continue
      // Makes one conflict for the entry instead of one for each text: adds the texts of `base` to the remover's side,
      // and a property to the entry in `base`, so that the changer's entry differs from it.
      for (const { value } of textsOf(entryPath))
        sides[remover] = withTextOf(sides[remover], original.base, value)
      sides.base = setValue(sides.base, [...entryPath, conflictProperty], true)
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

const textUsesIn = (content: SiteContent) =>
  stringsIn(content).filter(({ node }) => node.refersTo === 'texts')

const usedTextIds = (content: SiteContent) =>
  new Set(textUsesIn(content).map(({ value }) => value))

/** The entries of lists that contain a path, outermost first. */
const entryPathsAround = (path: Path) =>
  path.flatMap((step, index) =>
    typeof step === 'number' ? [path.slice(0, index + 1)] : [],
  )

const withTextOf = (content: SiteContent, source: SiteContent, id: string) =>
  languagesOf(content).reduce((result, language) => {
    const path = ['catalogs', language, id]
    return setValue(result, path, lookUp(source, path))
  }, content)

/** Removes the texts that one of the sources uses and the merged content does not. */
function withoutUnusedTexts(merged: SiteContent, sources: SiteContent[]): SiteContent {
  const remainingIds = usedTextIds(merged)
  const usedIds = sources.flatMap((content) => [...usedTextIds(content)])
  return removeTexts(
    merged,
    usedIds.filter((id) => !remainingIds.has(id) && !codeTextNode(id)),
  )
}

export type Side = 'ours' | 'theirs'

/** Applies the chosen sides to the merged content: one for each conflict, in the same order. */
export function applyChoices(
  { value, conflicts }: MergeResult,
  theirs: SiteContent,
  sides: readonly Side[],
): SiteContent {
  const mergedContent = conflicts
    .filter((_, index) => sides[index] === 'theirs')
    // Starts at the end, so that earlier indexes stay valid.
    .toReversed()
    .reduce<unknown>(withTheirs, value)
  return withoutUnusedTexts(asContent(mergedContent), [asContent(value), theirs])
}

/** The content with their value for a conflict. */
export function withTheirs(content: unknown, { path, ours, theirs }: Conflict): unknown {
  const lastStep = path.at(-1)
  const listPath = path.slice(0, -1)
  if (typeof lastStep !== 'number')
    return theirs === undefined
      ? removeValue(content, path)
      : setValue(content, path, theirs)
  if (theirs === undefined) return removeEntry(content, path)
  return ours === undefined
    ? insertEntry(content, listPath, lastStep, theirs)
    : setValue(content, path, theirs)
}
