import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { nodeAt } from '../../../schema/read/modelTree.ts'
import { messageLanguageFor } from '../messageLanguage.ts'
import { addEntry, setTextAt } from './actions.ts'

const menuPath = ['header', 'menu']

/** Whether the menu has room for an item that links to the section, and the section needs one. */
export function canHaveMenuEntry(content: SiteContent, sectionPath: Path): boolean {
  // The start and end of the page need no menu item, and the header's button goes to the contact section.
  const needsNoEntry =
    lookUp(content, [...sectionPath, 'type']) === 'hero' ||
    nodeAt(content, sectionPath)?.isSingle === true
  const hasRoom = content.header.menu.length < (fieldAt(content, menuPath)?.maxItems ?? 0)
  return hasRoom && !needsNoEntry
}

/** Adds a menu item that links to a section, in page order, named after the section's type. */
export function withMenuEntry(content: SiteContent, sectionPath: Path): SiteContent {
  const id = lookUp(content, [...sectionPath, 'id'])
  const title = fieldAt(content, sectionPath)?.title
  const sectionIds = content.sections.map(({ id }) => id)
  const idsBelow = sectionIds.slice(Number(sectionPath.at(-1)))
  const indexBefore = content.header.menu.findIndex(
    (entry) => 'section' in entry && idsBelow.includes(String(entry.section)),
  )
  const index = indexBefore === -1 ? content.header.menu.length : indexBefore
  const body = fieldAt(content, menuPath)?.snippets[0]?.body
  const entryPath = [...menuPath, index]
  let result = addEntry(content, menuPath, index, body)
  result = setValue(result, [...entryPath, 'section'], id)
  const labelPath = [...entryPath, 'label']
  const maxLength = fieldAt(result, labelPath)?.maxTextLength ?? Infinity
  for (const language of languagesOf(content)) {
    const name = title?.[messageLanguageFor(language)] ?? ''
    result = setTextAt(result, labelPath, language, shortTitle(name, maxLength))
  }
  return result
}

/** A title without the words that are too long for the menu: "Horário" for "Horário de atendimento". */
function shortTitle(title: string, maxLength: number): string {
  if (title.length <= maxLength) return title
  return title.slice(0, maxLength + 1).replace(/(\s\p{Ll}{1,3})*\s\S*$/u, '')
}

/** The index for a new section: after the last section whose type comes earlier in the model. */
export function indexForSection(content: SiteContent, section: unknown): number {
  const examples = fieldAt(content, ['sections'])?.snippets ?? []
  const types = examples.map(({ body }) => lookUp(body, ['type']))
  const rankOf = (value: unknown) => types.indexOf(lookUp(value, ['type']))
  return content.sections.findLastIndex((other) => rankOf(other) <= rankOf(section)) + 1
}
