/** The kinds of single values in the model, each with its shape, its help and its error messages. */
import type { Bilingual } from '../bilingual.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { patterns } from './patterns.ts'
import type { PictureRole } from './pictures.ts'
import { inBoth, joinWithOr, sentences, upTo, withExample } from './sentences.ts'

interface Titled extends ModelNode {
  title: TextOrBilingual
}

interface WithExample extends Titled {
  example: string
}

interface TextNode extends WithExample {
  /** In characters, of the text. */
  max: number
}

/** The name of a text of the catalogs. */
export function text({ max, example, ...rest }: TextNode): ModelNode {
  return {
    ...rest,
    ...(rest.keepsLines && { multiline: true }),
    inFile: sentences(
      withExample(
        {
          en: 'Write the name of a text here; the text itself goes under that name in catalogs',
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

/** A string that has to be written in a certain way. */
export function value({ example, ...rest }: WithExample): ModelNode {
  return { type: 'string', examples: [example], ...rest }
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

/** A Brazilian number as it is dialled, with its area code or without one. */
export function phone(node: Titled, example = '+55 61 3555-0100'): ModelNode {
  return value({
    ...node,
    format: 'phone',
    pattern: patterns.phone,
    patternErrorMessage: {
      en: 'Write the area code and the number, e.g. "+55 61 3555-0100"; or a number such as "0800 555 0100" or "4004-0100".',
      br: 'Escreva o DDD e o número, p. ex. "(61) 3555-0100"; ou um número como "0800 555 0100" ou "4004-0100".',
    },
    example,
  })
}

interface WordsNode extends WithExample {
  /** In characters. */
  max: number
}

/** Words that stand in the file itself, the same in every language: names and parts of addresses. */
export function words({ max, ...rest }: WordsNode): ModelNode {
  return value({
    ...rest,
    inFile: upTo(max),
    format: 'words',
    minLength: 1,
    maxLength: max,
  })
}

/** The name of a company, a person or a city. */
export function properName(node: WithExample): ModelNode {
  return words({ ...node, max: 60 })
}

/** An address outside the page. */
export function address(node: WithExample): ModelNode {
  return value({
    ...node,
    format: 'link',
    pattern: `^https://|${patterns.host}`,
    patternErrorMessage: withExample(
      {
        en: 'Write an address that starts with https://',
        br: 'Escreva um endereço que comece com https://',
      },
      `"${node.example}"`,
    ),
  })
}

export function color({ example, ...rest }: WithExample): ModelNode {
  return { ...rest, $ref: '#/definitions/color', examples: [example] }
}

/** True or false. */
export function onOff(node: ModelNode): ModelNode {
  return { ...node, type: 'boolean' }
}

interface YearNode extends Titled {
  example: number
}

/** A year, such as 2013. */
export function year({ example, ...rest }: YearNode): ModelNode {
  return { ...rest, type: 'integer', minimum: 1500, maximum: 2100, examples: [example] }
}

interface ChoiceNode extends Titled {
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

interface PictureNode extends ModelNode {
  role: PictureRole
}

/** A picture in the folder public. */
export function picture({ role, ...rest }: PictureNode): ModelNode {
  const { pattern, example, types } = role
  const endings = joinWithOr(types)
  const file = `public${example}`
  return value({
    title: { en: 'File', br: 'Arquivo' },
    ...rest,
    inFile: {
      en: `The file is in the folder public: ${file} is written "${example}".`,
      br: `O arquivo fica na pasta public: ${file} se escreve "${example}".`,
    },
    picture: role,
    pattern,
    patternErrorMessage: {
      en: `Start with a slash and end with ${endings.en}, without spaces: the file ${file} is written "${example}".`,
      br: `Comece com uma barra e termine com ${endings.br}, sem espaços: o arquivo ${file} se escreve "${example}".`,
    },
    example,
  })
}

/** The file of a photo, of which the build makes smaller ones. */
export function photoFile(role: PictureRole, help: TextOrBilingual): ModelNode {
  const oneFile = {
    en: 'One file is enough: phones get a smaller copy of it.',
    br: 'Um arquivo basta: os celulares recebem uma cópia menor.',
  }
  return picture({ role, help: sentences(help, oneFile) })
}

/** What a picture shows: the name of the text. */
export function alt(example: string): ModelNode {
  return text({
    title: { en: 'What it shows', br: 'O que ela mostra' },
    help: {
      en: 'For people who do not see the picture: it is read to them.',
      br: 'Para quem não enxerga: é lido em voz alta no lugar da imagem.',
    },
    max: 160,
    example,
  })
}

interface PictureGroup {
  help: TextOrBilingual
  role: PictureRole
  description: TextOrBilingual
  /** The name of the text that says what it shows. */
  shows: string
  /** Besides the file and what it shows. */
  more?: Record<string, ModelNode>
}

/** A picture of the owner's that can be left out. */
export function ownPicture(given: PictureGroup): ModelNode {
  const { help, role, description, shows, more } = given
  return {
    title: { en: 'Picture', br: 'Imagem' },
    help,
    inSentence: { en: 'the picture', br: 'a imagem' },
    required: ['file', 'alt'],
    properties: { file: photoFile(role, description), ...more, alt: alt(shows) },
  }
}

/** The id of an entry of a list; in Portuguese a masculine noun. */
export function ownId(of: TextOrBilingual, example: string): ModelNode {
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
