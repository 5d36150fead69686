import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'

export const id: ModelNode = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]*$',
  patternErrorMessage: {
    en: 'Use small letters without accents, digits and hyphens, starting with a letter, e.g. "cloud".',
    br: 'Use letras minúsculas sem acento, algarismos e hifens, começando com uma letra, p. ex. "cloud".',
  },
}

/** Ids that the page itself uses, besides those of headings. The owner cannot use them: of two elements with one id a link finds only the first. */
export const ownIds = [
  'top',
  'content',
  'root',
  'announcer',
  'boot-data',
  'differences',
  'notice-data',
]

export const sectionId: ModelNode = {
  type: 'string',
  pattern: `^(?!(${ownIds.join('|')})$)(?!.*-title$)[a-z][a-z0-9-]*$`,
  patternErrorMessage: {
    en: 'Use small letters without accents, digits and hyphens, starting with a letter and without #, e.g. "contact"; some are the page’s own, such as "top", "content" and what ends with "-title".',
    br: 'Use letras minúsculas sem acento, algarismos e hifens, começando com uma letra e sem #, p. ex. "contact"; alguns são da própria página, como "top", "content" e o que termina com "-title".',
  },
}

/** The id of a text: "hero.title", "prices.2.title". */
export const textIdPattern = '^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*$'

export const textId: ModelNode = {
  type: 'string',
  pattern: textIdPattern,
  patternErrorMessage: {
    en: 'This must be the name of a text, e.g. "hero.title": letters and digits without accents, joined by dots. The text itself goes under catalogs, in each language.',
    br: 'Aqui vai o nome de um texto, p. ex. "hero.title": letras e algarismos sem acento, ligados por pontos. O texto em si fica em catalogs, em cada idioma.',
  },
}

export const color: ModelNode = {
  type: 'string',
  pattern: patterns.color,
  patternErrorMessage: {
    en: 'Write a color as # and six digits or letters from a to f, e.g. "#1d4ed8".',
    br: 'Escreva a cor como # e seis algarismos ou letras de a a f, p. ex. "#1d4ed8".',
  },
}
