/** What all types of section have in common. */
import type { Bilingual } from '../../bilingual.ts'
import { group, list } from '../groups.ts'
import type { ModelNode, TextOrBilingual } from '../node.ts'
import { sentences } from '../sentences.ts'
import { text } from '../values.ts'

/** A type of section: all that is known of it. */
export interface SectionModel {
  type: string
  /** What a visitor sees of it, in a sentence. */
  description: TextOrBilingual
  /** The shape of its value in the content. */
  node: ModelNode
  /** What its entries are, by the names of their types in TypeScript. */
  definitions: Record<string, ModelNode>
  needs: readonly Needs[]
}

/** What a content has to have where such a section is shown. */
interface Needs {
  parts?: readonly string[]
  /** The ids of the texts in the catalogs. */
  texts?: readonly string[]
  /** The name of a property of the section: where that is false, nothing of this is needed. */
  unlessFalse?: string
  /** The section shows these where the content has them, but does not need them. */
  isOptional?: boolean
}

interface Given {
  type: string
  title: TextOrBilingual
  description: TextOrBilingual
  /** The id in examples, where it is not the type. */
  id?: string
  /** Words to start the heading with; a section that has them has a paragraph below it, which can be left out. */
  heading?: Bilingual
  /** Besides `type`, `id` and the heading. */
  properties: Record<string, ModelNode>
  required?: readonly string[]
  /** A page has one of them. */
  isSingle?: boolean
  definitions?: Record<string, ModelNode>
  needs?: readonly Needs[]
}

/** How a section is called in sentences. */
const naming = {
  entryName: { en: 'section #', br: 'a seção #' },
  namedBy: ['type', 'id'],
}

export function section({
  type,
  title,
  description,
  id = type,
  heading: usual,
  properties,
  required = [],
  isSingle = false,
  definitions = {},
  needs = [],
}: Given): SectionModel {
  const node = group({
    title,
    help: description,
    ...naming,
    isSingle,
    required: ['type', 'id', ...(usual ? ['title'] : []), ...required],
    offered: usual ? ['text'] : [],
    properties: {
      type: { title: { en: 'Type', br: 'Tipo' }, const: type },
      id: {
        title: 'Id',
        help: {
          en: `The section’s own name in links and in the menu: “${id}” is reached at #${id}. No two sections have the same.`,
          br: `O nome próprio da seção nos links e no menu: chega-se a “${id}” por #${id}. Não há duas seções com o mesmo.`,
        },
        $ref: '#/definitions/sectionId',
        examples: [id],
      },
      ...(usual && heading(type, usual)),
      ...properties,
    },
  })
  return { type, description, node, definitions, needs }
}

function heading(type: string, usual: Bilingual): Record<string, ModelNode> {
  return {
    title: text({
      isHeading: true,
      usual,
      title: { en: 'Title', br: 'Título' },
      max: 70,
      example: `${type}.title`,
    }),
    text: text({
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'The paragraph below the heading. Optional.',
        br: 'O parágrafo abaixo do título. Opcional.',
      },
      max: 320,
      example: `${type}.text`,
      multiline: true,
    }),
  }
}

/** The default name of an entry in sentences. */
const entryName = { en: 'entry #', br: 'o item #' }

interface GivenEntries extends Pick<Given, 'type' | 'title' | 'description' | 'heading'> {
  entries: {
    /** The name of their type in TypeScript. */
    type: string
    node: ModelNode
    /** "The steps": how a sentence begins. */
    all: Bilingual
    /** A sentence about them. */
    also?: TextOrBilingual
    most: number
    /** The properties in which no two entries should be equal. */
    distinct?: readonly string[]
  }
}

/** A section with a heading and its own list. */
export function sectionOfEntries({
  entries: { type, node, all, also, most, distinct },
  ...given
}: GivenEntries): SectionModel {
  return section({
    ...given,
    properties: {
      entries: list({
        title: { en: 'Entries', br: 'Itens' },
        help: sentences(
          {
            en: `${all.en} in the order of the page, up to ${most}.`,
            br: `${all.br}, na ordem da página, até ${most}.`,
          },
          also,
        ),
        maxItems: most,
        ...(distinct ? { distinct } : {}),
        items: { $ref: `#/definitions/${type}` },
      }),
    },
    required: ['entries'],
    definitions: { [type]: group({ entryName, ...node }) },
  })
}

/** A section of any type. */
export function sectionNode(models: readonly SectionModel[]): ModelNode {
  return {
    title: { en: 'Section', br: 'Seção' },
    help: { en: 'One section of the page.', br: 'Uma seção da página.' },
    ...naming,
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        title: { en: 'Type', br: 'Tipo' },
        help: { en: 'What kind of section this is.', br: 'Que tipo de seção é esta.' },
        enum: models.map(({ type }) => type),
        markdownEnumDescriptions: models.map(({ description }) => description),
      },
    },
    allOf: models.map(({ type }) => ({
      if: {
        properties: { type: { const: type, doNotSuggest: true } },
        required: ['type'],
      },
      then: { $ref: `#/definitions/${type}Section` },
    })),
  }
}
