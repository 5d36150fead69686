import type { Palette } from './colors/colors.ts'
import { paletteOf } from './colors/palette.ts'
import { setValue } from './editContent.ts'
import type { SiteContent } from './generated/siteContent.ts'
import { reachDrawings, type IconDrawing } from './icons/reachDrawings.ts'
import { languages, type Language } from './languages.ts'
import type { Motif } from './look/drawings.ts'
import { headlineWidths, widestWord, type HeadlineWidths } from './look/headline.ts'
import { motifOf } from './look/motifs.ts'
import { clientsWithBand } from './look/record.ts'
import { typefaceOf } from './look/typefaces.ts'
import { compileCatalog, type CompiledCatalog } from './page/compileCatalog.ts'
import { withNoBreakSpaces, getsNoBreakSpaces } from './page/noBreakSpaces.ts'
import { hoursTexts } from './page/openingHours.ts'
import { byLanguage, catalogOf, languagesOf } from './read/contentLanguages.ts'
import { stringsIn } from './read/modelTree.ts'

/** A picture on the page; its size reserves its space while it loads. */
export interface PagePicture {
  src: string
  width: number
  height: number
  /** The same picture in newer formats and other widths, the best first. */
  sources: { type: string; srcSet: string }[]
  /** The background that the picture needs in the dark scheme. */
  ground?: string
  /** Set if the logo is hard to see in the color of a section, so the header keeps its own color. */
  isFaint?: true
}

/** The pictures that the build creates from the owner's files. */
export interface PagePictures {
  mark: PagePicture | undefined
  /** Pictures of which the build makes smaller ones, by their path in the content. */
  pictures: Record<string, PagePicture>
  /** The address of the drawings below the first view, without a fragment. */
  drawingsFile: string | undefined
}

/** The content for the page: without values that only the editor needs, with compiled texts and derived colors. */
export interface PageContent extends PagePictures {
  site: Omit<SiteContent, '$schema' | 'catalogs'>
  /** The catalogs of the page's languages only, in the order of the flags. */
  catalogs: Record<Language, CompiledCatalog>
  palette: Palette
  /** The icons of the ways to reach the company, by names such as "reach.whatsapp". */
  reachIcons: Record<string, IconDrawing>
  /** Ids of the sections that repeat the title of an earlier one, in any language. */
  sectionsWithRepeatedTitle: string[]
  motif: Pick<Motif, 'scene' | 'edge'> & { hasYears?: true }
  /** The number of clients in the chart of a clients section, by the section's id; no entry without a chart. */
  bandCounts: Record<string, number>
  /** Widths of the heroes' headlines, by the section's id. */
  headlines: Record<string, Partial<Record<Language, HeadlineWidths>>>
  /** Width in em of the widest word of a service's title in any language, by the service's id. */
  widestWords: Record<string, number>
  /** Width in em of the widest word of the company's name. */
  companyNameWidth: number
}

/** Expects the result of `contentOnPage`. Addresses of files begin with `base`, the site's folder on its host. */
export function pageContent(
  content: SiteContent,
  base: string,
  pictures: PagePictures = { mark: undefined, pictures: {}, drawingsFile: undefined },
): PageContent {
  const { catalogs: _, $schema: __, ...site } = withBase(content, base)
  return {
    site,
    catalogs: byLanguage(languagesOf(content), (language) =>
      compileCatalog(
        catalogWithNoBreakSpaces({
          ...catalogOf(content, language),
          // The text of the 404 page, which is a separate page.
          'page.missing': undefined,
          ...hoursTexts(content, languages[language].lang),
        }),
      ),
    ),
    reachIcons: reachIconsIn(content),
    palette: paletteOf(site.site.colors),
    sectionsWithRepeatedTitle: sectionsWithRepeatedTitle(content),
    motif: motifIn(content),
    bandCounts: bandCountsIn(content),
    headlines: headlinesIn(content),
    widestWords: widestWordsIn(content),
    companyNameWidth: widestWord(content.company.name, typefaceOf(content)),
    ...pictures,
  }
}

function catalogWithNoBreakSpaces(catalog: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(catalog).map(([id, text]) => [
      id,
      text !== undefined && getsNoBreakSpaces(id) ? withNoBreakSpaces(text) : text,
    ]),
  )
}

function reachIconsIn({ company }: SiteContent): Record<string, IconDrawing> {
  const reachNames: string[] = (company.social ?? []).map(({ network }) => network)
  if (company.whatsapp) reachNames.push('whatsapp')
  return Object.fromEntries(
    reachNames.flatMap((name) => {
      const drawing = reachDrawings[name]
      return drawing ? [[`reach.${name}`, drawing]] : []
    }),
  )
}

function sectionsWithRepeatedTitle(content: SiteContent): string[] {
  const seenTitles = new Set<string>()
  return content.sections.flatMap((section) => {
    if (!('title' in section)) return []
    const titles = languagesOf(content).map(
      (language) => `${language} ${catalogOf(content, language)[section.title]?.trim()}`,
    )
    const isNew = titles.every((title) => !seenTitles.has(title))
    for (const title of titles) seenTitles.add(title)
    return isNew ? [] : [section.id]
  })
}

function motifIn(content: SiteContent): PageContent['motif'] {
  const { scene, edge, yearColumn: year } = motifOf(content)
  return {
    scene,
    ...(edge && { edge }),
    ...(year !== undefined && { hasYears: true as const }),
  }
}

function bandCountsIn(content: SiteContent): PageContent['bandCounts'] {
  const entries = content.sections.flatMap((section) => {
    const bands = section.type === 'clients' ? clientsWithBand(section, content) : []
    return bands.length > 0 ? [[section.id, bands.length]] : []
  })
  return Object.fromEntries(entries)
}

const textOnPage = (content: SiteContent, language: Language, id: string) =>
  withNoBreakSpaces(catalogOf(content, language)[id] ?? '')

function headlinesIn(content: SiteContent): PageContent['headlines'] {
  const typeface = typefaceOf(content)
  const heroes = content.sections.filter((section) => section.type === 'hero')
  return Object.fromEntries(
    heroes.map(({ id, title, layout }) => [
      id,
      byLanguage(languagesOf(content), (language) =>
        headlineWidths(textOnPage(content, language, title), typeface, layout),
      ),
    ]),
  )
}

function widestWordsIn(content: SiteContent): Record<string, number> {
  const { services = [] } = content
  const typeface = typefaceOf(content)
  const widthOf = (language: Language, id: string) =>
    widestWord(textOnPage(content, language, id), typeface)
  return Object.fromEntries(
    services.map(({ id, title }) => [
      id,
      Math.max(...languagesOf(content).map((language) => widthOf(language, title))),
    ]),
  )
}

/** Adds the base to the addresses of files that the page links to or loads. */
function withBase(content: SiteContent, base: string): SiteContent {
  return stringsIn(content).reduce((result, { path, value, node }) => {
    const mayNeedBase = node.picture?.isLoadedDirectly || node.format === 'linkOrFile'
    return mayNeedBase && value.startsWith('/')
      ? setValue(result, path, base + value.slice(1))
      : result
  }, content)
}
