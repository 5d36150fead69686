import type { Bilingual } from '../bilingual.ts'
import type { Language } from '../languages.ts'
import type { Severity } from '../problem.ts'
import type { Path } from '../read/lookUp.ts'

interface AtPath {
  path: Path
}

/** A file at a place of the content. `file` is its path on the disk: public/logos/acme.svg */
interface FileAtPath extends AtPath {
  file: string
}

/** A text of a catalog. */
interface CatalogText extends AtPath {
  language: Language
}

/** The same text in another language. */
interface Translation {
  otherLanguage: Language
  otherText: string
}

/** One entry repeats or contradicts another. */
interface Two {
  here: Path
  there: Path
}

type None = Record<never, never>

export type ValueType = 'text' | 'number' | 'boolean' | 'list' | 'group' | 'nothing'

/** Why a value in the wrong format is refused, where more can be said than how it is written. */
export type BadValueReason =
  | 'profile'
  | 'addresses'
  | 'files'
  | 'accent'
  | 'numbers'
  | 'areaCode'
  | 'mobile'
  | 'cpf'
  | 'cnpj'
  | 'elsewhere'
  | 'fileName'
  | 'secret'

/** The data of each problem, from which its message (en.json, br.json) is made. Values that are undefined are `none` there. */
export interface DataOf {
  'file-missing': FileAtPath & { right: string | undefined; near: string | undefined }
  'file-damaged': FileAtPath
  'file-not-picture': FileAtPath & {
    /** The real kind, by the bytes: a type of file, or `animation`. */
    really: string | undefined
    types: readonly string[]
  }
  'logo-opaque': FileAtPath
  /** Sizes with their units: "120 kB", "30000 × 30000 pixels". */
  'file-too-big': FileAtPath & { size: string; max: string }
  'share-size': FileAtPath & { size: string }
  'file-too-small': FileAtPath & { size: string; min: number }
  'svg-letters': FileAtPath
  'svg-unsafe': FileAtPath & { found: string }
  'mark-faint': FileAtPath
  'not-a-document': { file: string }
  'page-blocked': { file: string; found: string }
  'no-such-file': { file: string; other: string | undefined }
  'other-file': { file: string; other: string }
  'cannot-read': { file: string; cause: string }
  /** In MB. */
  'too-big': { size: number; max: number }
  'not-utf8': { line: number }
  'not-content': None
  'mixed-versions': None
  'missing-mark': { mark: 'comma' | 'colon' }
  'missing-value': None
  'missing-closing': { bracket: string; line: number }
  'ends-early': { closers: string; count: number; line: number }
  'lost-lines': None
  'extra-piece': { found: string }
  'not-part': { found: string }
  'invalid-space': None
  'missing-quote': None
  'other-quotes': { marks: string; right: string }
  'inner-quotes': None
  backslash: None
  'not-accepted': AtPath & { example: string }
  'missing-key': AtPath & {
    key: string
    example: string
    choices: readonly string[] | undefined
    otherwise: Bilingual | undefined
  }
  /** `held`: the words at the name. */
  'mistyped-key': AtPath & { key: string; held: string | undefined; right: string }
  'unknown-key': AtPath & {
    key: string
    held: string | undefined
    /** What is known there, what is missing first. */
    known: readonly string[]
    /** Where it belongs, if it is missing there. */
    home: Path | undefined
  }
  'duplicate-key': { key: string; line: number }
  'wrong-type': AtPath & {
    expected: ValueType
    found: ValueType
    /** The number that is found, as it is written. */
    number: string | undefined
    right: string
    otherwise: Bilingual | undefined
  }
  'wrong-choice': AtPath & {
    written: string
    choices: readonly string[]
    near: string | undefined
    otherwise: Bilingual | undefined
  }
  /** `change`: how many entries are missing or too many. */
  'wrong-count': AtPath & {
    count: number
    min: number
    max: number | undefined
    isFew: boolean
    change: number
  }
  'out-of-range': AtPath & {
    min: number
    max: number
    example: number
    /** The numbers are seconds, of which the file has thousandths. */
    isMilliseconds: boolean
  }
  'empty-value': AtPath & { example: string | undefined }
  'value-too-long': AtPath & { length: number; max: number; over: number }
  'translation-missing': { id: string; language: Language; key: Language } & Translation
  'text-missing': { id: string; title: Bilingual }
  'mistyped-text': { id: string; language: Language; right: string }
  'unknown-text': AtPath & { id: string; near: string | undefined; isSure: boolean }
  /** `text`: the words; undefined for a group. */
  'text-as-name': AtPath & { text: string | undefined; example: string }
  'unused-text': { ids: readonly string[]; count: number }
  'bad-text-name': { id: string }
  untranslated: CatalogText & Translation
  'lines-lost': CatalogText
  /** `known`: the names that the text takes. `found`: what is there instead. */
  'text-broken': CatalogText & { known: readonly string[]; found: string | undefined }
  'text-foreign': CatalogText & { foundLanguage: Language; text: string }
  'hidden-signs': AtPath & { right: string }
  'section-hidden': AtPath
  'nothing-shown': AtPath
  'link-ways': AtPath
  'no-whatsapp': AtPath
  'duplicate-id': { id: string; first: Path; second: Path }
  'sample-value': AtPath & { written: string; help: Bilingual }
  'sample-text': CatalogText & { written: string }
  'sample-picture': { file: string }
  'sample-pictures': { files: readonly string[] }
  unshowable: AtPath & { character: string }
  'bad-value': AtPath & {
    written: string
    right: string | undefined
    reason: BadValueReason | undefined
    /** How it is written, in a sentence of the model. */
    rule: Bilingual
  }
  /** `right`: the nearest shade that can be read. */
  'color-contrast': AtPath & {
    written: string
    /** The title of the other color. */
    other: Bilingual
    contrast: number
    least: number
    right: string | undefined
  }
  'closes-at-opening': { written: string; isMidnight: boolean }
  'hours-overlap': Two
  /** Days as 2026-12-24. */
  'notice-ends-early': { from: string; until: string }
  'notice-over': { until: string }
  'future-year': AtPath & { year: number; thisYear: number }
  /** `needed`: the year of anybody, of a client, or of two clients. */
  'years-missing': AtPath & { needed: 'any' | 'client' | 'clients' }
  'other-network': { written: string; network: string; host: string | undefined }
  /** `written`: undefined where whole entries are the same. */
  'said-twice': Two & { written: string | undefined }
  'no-hero': None
  'second-form': Two
  'suspicious-host': AtPath & { host: string; right: string }
}

