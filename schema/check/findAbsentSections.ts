import type { Placed } from '../read/modelTree.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { maxChoices, maxFindings, type List } from './idList.ts'
import { isTypoOf } from './isTypoOf.ts'
import { nearest } from './nearest.ts'
import { visibleSections } from './visibleSections.ts'

/** Menu entries and buttons by the section that they lead to. */
function linksBySection(strings: readonly Placed[]): Map<string, Path[]> {
  const links = new Map<string, Path[]>()
  for (const { path, value: id, node } of strings) {
    if (node.pointsTo !== 'sections') continue
    links.set(id, [...(links.get(id) ?? []), path])
  }
  return links
}

function unknownSection(
  document: Document,
  asked: string,
  [first = [], ...others]: Path[],
  ids: readonly string[],
): Finding {
  const near = nearest(asked, ids)
  const span = document.valueSpan(first)
  const menu = document.valueAt(['header', 'menu'])
  const data = {
    id: asked,
    near,
    choices: ids.slice(0, maxChoices),
    also: others
      .slice(0, maxChoices)
      .map((path) => document.lineAt(document.valueSpan(path).offset)),
    inMenu: first[1] === 'menu' && Array.isArray(menu) && menu.length > 1,
  }
  // The section may have got another id, of which its links know nothing.
  const isSure =
    near !== undefined && others.length === 0 && isTypoOf(asked, near, document.value)
  const edit = isSure ? { ...span, text: JSON.stringify(near) } : undefined
  return finding('unknown-section', data, span, edit)
}

function hasNoHero(document: Document): boolean {
  const visible = visibleSections(document) ?? []
  return visible.length > 0 && !visible.some(({ type }) => type === 'hero')
}

/** Reports missing sections, once for all links to each, and a page without a hero. */
export function findAbsentSections(
  document: Document,
  strings: readonly Placed[],
  sections: List,
): Finding[] {
  const ids = [...sections.ids.keys()]
  // Not where two sections have one id, as either may be meant, nor for an empty list, which is reported as that.
  const isKnown = sections.whole && ids.length > 0
  const absent = isKnown
    ? [...linksBySection(strings)].filter(([id]) => !sections.ids.has(id))
    : []
  // The missing hero is most likely where a link leads.
  if (absent.length === 0 && hasNoHero(document))
    return [finding('no-hero', {}, document.keySpan(['sections']))]
  return absent
    .slice(0, maxFindings)
    .map(([id, paths]) => unknownSection(document, id, paths, ids))
}
