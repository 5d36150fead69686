import type { Bilingual } from '../bilingual.ts'
import type { FormatName } from '../formats/formats.ts'
import type { PictureRole } from './pictures.ts'

/**
 * The possible values of a part of the content. The keywords are those of JSON Schema draft-07 and of code editors
 * such as VS Code, with texts in both languages; jsonSchema.ts generates a schema for each language. The keywords in
 * `Annotations` are our own: the check, the build, and the editor read them.
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

  patternErrorMessage?: Bilingual
  /** The meaning of each choice, in the order of `enum`. */
  markdownEnumDescriptions?: readonly Bilingual[]
  /** The TypeScript type, if the one that the generator derives is not good enough. */
  tsType?: string
}

export type ListName = 'sections' | 'services' | 'clients' | 'offices'

interface Annotations {
  /** An explanation of the value, which the editor shows. */
  help?: Bilingual
  /** How to write the value in the file. Code editors show it after `help`. */
  fileHelp?: Bilingual
  /** The optional properties of a new entry. */
  initialProperties?: readonly string[]
  /** The value that applies if the content has none. */
  default?: unknown
  /** Advice for the case that no choice fits or the value has the wrong type. */
  advice?: Bilingual
  /** Maximum length of the text with this id, in characters. */
  maxTextLength?: number
  /** The names of the placeholders that the text may have. */
  placeholders?: readonly string[]
  /** The text may leave its placeholders out. */
  mayLackPlaceholders?: boolean
  /** The only allowed text, the same in every catalog. */
  fixedText?: string
  /** The editor does not show the value: the example, which new entries get, suits every owner. */
  isAutomatic?: boolean
  /** The name of a boolean in the same group. If it is false, the page does not show this value. */
  unlessFalse?: string
  /** The content stores thousandths of a unit, such as milliseconds; the editor shows the unit. */
  isInMilliseconds?: boolean
  /** The text that most owners use, in each language. */
  usualText?: Bilingual
  /** The value, or the text with this id, differs for every owner: the sample's must be replaced before going live. */
  isOwnerSpecific?: boolean
  /** The text with this id may have several lines. */
  isMultiline?: boolean
  /** The page shows the text's line breaks, or makes paragraphs and lists of them. Otherwise they become spaces. */
  keepsLines?: boolean
  /** The page shows the value, or the text with this id, in the typeface for headings. */
  isHeading?: boolean
  /** The requirements for the picture at this path. */
  picture?: PictureRole
  /** A point of the picture in the same group: its distance from the left and the upper edge. */
  isPoint?: boolean
  /** The value is an id: of a text, or of an entry of this list. */
  refersTo?: 'texts' | ListName
  /** The title for the middle of a sentence, with an article: "the menu", "o menu". */
  inSentence?: Bilingual
  /** For an entry: its name in a sentence: "client #", "o cliente #". # stands for its number and name. */
  entryName?: Bilingual
  /** For an entry: the properties that can be its name. The first one with a value is used. */
  namedBy?: readonly string[]
  /** For an entry: the properties that are added to its name if another entry has the same name. */
  distinguishedBy?: readonly string[]
  /** For a type of section: a page can have only one. */
  isSingle?: boolean
}
