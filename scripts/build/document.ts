/** Puts the document together: the same function serves the build and the dev server. */
import { languages, type Language } from '../../src/i18n/languages.ts'
import type { RenderedPage } from '../../src/entry-server.tsx'

interface DocumentParts {
  /** src/index.html */
  shell: string
  /** Tags for the head that the content decides. */
  head: string
  pages: Record<Language, RenderedPage>
  /** The compiled boot script (scripts/build/boot.ts). */
  boot: string
}

/** What must hold before any rule of the theme: the other language stays unseen, the announcer is for screen readers. */
const shellStyles =
  'html[data-hidden] #root{visibility:hidden}' +
  '#announcer{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}'

/** English in the root, Portuguese in a template; the boot script swaps them before the first paint. */
export function renderDocument({ shell, head, pages, boot }: DocumentParts): string {
  const { en, br } = pages
  const scoped = { ...en.styles.scoped, ...br.styles.scoped }
  const global = { ...en.styles.global, ...br.styles.global }
  const words = JSON.stringify({ en: en.words, br: br.words }).replaceAll('<', '\\u003c')
  const inHead = [
    `<style>${shellStyles}</style>`,
    ...Object.entries(global).map(([name, css]) => style(`css-global ${name}`, css)),
    // Emotion takes over the tag by these names, and so inserts none of its rules again.
    style(`css ${Object.keys(scoped).join(' ')}`, Object.values(scoped).join('')),
    `<script type="application/json" id="words">${words}</script>`,
    `<script>${boot}</script>`,
    head,
  ]
  const inBody = [
    `<p id="announcer" role="status"></p>`,
    `<div id="root">${en.html}</div>`,
    `<script>boot.root()</script>`,
    `<template id="other-language" lang="${languages.br.lang}">${br.html}</template>`,
    `<script>boot.page()</script>`,
  ]
  return shell
    .replace(/\s*<!--head-->\s*/, () => inHead.join(''))
    .replace(/\s*<!--page-->\s*/, () => inBody.join(''))
}

function style(name: string, css: string): string {
  return `<style data-emotion="${name}">${css}</style>`
}
