/** The changes from one content to another: values by field, entries by list. */
import { diffArrays } from 'diff'

import type { Bilingual, MessageLanguage } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isLanguage, type Language } from '../../../schema/languages.ts'
import { isRecord, lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { message, sayIn } from '../messages/messages.ts'
import { entryKeys } from '../state/followPath.ts'
import { isEqual } from '../state/isEqual.ts'
import { isWithin } from '../state/navigation.ts'
import { pathOfText } from './textPaths.ts'
import { breadcrumb } from './valueAsText.ts'

export interface ContentChange {
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** A path in the later content, or in the earlier one if something was removed. */
  path: Path
  /** The language of a text; undefined for other values. */
  language?: Language
  before: unknown
  after: unknown
}

export function changesBetween(before: SiteContent, after: SiteContent): ContentChange[] {
  const changes: ContentChange[] = []
  addChanges(before, after, { old: [], new: [] }, changes)
  const entries = changes.filter(({ kind }) => kind === 'added' || kind === 'removed')
  return changes.flatMap((change) => {
    const [, language, id] = change.path
    if (!isInCatalogs(change.path)) return [change]
    const textId = String(id)
    const path = pathOfText(after, textId) ?? pathOfText(before, textId) ?? change.path
    // Texts of an entry that was added or removed are not listed separately.
    const isInListedEntry = entries.some(({ kind, path: entryPath }) => {
      const textPath = pathOfText(kind === 'removed' ? before : after, textId)
      return (
        !isInCatalogs(entryPath) &&
        textPath !== undefined &&
        isWithin(textPath, entryPath)
      )
    })
    if (isInListedEntry) return []
    const isText = id !== undefined && isLanguage(language)
    return [{ ...change, path, ...(isText && { language }) }]
  })
}

/** The path of a value in the old and in the new content: indexes differ if entries were added or removed. */
interface PathPair {
  old: Path
  new: Path
}

function addChanges(
  before: unknown,
  after: unknown,
  paths: PathPair,
  changes: ContentChange[],
): void {
  if (before === after) return
  const values = { before, after }
  if (after === undefined) changes.push({ kind: 'removed', path: paths.old, ...values })
  else if (before === undefined)
    changes.push({ kind: 'added', path: paths.new, ...values })
  else if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const partPaths = { old: [...paths.old, key], new: [...paths.new, key] }
      addChanges(lookUp(before, [key]), lookUp(after, [key]), partPaths, changes)
    }
  } else if (Array.isArray(before) && Array.isArray(after))
    addListChanges(before, after, paths, changes)
  else if (!isEqual(before, after))
    changes.push({ kind: 'changed', path: paths.new, ...values })
}

function addListChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  paths: PathPair,
  changes: ContentChange[],
): void {
  const oldKeys = entryKeys(before)
  const newKeys = entryKeys(after)
  // Entries in the longest common subsequence stayed in place; all others moved.
  const unmovedKeys = new Set(
    diffArrays(
      oldKeys.filter((key) => newKeys.includes(key)),
      newKeys.filter((key) => oldKeys.includes(key)),
    ).flatMap(({ added, removed, value }) => (added || removed ? [] : value)),
  )
  for (const [index, key] of oldKeys.entries()) {
    const removedPaths = { ...paths, old: [...paths.old, index] }
    if (!newKeys.includes(key))
      addChanges(before[index], undefined, removedPaths, changes)
  }
  for (const [index, key] of newKeys.entries()) {
    const oldIndex = oldKeys.indexOf(key)
    const entryPaths = { old: [...paths.old, oldIndex], new: [...paths.new, index] }
    const values = { before: before[oldIndex], after: after[index] }
    if (oldIndex !== -1 && !unmovedKeys.has(key))
      changes.push({ kind: 'moved', path: entryPaths.new, ...values })
    addChanges(values.before, values.after, entryPaths, changes)
  }
}

/** The path of the value that the owner sees: the entry instead of its property `hidden`. */
export const shownPathOf = ({ path }: ContentChange): Path =>
  path.at(-1) === 'hidden' ? path.slice(0, -1) : path

/** The label of a change, such as “Added”. A switch that is not in the content has its default value. */
export function changeLabel(content: SiteContent, change: ContentChange): Bilingual {
  const field = fieldAt(content, change.path)
  const isOn = change.after ?? field?.default ?? false
  if (field?.kind !== 'boolean' || typeof isOn !== 'boolean')
    return message(`changes.${change.kind}`)
  if (change.path.at(-1) === 'hidden')
    return message(isOn ? 'common.hidden' : 'changes.shown')
  return message(isOn ? 'changes.switchedOn' : 'changes.switchedOff')
}

/** Describes the changes, one line each. A text that was changed in several languages is named once. */
export function describeChanges(
  before: SiteContent,
  after: SiteContent,
  language: MessageLanguage,
): string[] {
  const lines = changesBetween(before, after).map((change) => {
    const content = change.kind === 'removed' ? before : after
    const name =
      breadcrumb(content, shownPathOf(change), language) || sayIn(language, 'commit.site')
    return `${changeLabel(content, change)[language]}: ${name}`
  })
  return [...new Set(lines)]
}
