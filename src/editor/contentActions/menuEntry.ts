import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { nodeAt } from '../../../schema/read/modelTree.ts'
import { interfaceLanguageFor } from '../interfaceLanguage.ts'
import { addEntry, setTextAt } from './actions.ts'

const menu = ['header', 'menu']

/** Whether the menu has room for an item that goes to the section, and the section needs one. */
export function mayBeInMenu(content: SiteContent, section: Path): boolean {
  // The start and end of the page need no menu item, and the header's button goes to the contact section.
  const needsNoEntry =
    lookUp(content, [...section, 'type']) === 'hero' ||
    nodeAt(content, section)?.isSingle === true
  const hasRoom = content.header.menu.length < (fieldAt(content, menu)?.maxItems ?? 0)
  return hasRoom && !needsNoEntry
}

/** Adds a menu item that goes to a section, in page order, named after its type. */
export function withMenuEntry(content: SiteContent, section: Path): SiteContent {
  const id = lookUp(content, [...section, 'id'])
  const title = fieldAt(content, section)?.title
  const sectionIds = content.sections.map((section) => section.id)
  const idsBelow = sectionIds.slice(Number(section.at(-1)))
  const indexBefore = content.header.menu.findIndex(
    (entry) => 'section' in entry && idsBelow.includes(String(entry.section)),
  )
  const index = indexBefore === -1 ? content.header.menu.length : indexBefore
  const body = fieldAt(content, menu)?.snippets[0]?.body
  const entry = [...menu, index]
  const added = setValue(addEntry(content, menu, index, body), [...entry, 'section'], id)
  const label = [...entry, 'label']
  const maxLength = fieldAt(added, label)?.maxTextLength ?? Infinity
  let result = added
  for (const language of languagesOf(content)) {
    const name = title?.[interfaceLanguageFor(language)] ?? ''
    result = setTextAt(result, label, language, shortTitle(name, maxLength))
  }
  return result
}

/** A title without the words that are too long for the menu: "Horário" for "Horário de atendimento". */
function shortTitle(title: string, maxLength: number): string {
  if (title.length <= maxLength) return title
  return title.slice(0, maxLength + 1).replace(/(\s\p{Ll}{1,3})*\s\S*$/u, '')
}

/** The index for a new section: after the last section whose type comes earlier in the model. */
export function placeForSection(content: SiteContent, section: unknown): number {
  const examples = fieldAt(content, ['sections'])?.snippets ?? []
  const types = examples.map(({ body }) => lookUp(body, ['type']))
  const rank = (each: unknown) => types.indexOf(lookUp(each, ['type']))
  return content.sections.findLastIndex((each) => rank(each) <= rank(section)) + 1
}
