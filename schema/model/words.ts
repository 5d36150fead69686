/** Sentences of the model, put together in both languages at once. */
import type { Bilingual } from '../problem.ts'
import type { Words } from './node.ts'

export function inBoth(words: Words): Bilingual {
  return typeof words === 'string' ? { en: words, br: words } : words
}

/** Whole sentences, one after the other. */
export function sentences(...parts: (Words | undefined)[]): Bilingual {
  const said = parts.flatMap((part) => (part === undefined ? [] : [inBoth(part)]))
  return {
    en: said.map(({ en }) => en).join(' '),
    br: said.map(({ br }) => br).join(' '),
  }
}

/** The words with a full stop. */
export function ended(words: Words): Bilingual {
  const { en, br } = inBoth(words)
  return { en: `${en}.`, br: `${br}.` }
}

/** A sentence that ends with an example, as it is written in the file. */
export function withExample(words: Words, example: string): Bilingual {
  const { en, br } = inBoth(words)
  return { en: `${en}, e.g. ${example}.`, br: `${br}, p. ex. ${example}.` }
}

export function quoted(example: string): Bilingual {
  return withExample(
    { en: 'Write this between straight quotes', br: 'Escreva entre aspas retas' },
    JSON.stringify(example),
  )
}

export function upTo(characters: number): Bilingual {
  return { en: `Up to ${characters} characters.`, br: `Até ${characters} caracteres.` }
}

/** a, b or c */
export function either(names: readonly string[]): Bilingual {
  const first = names.slice(0, -1).join(', ')
  const last = names.at(-1) ?? ''
  return { en: `${first} or ${last}`, br: `${first} ou ${last}` }
}

/** "a", "b" or "c", as the file writes the names. */
export function eitherName(named: object): Bilingual {
  return either(Object.keys(named).map((name) => `"${name}"`))
}

export const leaveOut: Bilingual = {
  en: 'Leave it out for none.',
  br: 'Deixe de fora se não houver.',
}

/** An example in JSON. */
const notation = /,? (?:e\.g\.|p\. ex\.) (?:\[?\{.*?\}\]?|\[.*?\])/g
const ofFile =
  /, (?:in the file|no arquivo) \\n,|,? (?:in the folder|na pasta) public(?:\/\w+)?|, (?:without quotes|sem aspas)/g

/** Sentences for those who do not see the file: without examples in its notation, and without sentences that need one. */
export function withoutNotation(words: Words): Bilingual {
  const plain = (said: string) =>
    said
      .replaceAll(notation, '')
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => !/[{}[\]]/.test(sentence))
      .join(' ')
      .replaceAll(/"([^"]*)"/g, '“$1”')
  const { en, br } = inBoth(words)
  return { en: plain(en), br: plain(br) }
}

/** Sentences without what holds in the file alone: in a form a line break is typed, and a picture dropped. */
export function withoutFile({ en, br }: Bilingual): Bilingual {
  return { en: en.replaceAll(ofFile, ''), br: br.replaceAll(ofFile, '') }
}

/** Of a text whose lines are paragraphs and lists (src/sections/Paragraphs.tsx). */
export const linesAreShown: Bilingual = {
  en: 'A line break, in the file \\n, begins a paragraph; lines that begin with a hyphen and a space are a list.',
  br: 'Uma quebra de linha, no arquivo \\n, começa um parágrafo; linhas que começam com hífen e espaço formam uma lista.',
}
