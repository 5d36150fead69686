import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import {
  laterStylesDefine,
  pageStyleSheets,
  placeholderDefine,
  withLaterStyles,
} from './pageStyleSheets.ts'

const link = String(JSON.parse(Object.values(placeholderDefine).join('')))
const rules = {
  hero:
    '.c-hero{gap:1px;color:var(--used,red)}.c-hero:hover{gap:3px}.c-hero:focus-visible{gap:4px}' +
    '@media print,(forced-colors: active){.c-hero{gap:6px}}@media (forced-colors: active){.c-hero{gap:7px}}' +
    '@media print{.c-hero{gap:2px}}@media (min-width:0px){.c-hero{order:0}}' +
    '@media (min-width:900px){.c-hero:hover{order:var(--own,9)}}',
  answer: '.c-answer{gap:4px}',
  form: '.c-form{gap:5px;color:var(--late)}',
  both: '.c-both{gap:8px}@media print{.c-both{gap:9px}}',
}
const first =
  ':root{--used:#111;--late:#222;--mode:light-dark(#333,#444)}b{--own:1;color:var(--mode)}' +
  '@media (prefers-color-scheme:dark){:root{--used:#555;--late:#666}}details p{top:1px}[open] p{top:2px}'
/** This content has no rules for a font, which another snapshot contains. */
const content = copyOfSample()
content.site.typeface = 'system'
const sheetsOf = (html: string, later = 'b{top:0}') =>
  pageStyleSheets(
    content,
    {
      render: () => ({ html, rules }),
      renderGlobalStyles: () => ({ first, later }),
    },
    { hero: '1' },
  )
const hero =
  '<h1 class="c-hero c-both"></h1><details><summary></summary><p class="c-answer"></p></details>'
const form = '<form class="c-form c-both"></form>'

test('the document contains only the styles of the first view', async () => {
  const html = `${hero}${link}${form}`
  const sheets = sheetsOf(html)
  const withoutLink = sheetsOf(hero + form)
  expect(withoutLink.later).toBeUndefined()
  const texts = [sheets.inline, sheets.later?.css, withoutLink.inline].join('\n\n')
  await expect(texts.replaceAll('}', '}\n')).toMatchFileSnapshot(
    '__snapshots__/styles.txt',
  )
  const path = `/${sheets.later?.file}`
  expect(path).toMatch(/^\/assets\/later-[\da-f]{6}\.css$/)
  expect(withLaterStyles(html, sheets, '/')).toBe(html.replace(link, path))
  expect(withLaterStyles('<p>', withoutLink, '/')).toBe('<p>')
  expect(Object.values(laterStylesDefine(sheets, content))).toEqual([
    JSON.stringify(path),
  ])
  expect(() => sheetsOf(html, 'p{color:var(--none);gap:var(--no)}')).toThrow(
    'the theme has no --none, --no, which',
  )
})
