import type { Bilingual } from '../bilingual.ts'
import type { ProblemPlaceholders as Placeholders } from '../generated/placeholders.ts'
import type { Language } from '../languages.ts'
import type { ModelNode } from '../model/node.ts'
import type { Path } from '../read/lookUp.ts'
import type en from './en.json'

export type ProblemCode = Exclude<keyof typeof en, `${string}.fix`>

export type ValueType = NonNullable<ModelNode['type']> | 'null'

/** Values that are not plain strings or numbers. A name means the same in every problem. */
interface TypedValues {
  path: Path
  /** On the disk: public/logos/acme.svg */
  file: string
  /** Two places that repeat or contradict each other. */
  place: Path
  otherPlace: Path
  first: Path
  second: Path
  /** The place where a name belongs, if it is missing there. */
  correctPath: Path | undefined
  language: Language
  otherLanguage: Language
  types: readonly string[]
  files: readonly string[]
  /** The placeholders that a text may have, and the names that are known at a place, missing ones first. */
  knownPlaceholders: readonly string[]
  knownNames: readonly string[]
  choices: readonly string[] | undefined
  expectedType: ValueType
  mark: 'comma' | 'colon'
  /** Days as 2026-12-24. */
  from: string
  until: string
}

type IdsOf<Code extends string> = Extract<Code | `${Code}.fix`, keyof Placeholders>

type NamesIn<Texts> = Texts extends unknown ? keyof Texts : never

/** Several placeholders are different forms of the same place or file. */
type KeyOf<Name> = Name extends 'value' | 'picture' | 'inPlace'
  ? 'path'
  : Name extends 'folder' | 'name'
    ? 'file'
    : Name

/** A message that selects its text by a value also has a text for `none`, which means undefined. */
type ValueOf<Texts, Name extends PropertyKey> =
  Texts extends Record<Name, infer Type>
    ? number extends Type
      ? Type
      : string | boolean | Bilingual | undefined
    : never

/** The data of each problem: a value for each placeholder of its message and of its fix (en.json, br.json). */
export type DataOf = {
  [Code in ProblemCode]: {
    [
      Name in NamesIn<Placeholders[IdsOf<Code>]> as KeyOf<Name>
    ]: KeyOf<Name> extends keyof TypedValues
      ? TypedValues[KeyOf<Name>]
      : ValueOf<Placeholders[IdsOf<Code>], Name>
  }
}

export interface ProblemData {
  code: ProblemCode
  data: DataOf[ProblemCode]
}

const warningCodes: ReadonlySet<ProblemCode> = new Set([
  'svg-letters',
  'mark-faint',
  'other-file',
  'hours-overlap',
  'like-sample',
])

export type Severity = 'error' | 'warning'

export const severityOf = (code: ProblemCode): Severity =>
  warningCodes.has(code) ? 'warning' : 'error'

/** These values have no field in the editor, so they can only be removed. */
const removableCodes: ReadonlySet<ProblemCode> = new Set([
  'mistyped-key',
  'unknown-key',
  'mistyped-text',
  'bad-text-name',
])

export const canOnlyBeRemoved = (code: ProblemCode) => removableCodes.has(code)
