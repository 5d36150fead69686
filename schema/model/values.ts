/** The kinds of single values in the model, each with its shape, its help and its error messages. */
import type { Bilingual } from '../bilingual.ts'
import { joinWithOr, message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import type { PictureRole } from './pictures.ts'

interface Titled extends ModelNode {
  title: Bilingual
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
    inFile: message('kind.text.inFile', {
      example,
      max,
      keepsLines: rest.keepsLines ? 'yes' : 'no',
    }),
    $ref: '#/definitions/textId',
    pointsTo: 'texts',
    maxTextLength: max,
    examples: [example],
  }
}

interface LabelNode {
  /** What has the label, such as a button; in Portuguese a masculine noun. */
  on: Bilingual
  max: number
  example: string
  usual?: Bilingual
}

/** The name of the text on a button, a link or a menu entry. */
export function label({ on, ...rest }: LabelNode): ModelNode {
  return text({ ...words('kind.label', { on }), ...rest })
}

/** Where a button, a link or a menu entry leads; in Portuguese a masculine noun. */
export function toSection(from: Bilingual, example: string): ModelNode {
  return {
    ...words('kind.toSection', { from }),
    $ref: '#/definitions/sectionId',
    pointsTo: 'sections',
    examples: [example, 'about', 'services', 'clients', 'contact'],
  }
}

/** A string that has to be written in a certain way. */
export function value({ example, ...rest }: WithExample): ModelNode {
  return { type: 'string', examples: [example], ...rest }
}

export const emailExample = 'hello@example.com'

export function email(help: Bilingual): ModelNode {
  return {
    ...words('kind.email', { example: emailExample }),
    help,
    type: 'string',
    format: 'email',
    examples: [emailExample],
  }
}

/** A Brazilian phone number, with its area code or without one. */
export function phone(node: Titled, example = '+55 61 3555-0100'): ModelNode {
  return value({
    ...node,
    format: 'phone',
    pattern: patterns.phone,
    patternErrorMessage: message('kind.phone.patternErrorMessage'),
    example,
  })
}

interface LineNode extends WithExample {
  /** In characters. */
  max: number
}

/** Words in the file itself, the same in every language: names and parts of addresses. */
export function line({ max, ...rest }: LineNode): ModelNode {
  return value({
    ...rest,
    inFile: message('kind.words.inFile', { max }),
    format: 'words',
    minLength: 1,
    maxLength: max,
  })
}

/** The name of a company, a person or a city. */
export function properName(node: WithExample): ModelNode {
  return line({ ...node, max: 60 })
}

/** An address outside the page. */
export function address(node: WithExample): ModelNode {
  return value({
    ...node,
    format: 'link',
    pattern: `^https://|${patterns.host}`,
    patternErrorMessage: message('kind.address.patternErrorMessage', {
      example: node.example,
    }),
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

interface ChoiceNode extends ModelNode {
  /** The values to choose from, each with what it means. */
  choices: Readonly<Record<string, Bilingual>>
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
  const file = `public${example}`
  return value({
    ...words('kind.picture', { file, example, endings: joinWithOr(types) }),
    ...rest,
    picture: role,
    pattern,
    example,
  })
}

/** What a picture shows: the name of the text. */
export function alt(example: string): ModelNode {
  return text({ ...words('kind.alt'), max: 160, example })
}

interface PictureGroup {
  help: Bilingual
  role: PictureRole
  fileHelp: Bilingual
  /** The name of the text that says what it shows. */
  shows: string
  /** Besides the file and what it shows. */
  more?: Record<string, ModelNode>
}

/** A picture of the owner's that can be left out. */
export function ownPicture(node: PictureGroup): ModelNode {
  const { help, role, fileHelp, shows, more } = node
  return {
    ...words('kind.ownPicture'),
    help,
    required: ['file', 'alt'],
    properties: { file: picture({ role, help: fileHelp }), ...more, alt: alt(shows) },
  }
}

/** The id of an entry of a list; in Portuguese a masculine noun. */
export function ownId(of: Bilingual, example: string): ModelNode {
  return {
    ...words('kind.ownId', { of, example }),
    $ref: '#/definitions/id',
    examples: [example],
  }
}
