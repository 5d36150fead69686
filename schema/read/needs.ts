import { requiredTexts } from '../model/catalogs.ts'
import { sectionModels } from '../model/sections/sections.ts'
import { languagesOf } from './contentLanguages.ts'
import { isHidden } from './hidden.ts'
import { isRecord, lookUp } from './readDocument.ts'

interface Parts {
  parts: string[]
  /** By their names in the catalogs. */
  texts: string[]
}

/** What the sections on the page need of the content, and what only sections would need that are not there. */
export function needsOf(content: unknown): { needed: Parts; idle: Parts } {
  const sections = lookUp(content, ['sections'])
  const shown = (Array.isArray(sections) ? sections : []).filter(
    (section): section is Record<string, unknown> =>
      isRecord(section) && !isHidden(section),
  )
  const all = sectionModels.flatMap(({ type, needs }) =>
    needs.map(({ parts = [], texts = [], unlessFalse = '' }) => ({
      parts,
      texts,
      isNeeded: shown.some(
        (section) => section['type'] === type && section[unlessFalse] !== false,
      ),
    })),
  )
  const together = (isNeeded: boolean): Parts => {
    const own = all.filter((each) => each.isNeeded === isNeeded)
    return {
      parts: own.flatMap(({ parts }) => parts),
      texts: own.flatMap(({ texts }) => texts),
    }
  }
  return { needed: together(true), idle: together(false) }
}

/** The texts without which the page cannot be shown, by their names. */
export function neededTexts(content: unknown): string[] {
  return [...requiredTexts(languagesOf(content)), ...needsOf(content).needed.texts]
}
