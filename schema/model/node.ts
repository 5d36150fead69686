import type { Bilingual } from '../problem.ts'
import type { PictureKind } from './pictures.ts'

/** A sentence in both languages; a plain string is the same in both. */
export type Words = string | Bilingual

/** A whole value that an editor offers, with VS Code's placeholders in it: `${1:words}`, `$1`, `${2|one,two|}`. */
export interface Snippet {
  label: Words
  description: Words
  body: unknown
}

/**
 * What may stand at one place of the content: JSON Schema, draft-07, with the keywords that editors such as VS Code read
 * besides, every sentence in both languages. jsonSchema.ts writes one schema per language. The keywords of `Annotations`
 * are the project's own, for the check, the build and whoever edits a content.
 */
export interface ModelNode extends Annotations {
  $ref?: string
  title?: Words
  description?: Words
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  enum?: readonly string[]
  const?: string | boolean
  format?: string
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
  maxProperties?: number
  allOf?: readonly ModelNode[]
  oneOf?: readonly ModelNode[]
  if?: ModelNode
  then?: ModelNode
  else?: ModelNode
  examples?: readonly unknown[]

  errorMessage?: Words
  patternErrorMessage?: Words
  /** What each choice means: the first shows in the list of suggestions, the second when the mouse rests on a value. */
  enumDetails?: readonly Words[]
  markdownEnumDescriptions?: readonly Words[]
  defaultSnippets?: readonly Snippet[]
  doNotSuggest?: boolean
  /** The TypeScript type, where the generator would make a worse one. */
  tsType?: string
}

export type ListName = 'sections' | 'services' | 'clients' | 'offices'

/** How the check describes a value that is copied from an account. */
export interface AccountWords {
  /** What kind of value it is: "a key". */
  what: Bilingual
  /** What the account calls it: "the public key". */
  called: Bilingual
  /** The page of the account that shows it. */
  page: string
  /** How all values of this kind begin, and none of another. */
  beginning: string | undefined
}

interface Annotations {
  /** What else people call it, in the place of what otherNames.ts says of its name. */
  otherNames?: readonly string[]
  /** What a place is for, in words without the file's notation: for whoever edits in a form. Without it, `description` serves. */
  help?: Words
  /** What applies where the value is left out. Not written into the schemas: editors would offer it as a value to write. */
  default?: unknown
  /** A smaller number was probably written in a larger unit: 10 seconds in the place of 10,000 milliseconds. */
  likelyFrom?: number
  /** Of an entry: words that only say that it should not be there, as "closed" of a day. */
  absence?: { words: readonly string[]; why: Bilingual }
  /** What else to do where none of the choices fits, or a value of another kind stands. */
  otherwise?: Words
  /** How long the text may be whose name stands here, in characters. */
  maxTextLength?: number
  /** The names in braces that a text may have. */
  placeholders?: readonly string[]
  /** The text reads like this in every catalog and cannot be changed. */
  fixedText?: string
  /** May the text whose name stands here have several lines? */
  multiline?: boolean
  /** Are the lines of that text shown as they are, or as paragraphs and lists? Elsewhere they run into one. */
  keepsLines?: boolean
  /** Shown in the typeface of headings: the words here, or the text whose name stands here. */
  isHeading?: boolean
  /** A name, the same in every language: of a company, a person, a city. */
  isName?: boolean
  /** The text here, or the one whose name stands here, is often the same in several languages, as countries are. */
  mayBeSame?: boolean
  /** What the picture must be whose path stands here. */
  picture?: PictureKind
  /** What a value names: a text of the catalogs, or the id of an entry of a list. */
  pointsTo?: 'texts' | ListName
  /** The part in the middle of a sentence, with its article: "the menu", "o menu". */
  inSentence?: Words
  /** An entry in the middle of a sentence; # stands for its number and name: "client #", "o cliente #". */
  entryName?: Words
  /** The properties that can name an entry: the first one that is filled in does. */
  namedBy?: readonly string[]
  /** The properties that are added to an entry's name where another entry has the same name. */
  distinguishedBy?: readonly string[]
  /** An entry that is named without the section it belongs to. */
  standsAlone?: boolean
  /** A section of which a page has one. */
  isSingle?: boolean
  /** Of a value that is copied from an account at the mail service. */
  account?: AccountWords
  /** Of a list: two of its entries, as in "two clients have the same id". In English the word "two" comes by itself. */
  twoEntries?: Words
  /** Of a list: what no two entries should share, the most telling first. Of a group at the top: what should differ in it. */
  distinct?: readonly string[]
  /** Of a list: entries may share what `distinct` names, as long as more than the id differs. */
  onlyCopies?: boolean
}
