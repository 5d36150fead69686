import { paletteOf } from '../../schema/colors/palette.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import { colorStyles } from '../../schema/look/drawingColors.ts'
import { cssColor } from '../../schema/look/drawings.ts'
import { motifOf } from '../../schema/look/motifs.ts'
import { escapeHtml } from '../../schema/page/markup.ts'
import {
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'
import { ownerPolicyTag } from '../hosting/policy.ts'
import { basePath } from './addresses.ts'

/**
 * The page for status 404: the number, a sentence, and a link to the site in every language, styled like the page. It
 * needs no script and no other file.
 */
export function notFoundHtml(content: SiteContent): string {
  const language = defaultLanguageOf(content)
  const otherLanguages = languagesOf(content).filter((other) => other !== language)
  const name = escapeHtml(content.company.name)
  const css = colorStyles(paletteOf(content.site.colors)) + styles
  const drawing = `<svg viewBox="0 0 1 64" preserveAspectRatio="xMinYMin slice" aria-hidden="true">${motifOf(content).scene}</svg>`
  return [
    `<!doctype html><html lang="${languages[language].lang}"><head><meta charset="utf-8">`,
    ownerPolicyTag([css]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>404 · ${name}</title><style>${css}</style></head>`,
    `<body><main><div><h1>404</h1>${drawing}</div>`,
    `<nav aria-label="${name}">${[language, ...otherLanguages].map((to) => link(content, to)).join('')}</nav>`,
    '</main></body></html>\n',
  ].join('')
}

function link(content: SiteContent, language: Language): string {
  const catalog = catalogOf(content, language)
  const isOnlyLanguage = languagesOf(content).length === 1
  const { lang, flagTitle } = languages[language]
  const label = isOnlyLanguage ? catalog['page.title'] : flagTitle
  const address = basePath(content) + (isOnlyLanguage ? '' : `?lang=${language}`)
  const missing = catalog['page.missing']
  const sentence = missing === undefined ? '' : `${escapeHtml(missing)}<br>`
  return `<p lang="${lang}">${sentence}<a href="${address}" hreflang="${lang}">${escapeHtml(label)}</a></p>`
}

// In a low window, the number and the drawing shrink so that the link stays visible.
const styles =
  `body{margin:0;overflow-x:clip;font:bold 1.125rem/1.5 system-ui,sans-serif;color:${cssColor('onGround')};background:${cssColor('ground')}}` +
  'h1{margin:0;padding:4vh 5vw 0;font-size:min(clamp(6rem,20vw,20rem),28vh);line-height:1.1;letter-spacing:-.04em}' +
  `div{background:linear-gradient(${cssColor('panel')},${cssColor('horizon')} 85%)}` +
  'svg{display:block;width:1px;height:min(clamp(11rem,24vw,26rem),34vh);margin-left:5vw;overflow:visible}' +
  'nav{display:flex;flex-wrap:wrap;gap:8px 64px;padding:24px 5vw}p{flex:0 1 20em;margin:16px 0;text-wrap:balance}' +
  'a{display:inline-block;margin-top:16px;padding:12px 24px;border:1px solid;border-radius:12px;color:inherit;text-decoration:none}' +
  `p:first-child a{color:${cssColor('ground')};background:${cssColor('sun')}}` +
  `a:focus-visible{outline:3px solid ${cssColor('onGround')};outline-offset:3px}`
