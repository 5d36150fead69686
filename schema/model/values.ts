/** Nodes for single values, such as texts, phone numbers, and pictures, with their help and error messages. */
import type { Bilingual } from '../bilingual.ts'
import { group } from './groups.ts'
import { joinedWithOr, messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import type { PictureRole } from './pictures.ts'

interface ValueNode extends ModelNode {
  example: string
}

/** `max`: the maximum length in characters. */
interface TextNode extends ValueNode {
  max: number
}

/** The id of a text in the catalogs. */
export function text({ max, example, ...node }: TextNode): ModelNode {
  return {
    ...messagesOf('kind.text'),
    ...node,
    ...(node.keepsLines && { isMultiline: true }),
    $ref: '#/definitions/textId',
    refersTo: 'texts',
    maxTextLength: max,
    examples: [example],
  }
}

interface LabelNode extends TextNode {
  /** The name of the link in messages, such as “button”; in Portuguese a masculine noun. */
  link: Bilingual
}

/** The id of the text on a button, a link, or a menu item. */
export function label({ link, ...node }: LabelNode): ModelNode {
  return text({ ...messagesOf('kind.label', { link }), ...node })
}

/** The id of the section that a link leads to. `link`: such as “button”, in Portuguese a masculine noun. */
export function sectionReference(link: Bilingual, example: string): ModelNode {
  return {
    ...messagesOf('kind.toSection', { link }),
    $ref: '#/definitions/sectionId',
    refersTo: 'sections',
    examples: [example, 'about', 'services', 'clients', 'contact'],
  }
}

/** A string with a format or a pattern. */
export function value({ example, ...node }: ValueNode): ModelNode {
  return { type: 'string', examples: [example], ...node }
}

export const emailExample = 'hello@example.com'

export function emailAddress(help: Bilingual): ModelNode {
  return value({
    ...messagesOf('kind.email', { example: emailExample }),
    help,
    format: 'email',
    example: emailExample,
  })
}

/** A Brazilian phone number, with its area code or without one. */
export function phoneNumber(example = '+55 61 3555-0100'): ModelNode {
  return value({
    ...messagesOf('kind.phone'),
    format: 'phone',
    pattern: patterns.phone,
    example,
  })
}

/** A string that is the same in every language: names and parts of addresses. `max`: in characters. */
export function line({ max, ...node }: TextNode): ModelNode {
  return value({ ...node, format: 'nonBlank', minLength: 1, maxLength: max })
}

/** The name of a company, a person, or a city. */
export const properName = (node: ValueNode) =>
  line({ isOwnerSpecific: true, ...node, max: 60 })

/** The address of another website. */
export function address(example: string): ModelNode {
  return value({
    ...messagesOf('kind.address', { example }),
    format: 'link',
    pattern: `^https://|${patterns.typedAddress}`,
    example,
  })
}

export const color = (example: string): ModelNode => ({
  $ref: '#/definitions/color',
  examples: [example],
})

export const toggle = (node: ModelNode = {}): ModelNode => ({ ...node, type: 'boolean' })

/** A year, such as 2013. */
export const year = (example: number): ModelNode => ({
  type: 'integer',
  minimum: 1500,
  maximum: 2100,
  examples: [example],
})

/** One of a few strings. The message for each has the id of the node and the string: `site.motif.waves`. */
export const choice = (choices: readonly string[], node: ModelNode = {}): ModelNode => ({
  ...node,
  enum: choices,
})

/** The path of a picture in `public`. */
export function picture(role: PictureRole): ModelNode {
  const { pattern, example, types } = role
  const file = `public${example}`
  return value({
    ...messagesOf('kind.picture', { file, example, endings: joinedWithOr(types) }),
    picture: role,
    pattern,
    example,
  })
}

/** The id of the text that describes a picture for people who cannot see it. */
export const alt = (example: string) =>
  text({ ...messagesOf('kind.alt'), max: 160, example })

/** A picture with its alternative text. `altId`: the id of that text in the example. */
export function pictureWithAlt(
  role: PictureRole,
  altId: string,
  otherProperties?: ModelNode['properties'],
): ModelNode {
  return group({
    ...messagesOf('kind.ownPicture'),
    required: ['file', 'alt'],
    properties: { file: picture(role), ...otherProperties, alt: alt(altId) },
  })
}

/** The id of an entry. `noun`: the noun for entries of the list; in Portuguese a masculine noun. */
export function entryId(noun: Bilingual, example: string): ModelNode {
  return {
    ...messagesOf('kind.ownId', { entry: noun, example }),
    $ref: '#/definitions/id',
    examples: [example],
  }
}
