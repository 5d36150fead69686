/** The kinds of single values in the model, each with its shape, its help and its error messages. */
import type { Bilingual } from '../problem.ts'
import type { FormatName, ModelNode, TextOrBilingual } from './node.ts'
import { patterns } from './patterns.ts'
import type { PictureRole } from './pictures.ts'
import {
  inBoth,
  joinWithOr,
  sentences,
  upTo,
  withExample,
  withFullStop,
} from './sentences.ts'

interface Titled {
  title: TextOrBilingual
  /** Left out where the title says it. */
  description?: TextOrBilingual
}

interface Described extends Titled {
  description: TextOrBilingual
}

interface TextNode extends Titled {
  /** In characters, of the text. */
  max: number
  example: string
  multiline?: boolean
  keepsLines?: boolean
  isHeading?: boolean
  mayBeSame?: boolean
  usual?: Bilingual
  derived?: Bilingual
}

/** The name of a text of the catalogs. */
export function text({ title, description, max, example, ...rest }: TextNode): ModelNode {
  return {
    title,
    ...(description && { help: description }),
    inFile: sentences(
      withExample(
        {
          en: 'Write the name of a text here; the text itself stands under that name in catalogs',
          br: 'Escreva aqui o nome de um texto; o texto em si fica com esse nome em catalogs',
        },
        `"${example}"`,
      ),
      {
        en: `The text has up to ${max} characters.`,
        br: `O texto tem até ${max} caracteres.`,
      },
      rest.keepsLines
        ? {
            en: 'A line break in it is written \\n.',
            br: 'Uma quebra de linha nele se escreve \\n.',
          }
        : undefined,
    ),
    $ref: '#/definitions/textId',
    pointsTo: 'texts',
    maxTextLength: max,
    examples: [example],
    ...rest,
  }
}

interface LabelNode {
  /** What has the label, such as a button; in Portuguese a masculine noun. */
  on: TextOrBilingual
  max: number
  example: string
  usual?: Bilingual
}

/** The name of the text on a button, a link or a menu entry. */
export function label({ on, ...rest }: LabelNode): ModelNode {
  const { en, br } = inBoth(on)
  return text({ title: { en: `Text of the ${en}`, br: `Texto do ${br}` }, ...rest })
}

/** Where a button, a link or a menu entry leads; in Portuguese a masculine noun. */
export function toSection(from: TextOrBilingual, example: string): ModelNode {
  const { en, br } = inBoth(from)
  return {
    title: { en: 'Section', br: 'Seção' },
    help: { en: `Where the ${en} leads.`, br: `Para onde o ${br} leva.` },
    inFile: { en: 'Write the id of a section.', br: 'Escreva o id de uma seção.' },
    otherwise: {
      en: 'What leads to a section that is gone can be deleted.',
      br: 'O que leva a uma seção que não existe mais pode ser apagado.',
    },
    $ref: '#/definitions/sectionId',
    pointsTo: 'sections',
    examples: [example, 'about', 'services', 'clients', 'contact'],
  }
}

interface ValueNode extends Described {
  /** A sentence behind the example. */
  also?: TextOrBilingual
  example: string
}

interface FormNode {
  title: TextOrBilingual
  help?: TextOrBilingual
  inFile?: TextOrBilingual
  notation?: string
  format?: FormatName
  pattern?: string
  patternErrorMessage?: TextOrBilingual
  minLength?: number
  example: string
  examples?: readonly string[]
  usual?: Bilingual
  isAutomatic?: boolean
  isPoint?: boolean
}

/** A string that has to be written in a certain way. */
export function value({ example, ...rest }: FormNode): ModelNode {
  return {
    type: 'string',
    examples: [example],
    ...rest,
  }
}

export function email(help: TextOrBilingual): ModelNode {
  const example = 'hello@example.com'
  const rule = withExample(
    { en: 'Write one e-mail address', br: 'Escreva um endereço de e-mail' },
    `"${example}"`,
  )
  return {
    title: 'E-mail',
    help: withExample(help, `“${example}”`),
    type: 'string',
    format: 'email',
    patternErrorMessage: rule,
    examples: [example],
  }
}

interface PhoneNode {
  title: TextOrBilingual
  help: TextOrBilingual
  example?: string
}

/** A Brazilian number as it is dialled, with its area code or without one. */
export function phone({ example = '+55 61 3555-0100', ...rest }: PhoneNode): ModelNode {
  return value({
    ...rest,
    format: 'phone',
    pattern: patterns.phone,
    patternErrorMessage: {
      en: 'Write +55, the area code and the number, e.g. "+55 61 3555-0100"; or a number such as "0800 555 0100" or "4004-0100".',
      br: 'Escreva +55, o DDD e o número, p. ex. "+55 61 3555-0100"; ou um número como "0800 555 0100" ou "4004-0100".',
    },
    example,
  })
}

interface WordsNode extends Titled {
  /** A sentence behind it. */
  also?: TextOrBilingual
  example: string
  /** In characters. */
  max: number
  isName?: boolean
  isHeading?: boolean
}

