import type { Language } from '../languages.ts'
import { defaultLanguageOf } from '../read/contentLanguages.ts'
import { lookUp, type Path, walk } from '../read/lookUp.ts'
import { codeTextNode, nodeAt } from '../read/modelTree.ts'

/** Compared even though it has fewer than `minWords` words. */
const headline = 'hero.title'
/** A text with fewer words is a label, which two companies may share. */
const minWords = 6

/** Invented values: those of the sample, and the schema's examples. */
export interface Samples {
  at(place: string): Set<string>
  /** Is it a text that only the sample's company would use? */
  isOwnText(language: Language, id: string, text: string): boolean
}

/** `content` is what is compared with the sample. */
export function samplesOf(sample: string, content: unknown): Samples {
  const sampleContent: unknown = JSON.parse(sample)
  const strings = placedStrings(sampleContent)
  const main = defaultLanguageOf(sampleContent)
  const values = new Map<string, Set<string>>()
  const at = (place: string) => {
    const atPlace = values.get(place) ?? new Set()
    values.set(place, atPlace)
    return atPlace
  }
  for (const { place, value } of strings) at(place).add(value)
  // By whole paths: what a section has depends on its type.
  for (const each of [sampleContent, content])
    for (const { place, path } of placedStrings(each))
      for (const example of nodeAt(each, path)?.examples ?? [])
        at(place).add(String(example))
  const textOf = (language: Language, id: string) =>
    lookUp(sampleContent, ['catalogs', language, id])
  const isSame = (language: Language, id: string) =>
    lookUp(content, ['catalogs', language, id]) === textOf(language, id)
  const textOfFigure = textsOfFigures(sampleContent, strings)
  // Two companies may share a figure, but hardly what it counts as well.
  const isFigure = (language: Language, id: string) => {
    const text = textOfFigure.get(id)
    return text !== undefined && isSame(language, text)
  }
  const wordsAt = (place: string) => [...at(place)].flatMap((value) => value.split(' '))
  const names = [...wordsAt('offices.*.city'), ...wordsAt('sections.*.person.name')]
  return {
    at,
    isOwnText: (language, id, text) =>
      textOf(language, id) === text &&
      (claims.some((place) => at(place).has(id)) ||
        isFigure(language, id) ||
        names.some((name) => isNamedIn(text, name)) ||
        isAboutCompany(id, textOf(main, id))),
  }
}

/** Texts that claim something, however few words they have. */
const claims = ['clients.*.note', 'sections.*.facts.*.text']

/** Does a text contain a name as a word? */
export function isNamedIn(text: string, name: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).includes(name)
}

/** For each fact of the sample, the id of its text by the id of its figure. */
function textsOfFigures(
  sample: unknown,
  strings: readonly PlacedString[],
): Map<string, string> {
  const figures = strings.filter(({ place }) => place === 'sections.*.facts.*.figure')
  return new Map(
    figures.map(({ path, value }) => [
      value,
      String(lookUp(sample, [...path.slice(0, -1), 'text'])),
    ]),
  )
}

function isAboutCompany(id: string, text: unknown): boolean {
  const ofCode = codeTextNode(id)
  // Texts without usual words are written by each owner, so an equal one is the sample's.
  if (ofCode) return ofCode.usual === undefined && ofCode.fixedText === undefined
  if (id === headline) return true
  return typeof text === 'string' && text.split(' ').length >= minWords
}

/** A string anywhere in a content, catalogs included. */
export interface PlacedString {
  path: Path
  /** Its path as a pattern: indexes are *. */
  place: string
  value: string
}

/** Every string of a content, catalogs included. */
export function placedStrings(content: unknown): PlacedString[] {
  const strings: PlacedString[] = []
  walk(content, (value, path) => {
    const place = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
    if (typeof value === 'string') strings.push({ path: [...path], place, value })
  })
  return strings
}
