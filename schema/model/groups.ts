/** Groups and lists as they recur in the model. */
import type { ListName, ModelNode, Words } from './node.ts'
import { label, toSection } from './values.ts'
import { ended, inBoth, sentences, withExample } from './words.ts'

/** A group that has these names and no others. */
export function group(node: ModelNode): ModelNode {
  return { ...node, type: 'object', additionalProperties: false }
}

/** A list that is never empty: where there is nothing to show it is left out. */
export function list(node: ModelNode): ModelNode {
  return {
    minItems: 1,
    ...node,
    type: 'array',
    errorMessage: {
      en: 'Write a list in square brackets: [ … ].',
      br: 'Escreva uma lista entre colchetes: [ … ].',
    },
  }
}

interface SectionLinkNode {
  title: Words
  description: Words
  /** A sentence behind the example. */
  also?: Words
  /** A button or a link; in Portuguese a masculine noun. */
  called: Words
  inSentence: Words
  /** Of its words, in characters. */
  max: number
  example: string
  /** The section in the example. */
  section?: string
}

/** A button or a link to a section of the page. */
export function sectionLink({
  title,
  description,
  also,
  called,
  inSentence,
  max,
  example,
  section = 'contact',
}: SectionLinkNode): ModelNode {
  const written = `{ "label": "${example}", "section": "${section}" }`
  return group({
    title,
    description: sentences(withExample(description, written), also),
    help: sentences(ended(description), also),
    inSentence,
    required: ['label', 'section'],
    properties: {
      label: label({ on: called, max, example }),
      section: toSection(called),
    },
  })
}

interface ShowNode {
  from: ListName
  /** In Portuguese a masculine noun. */
  called: Words
  example: string
}

/** The entries of a list that a section shows; without it all of them. */
export function show({ from, called, example }: ShowNode): ModelNode {
  const { en, br } = inBoth(called)
  const written = `["${example}"]`
  return {
    title: { en: 'Show', br: 'Mostrar' },
    description: sentences(
      withExample(
        {
          en: `Which ${en} to show, in this order, by their ids`,
          br: `Quais ${br} mostrar, nesta ordem, pelos ids`,
        },
        written,
      ),
      {
        en: 'Leave it out to show all of them.',
        br: 'Sem isto, aparecem todos.',
      },
    ),
    help: {
      en: `Which ${en} to show, and in which order.`,
      br: `Quais ${br} mostrar e em que ordem.`,
    },
    type: 'array',
    errorMessage: withExample(
      {
        en: 'Write a list of ids in square brackets',
        br: 'Escreva uma lista de ids entre colchetes',
      },
      written,
    ),
    minItems: 1,
    uniqueItems: true,
    items: {
      title: 'Id',
      description: withExample(
        { en: `The id of one of the ${en}`, br: `O id de um dos ${br}` },
        `"${example}"`,
      ),
      $ref: '#/definitions/id',
      pointsTo: from,
    },
  }
}

/** What a snippet for something with texts of its own says. */
export const writeTexts: Words = {
  en: 'Write its texts under catalogs, in each language.',
  br: 'Escreva os textos em catalogs, em cada idioma.',
}
