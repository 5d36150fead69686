import type { Bilingual } from '../bilingual.ts'
import type { PictureRole } from './pictures.ts'

/**
 * What may be at one place of the content: JSON Schema, draft-07, with the keywords that editors such as VS Code read
 * besides, every sentence in both languages. jsonSchema.ts writes one schema per language. The keywords of `Annotations`
 * are the project's own, for the check, the build, and the editor.
 */
export interface ModelNode extends Annotations {
  $ref?: string
  title?: Bilingual
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  enum?: readonly string[]
  const?: string | boolean
  format?: FormatName
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: ModelNode
  contains?: ModelNode
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, ModelNode>
  required?: readonly string[]
  additionalProperties?: boolean | ModelNode
  propertyNames?: ModelNode
  minProperties?: number
  allOf?: readonly ModelNode[]
  oneOf?: readonly ModelNode[]
  if?: ModelNode
  then?: ModelNode
  else?: ModelNode
  examples?: readonly unknown[]

  /** The message for a value of another type, where one made of the type and an example would not be enough. */
  errorMessage?: Bilingual
  patternErrorMessage?: Bilingual
  /** What each choice means. */
  markdownEnumDescriptions?: readonly Bilingual[]
  doNotSuggest?: boolean
  /** The TypeScript type, where the generator would make a worse one. */
  tsType?: string
}

/** How a string is written; schema/formats/formats.ts knows everything else of it. */
export type FormatName =
  | 'address'
  | 'bingCode'
  | 'cep'
  | 'clockTime'
  | 'closingTime'
  | 'cnpj'
  | 'day'
  | 'email'
  | 'fieldId'
  | 'googleCode'
  | 'icon'
  | 'key'
  | 'link'
  | 'linkOrFile'
  | 'phone'
  | 'siteKey'
  | 'whatsapp'
  | 'words'

export type ListName = 'sections' | 'services' | 'clients' | 'offices'

interface Annotations {
  /** What a place is for, without the file's notation: shown in forms. */
  help?: Bilingual
  /** How it is written in the file: shown after `help` in code editors. An example is added automatically. */
  inFile?: Bilingual
  /** Optional properties that a new entry has. */
  offered?: readonly string[]
  /** What applies where the value is left out. Not written into the schemas: editors would offer it as a value to write. */
  default?: unknown
  /** What else to do when no choice fits, or the value has another type. */
  otherwise?: Bilingual
  /** Maximum length of the text with this id, in characters. */
  maxTextLength?: number
  /** The placeholders that a text may have. */
  placeholders?: readonly string[]
  /** A text without its placeholders is complete too. */
  mayLackPlaceholders?: boolean
  /** The text reads like this in every catalog and cannot be changed. */
  fixedText?: string
  /** Not shown in forms: the value that a new entry begins with suits everybody. */
  isAutomatic?: boolean
  /** Of the choices of a section: a form shows each as a picture of the section. */
  isDrawn?: boolean
  /** The switch next to it: while that is off, the page does not show this value. */
  unlessFalse?: string
  /** The file has thousandths of the unit, such as milliseconds; a form asks for the unit. */
  thousandths?: boolean
  /** What nearly everybody writes here, in each language: the text with this id, or the id. */
  usual?: Bilingual
  /** The pattern of a text that is made from the label next to it, {label}. A form asks only whether there is such a text. */
  derived?: Bilingual
  /** Different for every owner: a value, or a text with this id, that is the sample's has to be replaced. */
  isOwn?: boolean
  /** May the text with this id have several lines? */
  multiline?: boolean
  /** Are line breaks shown as they are, or as paragraphs and lists? Elsewhere they become spaces. */
  keepsLines?: boolean
  /** Shown in the typeface of headings: this string, or the text with this id. */
  isHeading?: boolean
  /** Requirements for the picture with this path. */
  picture?: PictureRole
  /** A point of the picture next to it: how far from its left and its upper edge. */
  isPoint?: boolean
  /** What a value names: a text of the catalogs, or the id of an entry of a list. */
  pointsTo?: 'texts' | ListName
  /** The part in the middle of a sentence, with its article: "the menu", "o menu". */
  inSentence?: Bilingual
  /** What an entry is called within a sentence; # is replaced by its number and name: "client #", "o cliente #". */
  entryName?: Bilingual
  /** The properties from which an entry gets its name; the first that is filled in counts. */
  namedBy?: readonly string[]
  /** The properties added to an entry's name when another entry has the same name. */
  distinguishedBy?: readonly string[]
  /** A section type of which a page has one at most. */
  isSingle?: boolean
  /** Of a list: properties in which its entries should differ, the most telling first. */
  distinct?: readonly string[]
}
