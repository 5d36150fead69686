import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { validPalette } from '../../../schema/colors/palette.ts'
import type { Field, KindName } from '../../../schema/fieldAt.ts'
import { iconNames } from '../../../schema/generated/iconNames.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languages } from '../../../schema/languages.ts'
import { lookUp, type Path, isInCatalogs, idsOf } from '../../../schema/read/lookUp.ts'
import { sayIn } from '../messages/messages.ts'

/** A field of the content, whether it has a value or not. */
interface Place {
  content: SiteContent
  path: Path
  field: Field
}

/** Looks up the labels of the entries and texts that a value refers to. */
interface Labels {
  language: MessageLanguage
  textOf: (id: string) => string
  labelOf: (list: string, id: string) => string
}

/** Everything about a kind of value except its control (ValueField.tsx). */
interface FieldKind {
  /** The value of a part when it is added; `initialAt` returns the values of the parts in it. */
  initialValue: (place: Place, initialAt: (path: Path) => unknown) => unknown
  /** The value as text, for the list of changes; '' if there is nothing to show. */
  asText: (value: unknown, place: Pick<Place, 'path' | 'field'>, labels: Labels) => string
  /** Whether an example contains a made-up value, such as a name or a number, which must not go live. */
  isInvented?: true
  /** Whether the label of an entry without texts contains this value. */
  isInLabel?: true
  /** The part of the value that the page shows, so that a click there opens its field. */
  onPage?: 'text' | 'picture'
}

/** For `asText`: a string unchanged, '' for any other value. */
export const asString = (value: unknown) => (typeof value === 'string' ? value : '')

const plain: FieldKind = { initialValue: () => '', asText: asString }
const visible: FieldKind = { ...plain, isInvented: true, isInLabel: true, onPage: 'text' }

const textKind: FieldKind = {
  // The id of the text is created when the part is added.
  ...plain,
  asText: (value, { path }, { textOf }) =>
    isInCatalogs(path) ? asString(value) : textOf(asString(value)),
  onPage: 'text',
}

/** A point of a picture, in percent of its width and height. */
export interface Point {
  left: number
  top: number
}

const middlePoint: Point = { left: 50, top: 50 }

export const writePoint = ({ left, top }: Point) => `${left}% ${top}%`

/** Reads the point of a string such as "50% 20%"; the middle for any other value. */
export function readPoint(value: unknown): Point {
  const [, left, top] = /^(\d+)% (\d+)%$/.exec(String(value)) ?? []
  return left === undefined || top === undefined
    ? middlePoint
    : { left: Number(left), top: Number(top) }
}

export const kinds: Readonly<Record<KindName, FieldKind>> = {
  boolean: {
    initialValue: ({ field }) => field.default !== true,
    asText: (value, _, { language }) =>
      sayIn(language, value === true ? 'common.yes' : 'common.no'),
  },
  choice: {
    initialValue: ({ field }) => field.choices[0]?.value,
    asText: (value, { field }, { language }) =>
      field.choices.find((choice) => choice.value === value)?.label[language] ??
      asString(value),
    isInLabel: true,
  },
  color: {
    // The color that the page derives; undefined while another color is incomplete.
    initialValue({ content, path }) {
      const palette = validPalette(content.site.colors)
      return palette ? (lookUp(palette, path.slice(2)) ?? palette.light.sun) : ''
    },
    asText: asString,
  },
  day: {
    ...visible,
    asText(value, _, { language }) {
      const date = new Date(String(value))
      const format = { dateStyle: 'medium', timeZone: 'UTC' } as const
      return Number.isNaN(date.valueOf())
        ? String(value)
        : date.toLocaleDateString(languages[language].lang, format)
    },
  },
  group: {
    initialValue({ path, field }, initialAt) {
      const [example] = field.snippets
      if (example) return example.body
      const required = field.children.filter(({ isRequired }) => isRequired)
      return Object.fromEntries(
        required.map(({ key }) => [key, initialAt([...path, key])]),
      )
    },
    asText: () => '',
  },
  icon: {
    initialValue: () => iconNames[0],
    // The name of an icon means nothing to an owner.
    asText: () => '',
    onPage: 'picture',
  },
  // The editor creates ids and does not show them.
  id: plain,
  list: {
    initialValue: ({ field: { snippets, minItems = 1 } }) =>
      Array<unknown>(Math.max(1, minItems)).fill(snippets[0]?.body ?? ''),
    asText: () => '',
  },
  number: {
    initialValue: ({ field }) => field.minimum ?? 0,
    asText: (value, { field }, { language }) =>
      typeof value === 'number'
        ? // A year has no separator: "2007", but "10,000".
          (value / field.unit).toLocaleString(languages[language].lang, {
            useGrouping: 'min2',
          })
        : '',
  },
  picture: { ...plain, isInvented: true, onPage: 'picture' },
  point: { initialValue: () => writePoint(middlePoint), asText: asString },
  reference: {
    initialValue: ({ content, field }) => idsOf(content, [field.refersTo ?? ''])[0],
    asText: (value, { field }, { labelOf }) =>
      labelOf(field.refersTo ?? '', String(value)),
  },
  references: {
    initialValue({ content, field }) {
      const ids = idsOf(content, [field.refersTo ?? ''])
      return ids.length > 0 ? ids : ['']
    },
    asText: () => '',
  },
  string: visible,
  text: textKind,
  time: visible,
}
