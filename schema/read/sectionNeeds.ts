import { textIdsOfEveryPage } from '../model/catalogs.ts'
import { sectionModels } from '../model/sections/sections.ts'
import { languagesOf } from './contentLanguages.ts'
import { isHidden, isRecord, listAt } from './lookUp.ts'

interface Needs {
  parts: string[]
  /** Ids of texts in the catalogs. */
  texts: string[]
}

/** The parts and texts that the visible sections need, and those that only other section types need. */
export function needsBySectionUse(content: unknown): { used: Needs; unused: Needs } {
  const visibleSections = listAt(content, ['sections'])
    .filter(isRecord)
    .filter((section) => !isHidden(section))
  const used: Needs = { parts: [], texts: [] }
  const unused: Needs = { parts: [], texts: [] }
  for (const { type, needs } of sectionModels)
    for (const { parts = [], texts = [], unlessFalse = '' } of needs) {
      const isUsed = visibleSections.some(
        (section) => section['type'] === type && section[unlessFalse] !== false,
      )
      const collected = isUsed ? used : unused
      collected.parts.push(...parts)
      collected.texts.push(...texts)
    }
  // Several section types may use the same part.
  unused.parts = unused.parts.filter((part) => !used.parts.includes(part))
  return { used, unused }
}

/** The ids of the texts that every catalog of the content needs. */
export function requiredTextIds(content: unknown): string[] {
  const { used } = needsBySectionUse(content)
  const requiredTextsOfSections = used.texts.filter((id) => !optionalTexts.has(id))
  return [...textIdsOfEveryPage(languagesOf(content)), ...requiredTextsOfSections]
}

const optionalTexts = new Set(
  sectionModels.flatMap(({ needs }) =>
    needs.flatMap(({ texts = [], isOptional }) => (isOptional ? texts : [])),
  ),
)
