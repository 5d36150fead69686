import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import {
  laterStylesDefine,
  pageStyleSheets,
  placeholderDefine,
  withLaterStyles,
} from './pageStyleSheets.ts'
import styles from './styles.json' with { type: 'json' }

const link = String(JSON.parse(Object.values(placeholderDefine).join('')))
/** This content has no rules for a font, which another snapshot contains. */
const content = copyOfSample()
content.site.typeface = 'system'
const sheetsOf = (html: string, later = 'b{top:0}') =>
  pageStyleSheets(
    content,
    {
      render: () => ({ html, rules: styles.rules }),
      renderGlobalStyles: () => ({ first: styles.first, later }),
    },
    { hero: '1' },
  )
const hero =
  '<h1 class="c-hero c-both"></h1><details><summary></summary><p class="c-answer"></p></details>'
const form = '<form class="c-form c-both"></form>'

test('the document contains only the styles of the first view, and a link to the others', async () => {
  const html = `${hero}${link}${form}`
  const sheets = sheetsOf(html)
  const withoutLink = sheetsOf(hero + form)
  expect(withoutLink.later).toBeUndefined()
  const cssTexts = [sheets.inline, sheets.later?.css, withoutLink.inline].join('\n\n')
  await expect(cssTexts.replaceAll('}', '}\n')).toMatchFileSnapshot(
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