export type ProblemCode = keyof DataOf

export interface ProblemData {
  code: ProblemCode
  data: DataOf[ProblemCode]
}

const warnings: ReadonlySet<ProblemCode> = new Set([
  'svg-letters',
  'mark-faint',
  'page-blocked',
  'other-file',
  'nothing-shown',
  'unused-text',
  'untranslated',
  'lines-lost',
  'hours-overlap',
  'notice-over',
  'years-missing',
  'text-foreign',
  'hidden-signs',
  'said-twice',
  'no-hero',
  'suspicious-host',
])

export const severityOf = (code: ProblemCode): Severity =>
  warnings.has(code) ? 'warning' : 'error'

/** What is at such a place has no field: it can only be removed. */
const removed: ReadonlySet<ProblemCode> = new Set([
  'mistyped-key',
  'unknown-key',
  'mistyped-text',
  'unused-text',
  'bad-text-name',
])

export const isRemoved = (code: ProblemCode) => removed.has(code)

const syntaxCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'not-content',
  'mixed-versions',
  'missing-mark',
  'missing-value',
  'missing-closing',
  'ends-early',
  'lost-lines',
  'extra-piece',
  'not-part',
  'invalid-space',
  'missing-quote',
  'other-quotes',
  'inner-quotes',
  'backslash',
])

/** Is it a code of the syntax? With a broken syntax nothing else is checked. */
export const isSyntaxCode = (code: string) => syntaxCodes.has(code)