/** Words that stand in the file itself, the same in every language: names and parts of addresses. */
export function words({
  title,
  description,
  also,
  max,
  example,
  ...rest
}: WordsNode): ModelNode {
  return {
    ...value({
      title,
      ...(description && { help: sentences(withFullStop(description), also) }),
      inFile: upTo(max),
      format: 'words',
      minLength: 1,
      example,
    }),
    maxLength: max,
    ...rest,
  }
}

/** The name of a company, a person or a city. */
export function properName(node: Omit<WordsNode, 'max' | 'isName'>): ModelNode {
  return words({ ...node, max: 60, isName: true })
}

/** An address outside the page. */
export function address({ title, description, also, example }: ValueNode): ModelNode {
  return value({
    title,
    help: sentences(withFullStop(description), also),
    format: 'link',
    pattern: '^https://',
    patternErrorMessage: withExample(
      {
        en: 'Write an address that starts with https://',
        br: 'Escreva um endereço que comece com https://',
      },
      `"${example}"`,
    ),
    example,
  })
}

export function color({ title, description, example }: ValueNode): ModelNode {
  return {
    title,
    help: withFullStop(description),
    $ref: '#/definitions/color',
    examples: [example],
  }
}

/** True or false. */
export function flag(
  node: Pick<ModelNode, 'title' | 'help'> & { default?: boolean },
): ModelNode {
  return { ...node, type: 'boolean' }
}

interface ChoiceNode extends Pick<ModelNode, 'isDrawn'> {
  title: TextOrBilingual
  help?: TextOrBilingual
  default?: string
  otherwise?: TextOrBilingual
  /** The values to choose from, each with what it means. */
  choices: Readonly<Record<string, TextOrBilingual>>
}

/** One of a few values. */
export function choice({ choices, ...rest }: ChoiceNode): ModelNode {
  return {
    ...rest,
    enum: Object.keys(choices),
    markdownEnumDescriptions: Object.values(choices),
  }
}

/** A picture in the folder public. */
export function picture({
  kind,
  title,
  description,
  also,
}: Described & { kind: PictureRole; also?: TextOrBilingual }): ModelNode {
  const { pattern, example, types } = kind
  const endings = inBoth(types.length === 1 ? (types[0] ?? '') : joinWithOr(types))
  const file = `public${example}`
  return {
    title,
    help: sentences(description, also),
    inFile: {
      en: `The file is in the folder public: ${file} is written "${example}".`,
      br: `O arquivo fica na pasta public: ${file} se escreve "${example}".`,
    },
    type: 'string',
    picture: kind,
    pattern,
    patternErrorMessage: {
      en: `Start with a slash and end with ${endings.en}, without spaces: the file ${file} is written "${example}".`,
      br: `Comece com uma barra e termine com ${endings.br}, sem espaços: o arquivo ${file} se escreve "${example}".`,
    },
    examples: [example],
  }
}

/** The file of a photo, of which the build makes smaller ones. */
export function photoFile({
  kind,
  description,
}: {
  description: TextOrBilingual
  kind: PictureRole
}): ModelNode {
  return picture({
    kind,
    title: { en: 'File', br: 'Arquivo' },
    description,
    also: {
      en: 'One file is enough: phones get a smaller copy of it.',
      br: 'Um arquivo basta: os celulares recebem uma cópia menor.',
    },
  })
}

/** What a picture shows: the name of the text. */
export function alt(example: string): ModelNode {
  return text({
    title: { en: 'What it shows', br: 'O que ela mostra' },
    description: {
      en: 'For people who do not see the picture: it is read to them.',
      br: 'Para quem não enxerga: é lido em voz alta no lugar da imagem.',
    },
    max: 160,
    example,
  })
}

interface PictureGroup {
  help: TextOrBilingual
  kind: PictureRole
  description: TextOrBilingual
  /** The name of the text that says what it shows. */
  shows: string
  /** Besides the file and what it shows. */
  more?: Record<string, ModelNode>
}

/** A picture of the owner's that can be left out. */
export function ownPicture(given: PictureGroup): ModelNode {
  const { help, kind, description, shows, more } = given
  return {
    title: { en: 'Picture', br: 'Imagem' },
    help,
    inSentence: { en: 'the picture', br: 'a imagem' },
    required: ['file', 'alt'],
    properties: { file: photoFile({ kind, description }), ...more, alt: alt(shows) },
  }
}

/** The id of an entry of a list; in Portuguese a masculine noun. */
export function ownId({
  of,
  example,
}: {
  of: TextOrBilingual
  example: string
}): ModelNode {
  const { en, br } = inBoth(of)
  return {
    title: 'Id',
    help: withExample(
      {
        en: `A short name of its own that no other ${en} has`,
        br: `Um nome curto que não se repete: cada ${br} tem o seu`,
      },
      `“${example}”`,
    ),
    $ref: '#/definitions/id',
    examples: [example],
  }
}
