/** The index and the menu entry of a new section. */
import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { nodeAt } from '../../../schema/read/modelTree.ts'
import { messageLanguageFor } from '../messageLanguage.ts'
import { addEntry, setTextAt } from './actions.ts'

const menuPath = ['header', 'menu']

/** Whether the section can get a menu entry: the menu has room, and the section needs an entry. */
export function canHaveMenuEntry(content: SiteContent, sectionPath: Path): boolean {
  // The start and end of the page need no menu entry, and the header's button goes to the contact section.
  const needsNoEntry =
    lookUp(content, [...sectionPath, 'type']) === 'hero' ||
    nodeAt(content, sectionPath)?.isSingle === true
  const hasRoom = content.header.menu.length < (fieldAt(content, menuPath)?.maxItems ?? 0)
  return hasRoom && !needsNoEntry
}

/** Adds a menu entry for a section, in the order of the page, with the title of the section's type. */
export function withMenuEntry(content: SiteContent, sectionPath: Path): SiteContent {
  const id = lookUp(content, [...sectionPath, 'id'])
  const title = fieldAt(content, sectionPath)?.title
  const sectionIds = content.sections.map(({ id }) => id)
  const idsBelow = sectionIds.slice(Number(sectionPath.at(-1)))
  const nextIndex = content.header.menu.findIndex(
    (entry) => 'section' in entry && idsBelow.includes(String(entry.section)),
  )
  const index = nextIndex === -1 ? content.header.menu.length : nextIndex
  const body = fieldAt(content, menuPath)?.snippets[0]?.body
  const entryPath = [...menuPath, index]
  let result = addEntry(content, menuPath, index, body)
  result = setValue(result, [...entryPath, 'section'], id)
  const labelPath = [...entryPath, 'label']
  const maxLength = fieldAt(result, labelPath)?.maxTextLength ?? Infinity
  for (const language of languagesOf(content)) {
    const typeTitle = title?.[messageLanguageFor(language)] ?? ''
    result = setTextAt(result, labelPath, language, shortTitle(typeTitle, maxLength))
  }
  return result
}

/** The words of a title that fit in a menu, without a final preposition: "Horário" for "Horário de atendimento". */
function shortTitle(title: string, maxLength: number): string {
  if (title.length <= maxLength) return title
  return title.slice(0, maxLength + 1).replace(/(\s\p{Ll}{1,3})*\s\S*$/u, '')
}

/** The index for a new section: after the last section whose type is the same or earlier in the model. */
export function indexForSection(content: SiteContent, section: unknown): number {
  const snippets = fieldAt(content, ['sections'])?.snippets ?? []
  const sectionTypes = snippets.map(({ body }) => lookUp(body, ['type']))
  const rankOf = (value: unknown) => sectionTypes.indexOf(lookUp(value, ['type']))
  return content.sections.findLastIndex((other) => rankOf(other) <= rankOf(section)) + 1
}
