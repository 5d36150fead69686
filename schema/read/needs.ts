import { requiredTexts } from '../model/catalogs.ts'
import { sectionModels } from '../model/sections/sections.ts'
import { languagesOf } from './contentLanguages.ts'
import { isHidden } from './hidden.ts'
import { isRecord, lookUp } from './readDocument.ts'

interface Parts {
  parts: string[]
  /** Ids of texts in the catalogs. */
  texts: string[]
}

/**
 * The parts and texts of the content that the sections on the page show, and those that only absent sections would
 * show.
 */
export function partsOfSections(content: unknown): { shown: Parts; idle: Parts } {
  const sections = lookUp(content, ['sections'])
  const onPage = (Array.isArray(sections) ? sections : []).filter(
    (section): section is Record<string, unknown> =>
      isRecord(section) && !isHidden(section),
  )
  const all = sectionModels.flatMap(({ type, needs }) =>
    needs.map(({ parts = [], texts = [], unlessFalse = '' }) => ({
      parts,
      texts,
      isShown: onPage.some(
        (section) => section['type'] === type && section[unlessFalse] !== false,
      ),
    })),
  )
  const together = (isShown: boolean): Parts => {
    const own = all.filter((each) => each.isShown === isShown)
    return {
      parts: own.flatMap(({ parts }) => parts),
      texts: own.flatMap(({ texts }) => texts),
    }
  }
  const [shown, idle] = [together(true), together(false)]
  // Several section types may show the same part.
  const parts = idle.parts.filter((part) => !shown.parts.includes(part))
  return { shown, idle: { ...idle, parts } }
}

/** The ids of the texts that the page requires. */
export function neededTexts(content: unknown): string[] {
  const { shown } = partsOfSections(content)
  return [...requiredTexts(languagesOf(content)), ...shown.texts]
}
