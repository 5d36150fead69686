import type { RenderedPage } from '../../src/entry-server.tsx'
import { languages, type Language } from '../../src/i18n/languages.ts'
import { compileBoot } from './boot.ts'
import { definedIn, leanStyles } from './leanStyles.ts'

interface DocumentParts {
  /** src/index.html */
  shell: string
  /** Tags for the head that the content decides. */
  head: string
  pages: Record<Language, RenderedPage>
  /** Addresses of the application's scripts, in the order to import them. */
  application: string[]
}

/**
 * What must hold before any rule of the theme: the other language stays unseen; the first section is laid out in the
 * frame that shows it, and not at the end of the document already; what lies below comes after it in steps (boot says
 * in data-first-view how many sections have come, and takes it away); the announcer is for screen readers.
 */
const shellStyles =
  'html[data-hidden] #root{display:none}' +
  ':is(html[data-first-view] :is(section~section~section~section,footer),html[data-first-view="2"] section~section~section,html[data-first-view=""] section){content-visibility:auto;contain-intrinsic-size:auto 50rem}' +
  // On most phones the first section fills the screen: two screens further down the browser does not lay out the next one.
  // What is in it is not there at all yet: at the end of the load the browser looks for fields to fill in, which would lay out the form's section.
  '@media screen and (max-width:599.95px) and (max-height:850px){html[data-first-view=""] main>:first-child+section{margin-top:200vh}' +
  'html[data-first-view=""] section~section>*{display:none}}' +
  '#announcer{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}'

/** The document, in the build and in the dev server alike: English in the root, Portuguese in a template; the boot script swaps them before the first paint. */
export async function renderDocument(parts: DocumentParts): Promise<string> {
  const { en, br } = parts.pages
  const words = { en: en.words, br: br.words }
  const boot = await compileBoot({ application: parts.application, words })
  const { key } = en.styles
  const global = { ...en.styles.global, ...br.styles.global }
  const defined = definedIn(Object.values(global).join(''))
  const inHead = [
    ...Object.entries(global).map(([name, css]) =>
      style(`${key}-global ${name}`, leanStyles(css, defined)),
    ),
    componentStyles(
      key,
      { ...en.styles.scoped, ...br.styles.scoped },
      en.html + br.html,
      defined,
    ),
    parts.head,
    `<script>${boot}</script>`,
  ]
  const inBody = [
    `<p id="announcer" role="status"></p>`,
    `<div id="root">${en.html}</div>`,
    `<template id="other-language" lang="${languages.br.lang}">${br.html}</template>`,
  ]
  return parts.shell
    .replace(/\s*<!--head-->\s*/, () => inHead.join(''))
    .replace(/\s*<!--page-->\s*/, () => inBody.join(''))
}

/**
 * The rules of the components. Emotion inserts none again that the tag names. Rules that it has merged into others stay
 * out of the document, so their names stand here; the application reads the others from the rules (src/styleCache.ts).
 */
function componentStyles(
  key: string,
  rules: Record<string, string>,
  html: string,
  defined: ReadonlySet<string>,
): string {
  const names = Object.keys(rules)
  const isUsed = (name: string) => html.includes(`${key}-${name}`)
  const merged = names.filter((name) => !isUsed(name))
  const css = names.filter(isUsed).map((name) => rules[name])
  return style(
    [key, ...merged].join(' '),
    leanStyles(shellStyles + css.join(''), defined),
  )
}

function style(name: string, css: string): string {
  // By data-s Emotion's default cache knows that the tag is not for it to move.
  return `<style data-emotion="${name}" data-s>${css}</style>`
}
