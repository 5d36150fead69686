import { CacheProvider } from '@emotion/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { pageContent } from '../../schema/pageContent.ts'
import { contentOnPage } from '../../schema/read/contentOnPage.ts'
import { stringsIn } from '../../schema/read/modelTree.ts'
import { App } from '../../src/App.tsx'
import { renderGlobalStyles } from '../../src/entry-server.tsx'
import { createServerCache } from '../../src/styleCache.ts'
import { readAccepted } from '../support/acceptedContent.ts'

// Together they have every section, scene, and typeface.
const folders = ['all-sections', 'sample', 'bakery', 'clinic', 'lawyers', 'weather']

/**
 * Photos have a smaller copy, as the build makes it; drawings need a light background. The first hero has none, so that
 * it shows the motif's scene.
 */
function picturesOf(content: SiteContent) {
  const paths = stringsIn(content).flatMap(({ path, value, node }) =>
    node.picture && path.join('/') !== 'sections/0/picture/file' ? value : [],
  )
  const pictures = paths.map((src) => {
    const smaller = { type: 'image/avif', srcSet: `${src}.avif 400w` }
    const byType = src.endsWith('.svg')
      ? { sources: [], ground: '#fdf8ef' }
      : { sources: [smaller] }
    return [src, { src, width: 40, height: 30, ...byType }] as const
  })
  return {
    mark: undefined,
    pictures: Object.fromEntries(pictures),
    drawingsFile: '/drawings.svg',
  }
}

/** One tag or text per line. Names of classes are left out, because they change with every style. */
const linesOfPage = (html: string) =>
  html
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/(?<=>)(?=[^<])|(?=<)/g, '\n')
    .trim()
    .split('\n')

/** One rule per line, without names of classes. */
const linesOfStyles = (styles: readonly string[]) =>
  styles
    .map((rule) => rule.replaceAll(/\.c-\w+/g, '&'))
    .flatMap((rule) => rule.split(/(?<=\})/))
    .join('\n')

// To accept an intended difference, run `npx vitest run --project=node tests/pages -u`.
test.each(folders)(
  'the page of “%s” has its elements, texts, and styles',
  async (name) => {
    vi.setSystemTime('2026-06-01T12:00:00Z')
    const folder = ['all-sections', 'sample'].includes(name) ? name : `firms/${name}`
    const file = `${folder}/content/site.json`
    const shown = contentOnPage(readAccepted(file))
    const content = pageContent(shown, '/', picturesOf(shown))
    const styles = new Set<string>()
    const [en, br] = (['en', 'br'] as const).map((language) => {
      const cache = createServerCache()
      const app = createElement(App, { content, language, year: 2026 })
      const html = renderToString(createElement(CacheProvider, { value: cache }, app))
      for (const rule of Object.values(cache.inserted)) styles.add(String(rule))
      return linesOfPage(html)
    }) as [string[], string[]]
    await expect(en.join('\n')).toMatchFileSnapshot(`${name}.en.txt`)
    // Lines that are the same in English are recorded once.
    expect(br).toHaveLength(en.length)
    const ofBr = br.filter((line, index) => line !== en[index])
    await expect(ofBr.join('\n')).toMatchFileSnapshot(`${name}.br.txt`)
    await expect(linesOfStyles([...styles])).toMatchFileSnapshot(`${name}.styles.txt`)
  },
)

test('the styles of the whole document are the recorded ones', async () => {
  const { first, later } = renderGlobalStyles()
  await expect(linesOfStyles([first, later])).toMatchFileSnapshot('document.styles.txt')
})
