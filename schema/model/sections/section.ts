/** What all types of section have in common. */
import type { Bilingual } from '../../problem.ts'
import { group, list } from '../groups.ts'
import type { ModelNode, TextOrBilingual } from '../node.ts'
import { either, inBoth, sentences } from '../sentences.ts'
import { text } from '../values.ts'

/** A type of section: all that is known of it. */
export interface SectionModel {
  type: string
  title: TextOrBilingual
  /** What a visitor sees of it, in a sentence. */
  description: TextOrBilingual
  /** Its shape. */
  node: ModelNode
  /** A whole section for the list of suggestions, and what is to be done after putting it in. */
  snippet: { body: Record<string, unknown>; next: TextOrBilingual }
  /** What its entries are, by the names of their types in TypeScript. */
  definitions: Record<string, ModelNode>
  needs: readonly Needs[]
}

/** What a content has to have where such a section is shown. */
interface Needs {
  parts?: readonly string[]
  /** By their names in the catalogs. */
  texts?: readonly string[]
  /** A property of the section: where it is false, nothing is needed. */
  unlessFalse?: string
  /** The section shows them where the content has them, and does without. */
  isOptional?: boolean
}

interface Given {
  type: string
  title: TextOrBilingual
  description: TextOrBilingual
  /** The id in examples, where it is not the type. */
  id?: string
  /** Besides `type` and `id`. */
  properties: Record<string, ModelNode>
  required?: readonly string[]
  /** A page has one of them. */
  isSingle?: boolean
  /** The section of the snippet, without its type. */
  snippet: Record<string, unknown>
  /** What is to be done with the snippet. */
  next?: TextOrBilingual
  definitions?: Record<string, ModelNode>
  needs?: readonly Needs[]
}

const ownIdAndTexts: TextOrBilingual = {
  en: 'Give it an id of its own and write its texts under catalogs, in each language.',
  br: 'Dê a ela um id próprio e escreva os textos em catalogs, em cada idioma.',
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
  properties,
  required = [],
  isSingle = false,
  snippet,
  next = ownIdAndTexts,
  definitions = {},
  needs = [],
}: Given): SectionModel {
  const node = group({
    title,
    help: description,
    inFile: { en: `It has "type": "${type}".`, br: `Ela tem "type": "${type}".` },
    ...naming,
    isSingle,
    required: ['type', 'id', ...required],
    properties: {
      type: {
        title: { en: 'Type', br: 'Tipo' },
        help: description,
        inFile: { en: `Write "${type}".`, br: `Escreva "${type}".` },
        const: type,
      },
      id: {
        title: 'Id',
        help: {
          en: `The section’s own name in links and in the menu: “${id}” is reached at #${id}. No two sections have the same.`,
          br: `O nome próprio da seção nos links e no menu: chega-se a “${id}” por #${id}. Não há duas seções com o mesmo.`,
        },
        $ref: '#/definitions/sectionId',
        examples: [id],
      },
      ...properties,
    },
  })
  const body = { type, ...snippet }
  return {
    type,
    title,
    description,
    node,
    snippet: { body, next },
    definitions,
    needs,
  }
}

/** The heading of a section, with words to start from, and the paragraph below it, which can be left out. */
export function heading(
  type: string,
  usual: Bilingual,
): { title: ModelNode; text: ModelNode } {
  return {
    title: text({
      isHeading: true,
      usual,
      title: { en: 'Title', br: 'Título' },
      description: { en: 'The heading of the section.', br: 'O título da seção.' },
      max: 70,
      example: `${type}.title`,
    }),
    text: text({
      title: { en: 'Text', br: 'Texto' },
      description: {
        en: 'The paragraph below the heading; leave it out for none.',
        br: 'O parágrafo abaixo do título; deixe-o de fora se não quiser nenhum.',
      },
      max: 320,
      example: `${type}.text`,
      multiline: true,
    }),
  }
}

/** The first placeholders of a snippet: id, heading and paragraph. */
export function headingSnippet(type: string) {
  return {
    id: `\${1:${type}}`,
    title: `\${2:${type}.title}`,
    text: `\${3:${type}.text}`,
  }
}

interface GivenEntries extends Pick<Given, 'type' | 'title' | 'description'> {
  /** Words to start from. */
  heading: Bilingual
  entries: {
    /** The name of their type in TypeScript. */
    type: string
    /** Without its notation and the suggestion to add one. */
    node: ModelNode
    /** "The steps": how a sentence begins. */
    all: Bilingual
    /** One as it stands in the file. */
    example: string
    /** A sentence behind the example. */
    also?: TextOrBilingual
    most: number
    /** What no two of them should share. */
    distinct?: readonly string[]
    /** One in the list of suggestions. */
    snippet: {
      label: TextOrBilingual
      description?: TextOrBilingual
      body: Record<string, string>
    }
  }
}

/** A section with a heading and a list of its own. */
export function sectionOfEntries({
  entries,
  heading: usual,
  ...given
}: GivenEntries): SectionModel {
  const { type, node, all, example, also, most, distinct, snippet } = entries
  return section({
    ...given,
    properties: {
      ...heading(given.type, usual),
      entries: list({
        title: { en: 'Entries', br: 'Itens' },
        help: sentences(
          {
            en: `${all.en} in the order of the page, up to ${most}.`,
            br: `${all.br}, na ordem da página, até ${most}.`,
          },
          also,
        ),
        notation: `[${example}]`,
        maxItems: most,
        ...(distinct ? { distinct } : {}),
        items: { $ref: `#/definitions/${type}` },
      }),
    },
    required: ['title', 'entries'],
    snippet: {
      ...headingSnippet(given.type),
      entries: [behind(headingSnippet(given.type), snippet.body)],
    },
    definitions: {
      [type]: group({
        ...node,
        notation: example,
        defaultSnippets: [snippet],
      }),
    },
  })
}

/** A part of a snippet, its placeholders numbered on from those of another part. */
function behind(first: object, body: Record<string, string>): Record<string, string> {
  const before = Object.keys(first).length
  return Object.fromEntries(
    Object.entries(body).map(([name, text]) => [
      name,
      text.replaceAll(/\$(\{?)(\d+)/g, (_, brace: string, index: string) => {
        return `$${brace}${Number(index) + before}`
      }),
    ]),
  )
}

/** A section of any type: the suggestions and the sentences that name all types. */
export function sectionNode(models: readonly SectionModel[]): ModelNode {
  const types = models.map(({ type }) => type)
  const choice = either(types.map((type) => `"${type}"`))
  return {
    title: { en: 'Section', br: 'Seção' },
    help: { en: 'One section of the page.', br: 'Uma seção da página.' },
    notation: '{ "type": "footer", "id": "footer" }',
    ...naming,
    type: 'object',
    defaultSnippets: models.map(({ type, title, description, snippet }) => ({
      label: {
        en: `New section: ${type}`,
        br: `Nova seção: ${type} (${inBoth(title).br.toLowerCase()})`,
      },
      description: sentences(description, snippet.next),
      body: snippet.body,
    })),
    required: ['type'],
    properties: {
      type: {
        title: { en: 'Type', br: 'Tipo' },
        help: { en: 'What kind of section this is.', br: 'Que tipo de seção é esta.' },
        notation: '"services"',
        enum: types,
        errorMessage: {
          en: `Choose a kind of section: ${choice.en}.`,
          br: `Escolha um tipo de seção: ${choice.br}.`,
        },
        enumDetails: models.map(({ description }) => inBoth(description)),
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
