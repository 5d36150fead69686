import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import subsetFont from 'subset-font'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { typefaceOf, typefaces } from '../../../schema/look/typefaces.ts'
import { catalogOf, languagesOf } from '../../../schema/read/contentLanguages.ts'
import { codeTexts, stringsIn } from '../../../schema/read/schemaTree.ts'
import { cached } from '../../pictures/cached.ts'

/** Where a typeface comes from, and which of its shapes it is. */
interface Source {
  /** Its file, all of Latin letters, and its licence. */
  font: string
  licence: string
  axes?: Record<string, number>
}

const archivo = {
  font: import.meta
    .resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  licence: import.meta.resolve('@fontsource-variable/archivo/LICENSE'),
}

const sources: Record<keyof typeof typefaces, Source> = {
  plain: { ...archivo, axes: { wght: 740, wdth: 100 } },
  warm: {
    font: import.meta
      .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'),
    licence: import.meta.resolve('@fontsource/bricolage-grotesque/LICENSE'),
  },
  wide: { ...archivo, axes: { wght: 760, wdth: 118 } },
  serif: {
    font: import.meta
      .resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2'),
    licence: import.meta.resolve('@fontsource/fraunces/LICENSE'),
  },
}

/** The typeface of a content's headings: its file, cut to the letters that they use, and what the style sheet says of it. */
export interface HeadingFont {
  file: string
  make: () => Promise<Uint8Array>
  css: string
  /** The licence of its package. */
  licence: string
}

/** Undefined where headings speak as the visitor's own system does. */
export function headingFont(content: SiteContent, base: string): HeadingFont | undefined {
  const typeface = typefaceOf(content)
  if (typeface === 'system') return undefined
  const source = sources[typeface]
  const font = readFileSync(fileURLToPath(source.font))
  const letters = lettersOf(content)
  const make = () => cutFont(font, letters, source.axes)
  const hash = createHash('sha256').update(font).update(letters)
  hash.update(JSON.stringify(source.axes ?? {}))
  const file = `assets/heading-${hash.digest('hex').slice(0, 6)}.woff2`
  return {
    file,
    make,
    css: fontFaces(base + file, typeface),
    licence: readFileSync(fileURLToPath(source.licence), 'utf8'),
  }
}

function cutFont(
  font: Uint8Array,
  letters: string,
  axes: Source['axes'],
): Promise<Uint8Array> {
  const how = { targetFormat: 'woff2' as const, ...(axes && { variationAxes: axes }) }
  return cached(['subset-font 2.9', font, letters, JSON.stringify(how)], () =>
    subsetFont(Buffer.from(font), letters, how),
  )
}

/** The letters of all that the model says is shown as a heading, in every language. */
export function lettersOf(content: SiteContent): string {
  const catalogs = languagesOf(content).map((language) => catalogOf(content, language))
  const inContent = stringsIn(content).filter(({ node }) => node.isHeading)
  const inCode = Object.keys(codeTexts).filter((id) => codeTexts[id]?.isHeading)
  const headings = [...inContent.map(({ value }) => value), ...inCode].flatMap((id) => [
    id,
    ...catalogs.map((catalog) => catalog[id] ?? ''),
  ])
  return [...new Set([...headings, ownLetters].join(''))].toSorted().join('')
}

/** Steps are numbered by their list, and the build holds words together. */
const ownLetters = '0123456789\u00a0'

/** Fonts of other systems that are as wide as Helvetica Bold, and one that is wider. https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc */
const standIns = [
  {
    width: 1,
    names: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Roboto Bold',
      'Roboto-Bold',
    ],
  },
  { width: 1.17, names: ['DejaVu Sans Bold'] },
]

/** Until the typeface is there, and where it never comes, a font of the system takes as much room: no line more, nothing moves. */
function fontFaces(address: string, typeface: keyof typeof typefaces): string {
  const { width, ascent, descent } = typefaces[typeface]
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  const faces = standIns.map((standIn, index) => {
    const size = width / standIn.width
    const files = standIn.names.map((name) => `local("${name}")`).join()
    return (
      `@font-face{font-family:Heading${index};font-weight:100 900;src:${files};` +
      `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
      `descent-override:${percent(descent / size)};line-gap-override:0%}`
    )
  })
  return (
    `@font-face{font-family:Heading;font-weight:100 900;font-display:swap;src:url(${address}) format("woff2")}` +
    faces.join('')
  )
}

/** What Portuguese, English and names from their neighbours are written with. */
const latin = String.fromCodePoint(
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => index + 0x20),
  ...Array.from('–—‘’“”…·•€™', (letter) => letter.charCodeAt(0)),
)

/** A typeface with all its letters, for words that are still being written, and the style sheet to lie beside it. */
export async function wholeFont(name: keyof typeof typefaces) {
  const source = sources[name]
  const font = readFileSync(fileURLToPath(source.font))
  return {
    font: await cutFont(font, latin, source.axes),
    css: fontFaces(`${name}.woff2`, name),
  }
}
