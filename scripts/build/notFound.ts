import { paletteOf } from '../../schema/colors/palette.ts'
import type { Scheme } from '../../schema/colors/scheme.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import {
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'
import { column } from '../../src/components/column.ts'
import { escapeHtml } from './markup.ts'
import { basePath, plainText } from './siteWords.ts'

/**
 * What hosts send with status 404: the number, a sentence and the way to the page in each language, in the look of the
 * page. It has no script and no file of its own.
 */
export function notFoundHtml(content: SiteContent): string {
  const { light, dark } = paletteOf(content.site.colors)
  const language = defaultLanguageOf(content)
  const others = languagesOf(content).filter((other) => other !== language)
  const name = escapeHtml(content.company.name)
  const css = `:root{${colors(light)}}@media(prefers-color-scheme:dark){:root{${colors(dark)}}}${look}`
  return [
    `<!doctype html><html lang="${languages[language].lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>404 · ${name}</title><style>${css}</style></head>`,
    `<body><main><h1>404</h1>${drawing}`,
    `<nav aria-label="${name}">${[language, ...others].map((to) => link(content, to)).join('')}</nav>`,
    '</main></body></html>\n',
  ].join('')
}

function link(content: SiteContent, to: Language): string {
  const catalog = catalogOf(content, to)
  const isOnly = languagesOf(content).length === 1
  const { lang, flagTitle } = languages[to]
  const words = isOnly ? plainText(catalog['page.title']) : flagTitle
  const address = basePath(content) + (isOnly ? '' : `?lang=${to}`)
  const missing = catalog['page.missing']
  const sentence = missing === undefined ? '' : `${escapeHtml(plainText(missing))}<br>`
  return `<p lang="${lang}">${sentence}<a href="${address}" hreflang="${lang}">${escapeHtml(words)}</a></p>`
}

const colors = ({ panel, sky, horizon, sun, hills, ground, onGround }: Scheme) =>
  Object.entries({ panel, sky, horizon, sun, hills, ground, onGround })
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

// Number and drawing leave room for the way on in a low window.
const look =
  'body{margin:0;overflow-x:clip;font:bold 1.125rem/1.5 system-ui,sans-serif;color:var(--onGround);background:var(--ground)}' +
  'h1{margin:0;padding:4vh 5vw 0;font-size:min(clamp(6rem,20vw,20rem),28vh);line-height:1.1;letter-spacing:-.04em;background:var(--panel)}' +
  'svg{display:block;width:1px;height:min(clamp(11rem,24vw,26rem),34vh);margin-left:66%;overflow:visible}' +
  'nav{display:flex;flex-wrap:wrap;gap:8px 64px;padding:24px 5vw}p{flex:0 1 20em;margin:16px 0;text-wrap:balance}' +
  'a{display:inline-block;margin-top:16px;padding:12px 24px;border:1px solid;border-radius:12px;color:inherit;text-decoration:none}' +
  'p:first-child a{color:var(--ground);background:var(--sun)}' +
  'a:focus-visible{outline:3px solid var(--onGround);outline-offset:3px}'

const drawing =
  '<svg viewBox="0 0 1 56" preserveAspectRatio="xMidYMin slice" aria-hidden="true">' +
  '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--sky)"/><stop offset="1" stop-color="var(--horizon)"/></linearGradient>' +
  `<pattern id="columns" width="48" height="99" patternUnits="userSpaceOnUse"><path fill="var(--onGround)" d="${column}"/></pattern>` +
  '<path fill="url(#sky)" d="M-999 0h1998v46H-999z"/><circle fill="var(--sun)" cy="36" r="29"/>' +
  '<path fill="var(--hills)" d="M-999 42h1998v4H-999z"/><path fill="var(--ground)" d="M-999 46h1998v20H-999z"/>' +
  '<path fill="url(#columns)" d="M-999 0h1998v56H-999z"/></svg>'
