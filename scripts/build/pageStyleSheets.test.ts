import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import {
  laterStylesDefine,
  pageStyleSheets,
  placeholderDefine,
  withLaterStyles,
} from './pageStyleSheets.ts'

const link = String(JSON.parse(Object.values(placeholderDefine).join('')))
const rules = {
  hero: '.c-hero{gap:1px}@media print{.c-hero{gap:2px}}.c-hero:hover{gap:3px}',
  answer: '.c-answer{gap:4px}',
  form: '.c-form{gap:5px}',
}
const sheetsOf = (html: string) =>
  pageStyleSheets(
    sampleContent,
    {
      render: () => ({ html, rules }),
      renderGlobalStyles: () => ({ first: 'a{top:0}', later: 'b{top:0}' }),
    },
    { hero: '1' },
  )
const hero =
  '<h1 class="c-hero"></h1><details><summary></summary><p class="c-answer"></p></details>'

test('the styles of the first view are in the document, and all others are in a file', () => {
  const html = `${hero}${link}<form class="c-form"></form>`
  const sheets = sheetsOf(html)
  expect(sheets.inline).toMatch(/a\{top:0\}.*\.c-1\{gap:1px\}$/s)
  expect(sheets.later?.css).toBe(
    '.c-1:hover{gap:3px}b{top:0}.c-answer{gap:4px}.c-form{gap:5px}@media print{.c-1{gap:2px}}',
  )
  const path = `/${sheets.later?.file}`
  expect(withLaterStyles(html, sheets, '/')).toBe(html.replace(link, path))
  expect(Object.values(laterStylesDefine(sheets, sampleContent))).toEqual([
    JSON.stringify(path),
  ])
})
