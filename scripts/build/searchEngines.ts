/** Data for search engines and link previews, from the content. */
import { paletteOf } from '../../schema/colors/palette.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import { sharePictureName } from '../../schema/model/pictures.ts'
import { escapeHtml } from '../../schema/page/markup.ts'
import { catalogOf, defaultLanguageOf } from '../../schema/read/contentLanguages.ts'
import { absoluteAddress, basePath } from './addresses.ts'

/** Open Graph requires a country for every language: en_US, pt_BR. */
function openGraphLocale(key: Language): string {
  const { language, region } = new Intl.Locale(languages[key].lang).maximize()
  return `${language}_${region}`
}

/** The content's tags in the head, in the document's language. The boot script translates title and description. */
export function headTags(content: SiteContent): string {
  const { address, colors, verification: { google, bing } = {} } = content.site
  const { light, dark } = paletteOf(colors)
  const base = basePath(content)
  const language = defaultLanguageOf(content)
  const catalog = catalogOf(content, language)
  const { 'page.title': title, 'page.description': description } = catalog
  const shareAlt = `${content.company.name}: ${headlineOf(content, language)}`
  const sharePicture = absoluteAddress(content, sharePictureName(language))
  const meta = (key: 'name' | 'property', name: string, value: string, suffix = '') =>
    `<meta ${key}="${name}" content="${escapeHtml(value)}"${suffix}>`
  const link = (rel: string, href: string, suffix = '') =>
    `<link rel="${rel}" href="${escapeHtml(href)}"${suffix}>`
  const mediaOf = (name: string) => ` media="(prefers-color-scheme: ${name})"`

  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    // Phones would turn a CNPJ into a link that dials it. Phone numbers are links already.
    meta('name', 'format-detection', 'telephone=no'),
    link('canonical', address),
    // The browser's bar gets the color of the header.
    meta('name', 'theme-color', light.panel, mediaOf('light')),
    meta('name', 'theme-color', dark.ground, mediaOf('dark')),
    // Safari shows no SVG icons.
    link('icon', `${base}icon-192.png`, ' sizes="192x192"'),
    link('icon', `${base}icon.svg`, ' type="image/svg+xml"'),
    link('apple-touch-icon', `${base}apple-touch-icon.png`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', sharePicture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', shareAlt),
    meta('property', 'og:locale', openGraphLocale(language)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(google === undefined ? [] : [meta('name', 'google-site-verification', google)]),
    ...(bing === undefined ? [] : [meta('name', 'msvalidate.01', bing)]),
  ].join('')
}

/** The headline of the page, for link previews. */
export function headlineOf(content: SiteContent, language: Language): string {
  const hero = content.sections.find((section) => section.type === 'hero')
  const catalog = catalogOf(content, language)
  return catalog[hero?.title ?? ''] ?? catalog['page.title']
}

/** Files next to the document, with the functions that create them. */
export const metadataFiles = new Map<string, (content: SiteContent) => string>([
  ['robots.txt', robotsTxt],
  ['sitemap.xml', sitemapXml],
])

function robotsTxt(content: SiteContent): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(content, 'sitemap.xml')}\n`
}

function sitemapXml(content: SiteContent): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `  <url><loc>${escapeHtml(content.site.address)}</loc></url>\n` +
    '</urlset>\n'
  )
}
