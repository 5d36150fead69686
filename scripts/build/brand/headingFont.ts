import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languages } from '../../../schema/languages.ts'
import { typefaceOf, typefaces } from '../../../schema/look/typefaces.ts'
import { hoursTexts } from '../../../schema/page/openingHours.ts'
import { catalogOf, languagesOf } from '../../../schema/read/contentLanguages.ts'
import { codeTexts, stringsIn } from '../../../schema/read/modelTree.ts'
import { cachedFile } from '../../pictures/cachedFile.ts'

/** The font files of a typeface. */
interface FontSource {
  /** The URLs of the full Latin font and its license. */
  font: string
  license: string
  /** The values of the variable font's axes. */
  axes?: Record<string, number>
}

const archivo = {
  font: import.meta
    .resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  license: import.meta.resolve('@fontsource-variable/archivo/LICENSE'),
}

const fontSources: Record<keyof typeof typefaces, FontSource> = {
  plain: { ...archivo, axes: { wght: 740, wdth: 100 } },
  warm: {
    font: import.meta
      .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'),
    license: import.meta.resolve('@fontsource/bricolage-grotesque/LICENSE'),
  },
  wide: { ...archivo, axes: { wght: 760, wdth: 118 } },
  narrow: { ...archivo, axes: { wght: 800, wdth: 75 } },
  serif: {
    font: import.meta
      .resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2'),
    license: import.meta.resolve('@fontsource/fraunces/LICENSE'),
  },
}

/** The heading font, with only the used characters, its style sheet, and license. Undefined for the system's font. */
export function headingFont(content: SiteContent, base: string) {
  const typeface = typefaceOf(content)
  if (typeface === 'system') return undefined
  const source = fontSources[typeface]
  const font = readFileSync(fileURLToPath(source.font))
  const characters = charactersOf(content)
  const createFile = () => subsetFontFile(font, characters, source.axes)
  const hash = createHash('sha256').update(font).update(characters)
  hash.update(JSON.stringify([source.axes, features]))
  const file = `assets/heading-${hash.digest('hex').slice(0, 6)}.woff2`
  return {
    file,
    createFile,
    css: fontFaces(base + file, typeface),
    license: readFileSync(fileURLToPath(source.license), 'utf8'),
  }
}

/**
 * The OpenType features to keep: kerning and tabular numbers. Browsers use no ligatures in headings with letter-spacing.
 * The other features and their glyphs would add up to a fifth to the file.
 */
const features = ['kern', 'tnum']

function subsetFontFile(
  font: Uint8Array,
  characters: string,
  axes: FontSource['axes'],
): Promise<Uint8Array> {
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    ...(axes && { variationAxes: axes }),
  }
  return cachedFile(['font', font, characters, JSON.stringify(options)], async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(Buffer.from(font), characters, options)
  })
}

/** All characters, in every language, of headings in the model and of texts that sections add in that typeface. */
function charactersOf(content: SiteContent): string {
  const catalogs = languagesOf(content).map((language) => catalogOf(content, language))
  const contentHeadings = stringsIn(content).filter(({ node }) => node.isHeading)
  const codeHeadings = Object.keys(codeTexts).filter((id) => codeTexts[id]?.isHeading)
  const headings = [
    ...contentHeadings.map(({ value }) => value),
    ...codeHeadings,
  ].flatMap((id) => catalogs.map((catalog) => catalog[id] ?? id))
  const sectionCharacters = content.sections.flatMap((section) => {
    if (section.type === 'clients' && section.quote) return ['“”']
    if (section.type !== 'hours') return []
    return languagesOf(content).flatMap((language) => [
      '–',
      ...Object.values(hoursTexts(content, languages[language].lang)),
    ])
  })
  return [...new Set([...headings, ...sectionCharacters, addedCharacters].join(''))]
    .toSorted()
    .join('')
}

/** Characters that are not in the content: the numbers of steps, and no-break spaces. */
const addedCharacters = '0123456789\u00a0'

/**
 * System fonts as wide as Helvetica Bold, and a wider one: Arial on Windows and Apple's systems, Roboto on Android,
 * Liberation Sans or DejaVu Sans on Linux. https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc
 */
const fallbackFonts = [
  {
    width: 1,
    // Apple's browsers find a font by its PostScript name.
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  },
  { width: 1.19, names: ['DejaVu Sans Bold'] },
]

/** @font-face rules. The fallbacks have the same metrics, so that nothing moves, whether the font loads or not. */
function fontFaces(address: string, typeface: keyof typeof typefaces): string {
  const { width, ascent, descent } = typefaces[typeface]
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  const faces = fallbackFonts.map((fallback, index) => {
    const size = width / fallback.width
    const files = fallback.names.map((name) => `local("${name}")`).join()
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

/** Characters of Portuguese, English, and names from neighboring languages. */
const latinCharacters = String.fromCodePoint(
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => index + 0x20),
  ...Array.from('–—‘’“”…·•€™', (letter) => letter.charCodeAt(0)),
)

/** The font with all `latinCharacters`, for texts that are being written in the editor, and its style sheet. */
export async function editorFont(typeface: keyof typeof typefaces) {
  const source = fontSources[typeface]
  const font = readFileSync(fileURLToPath(source.font))
  return {
    font: await subsetFontFile(font, latinCharacters, source.axes),
    css: fontFaces(`${typeface}.woff2`, typeface),
  }
}
