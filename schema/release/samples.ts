import { parseTree } from 'jsonc-parser'

import type { Language } from '../languages.ts'
import { defaultLanguageOf } from '../read/contentLanguages.ts'
import { lookUp } from '../read/readDocument.ts'
import { codeText, schemaAt } from '../read/schemaTree.ts'
import { leaves } from './leaves.ts'

/**
 * Among the texts that the code uses by id: those about the company itself. They are compared however short they are.
 */
const aboutCompany = new Set([
  'hero.title',
  'page.title',
  'page.description',
  'form.success.text',
  'footer.love',
])
/** A text of the owner's own with fewer words is a label, which two companies may share. */
const minWords = 6

/** Invented values: those of the sample, and the schema's examples. */
export interface Samples {
  at(place: string): Set<string>
  /** Is it a text that only the sample's company would use? */
  isOwnText(language: Language, id: string, text: string): boolean
}

export function samplesOf(sample: string): Samples {
  const content: unknown = JSON.parse(sample)
  const root = parseTree(sample)
  const main = defaultLanguageOf(content)
  const values = new Map<string, Set<string>>()
  const at = (place: string) => {
    const path = place.split('.').map((step) => (step === '*' ? 0 : step))
    const known =
      values.get(place) ?? new Set(schemaAt(content, path)?.examples?.map(String))
    values.set(place, known)
    return known
  }
  for (const { place, value } of root ? leaves(root) : []) at(place).add(value)
  const textOf = (language: Language, id: string) =>
    lookUp(content, ['catalogs', language, id])
  return {
    at,
    isOwnText: (language, id, text) =>
      textOf(language, id) === text && isAboutCompany(id, textOf(main, id)),
  }
}

function isAboutCompany(id: string, text: unknown): boolean {
  if (aboutCompany.has(id)) return true
  if (codeText(id)) return false
  return typeof text === 'string' && text.split(' ').length >= minWords
}
