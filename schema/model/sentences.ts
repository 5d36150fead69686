/** Sentences of the model, put together in both languages at once. */
import type { Bilingual } from '../bilingual.ts'
import type { TextOrBilingual } from './node.ts'

export function inBoth(words: TextOrBilingual): Bilingual {
  return typeof words === 'string' ? { en: words, br: words } : words
}

export const inBothIfAny = (words: TextOrBilingual | undefined) =>
  words === undefined ? undefined : inBoth(words)

/** Whole sentences, one after the other. */
export function sentences(...parts: (TextOrBilingual | undefined)[]): Bilingual {
  const said = parts.flatMap((part) => (part === undefined ? [] : [inBoth(part)]))
  return {
    en: said.map(({ en }) => en).join(' '),
    br: said.map(({ br }) => br).join(' '),
  }
}

/** The words with a full stop. */
export function withFullStop(words: TextOrBilingual): Bilingual {
  const { en, br } = inBoth(words)
  return { en: `${en}.`, br: `${br}.` }
}

/** A sentence that ends with an example, as it is written in the file. */
export function withExample(words: TextOrBilingual, example: string): Bilingual {
  const { en, br } = inBoth(words)
  return { en: `${en}, e.g. ${example}.`, br: `${br}, p. ex. ${example}.` }
}

export function upTo(characters: number): Bilingual {
  return { en: `Up to ${characters} characters.`, br: `Até ${characters} caracteres.` }
}

/** a, b or c */
export function joinWithOr(names: readonly string[]): Bilingual {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return inBoth(last)
  const first = names.slice(0, -1).join(', ')
  return { en: `${first} or ${last}`, br: `${first} ou ${last}` }
}

export const leaveOut: Bilingual = {
  en: 'Optional.',
  br: 'Opcional.',
}

/** Of a text whose lines are paragraphs and lists (src/sections/Paragraphs.tsx). */
export const linesAreShown: Bilingual = {
  en: 'A line break begins a paragraph; lines that begin with a hyphen and a space are a list.',
  br: 'Uma quebra de linha começa um parágrafo; linhas que começam com hífen e espaço formam uma lista.',
}
