/** The properties, messages, and needs that all types of section have in common. */
import { asBilingual, type Bilingual } from '../../bilingual.ts'
import { group, listOf, groupWithMessages } from '../groups.ts'
import { message, withMessages, messagesOf, type NodeId } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'

/** A type of section. */
export interface SectionModel {
  type: string
  /** The model of a section of this type. Its help says what visitors see. */
  node: ModelNode
  /** The definitions that the section adds to the model, by name, such as those of its entries. */
  definitions: Record<string, ModelNode>
  needs: readonly SectionNeeds[]
}

/** Parts and texts that the content needs if such a section is on the page. */
interface SectionNeeds {
  parts?: readonly string[]
  /** Ids of texts in the catalogs. */
  texts?: readonly string[]
  /** The name of a boolean of the section. If it is false, none of these are needed. */
  unlessFalse?: string
  /** The section shows these if the content has them, but works without them. */
  isOptional?: boolean
}

type TypesIn<Id> = Id extends `section.${infer Type}.entries` ? Type : never
type TypeOfEntries = TypesIn<NodeId>

interface SectionOptions {
  type: TypeOfEntries | 'hero' | 'services' | 'clients' | 'contact' | 'footer'
  /** The id in the example; by default the type. */
  id?: string
  /** The usual heading. Sections with a heading can also have a paragraph below it. */
  heading?: Bilingual
  /** The properties besides `type`, `id`, and the heading. */
  properties: Record<string, ModelNode>
  required?: readonly string[]
  /** A page can have only one section of this type. */
  isSingle?: boolean
  definitions?: Record<string, ModelNode>
  needs?: readonly SectionNeeds[]
}

/** The name of a section in messages. */
const sectionNaming = { entryName: message('section.entryName'), namedBy: ['type', 'id'] }

/** The model of a section type: its own properties and those that all sections have. */
export function section({
  type,
  id = type,
  heading,
  properties,
  required = [],
  isSingle = false,
  definitions = {},
  needs = [],
}: SectionOptions): SectionModel {
  const node = groupWithMessages(`section.${type}`, {
    ...sectionNaming,
    isSingle,
    required: ['type', 'id', ...(heading ? ['title'] : []), ...required],
    initialProperties: heading ? ['text'] : [],
    properties: {
      type: { title: message('section.type.title'), const: type },
      id: {
        ...messagesOf('section.id', { id }),
        $ref: '#/definitions/sectionId',
        examples: [id],
      },
      ...(heading && headingProperties(type, heading)),
      ...properties,
    },
  })
  return { type, node, definitions, needs }
}

function headingProperties(type: string, usualText: Bilingual) {
  const title = text({ isHeading: true, usualText, max: 70, example: `${type}.title` })
  const paragraph = text({ max: 320, example: `${type}.text`, isMultiline: true })
  return {
    title: withMessages('section.heading.title', title),
    text: withMessages('section.heading.text', paragraph),
  }
}

/** A section with a heading and a list of entries. `entryType`: the name of the entries' definition. */
export function sectionOfEntries(
  type: TypeOfEntries,
  maxEntries: number,
  entryType: string,
  entry: ModelNode,
): SectionModel {
  const entries = {
    ...messagesOf(`section.${type}.entries`, { maxEntries }),
    maxItems: maxEntries,
  }
  return section({
    type,
    heading: message(`section.${type}.heading`),
    properties: { entries: listOf(entryType, entries) },
    required: ['entries'],
    definitions: {
      [entryType]: group({ entryName: message('section.entry.entryName'), ...entry }),
    },
  })
}

/** The model of a section of any type. */
export function sectionNode(models: readonly SectionModel[]): ModelNode {
  return {
    ...messagesOf('section'),
    ...sectionNaming,
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        ...messagesOf('section.type'),
        enum: models.map(({ type }) => type),
        markdownEnumDescriptions: models.map(({ node }) => node.help ?? asBilingual('')),
      },
    },
    allOf: models.map(({ type }) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: { $ref: `#/definitions/${type}Section` },
    })),
  }
}
