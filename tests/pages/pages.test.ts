import { readFileSync } from 'node:fs'

import { CacheProvider } from '@emotion/react'
import { imageSize } from 'image-size'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

import { setValue } from '../../schema/editContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { pageContent } from '../../schema/pageContent.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import { contentOnPage } from '../../schema/read/contentOnPage.ts'
import { stringsIn } from '../../schema/read/modelTree.ts'
import { App } from '../../src/App.tsx'
import { renderGlobalStyles } from '../../src/entry-server.tsx'
import { edgeStyles } from '../../src/pageStyles.ts'
import { createServerCache } from '../../src/styleCache.ts'
import { pathOf } from '../check/rowsOf.ts'
import { inOneLanguage } from '../fixtures/inOneLanguage.ts'
import { acceptedContent, readAccepted } from '../support/acceptedContent.ts'
import variants from './variants.json' with { type: 'json' }

// Together they have every section, scene, and typeface.
const folders = ['all-sections', 'sample', 'bakery', 'clinic', 'lawyers', 'weather']

/**
 * Photos have a smaller copy, as the build makes it; drawings need a light background. `omittedPath` is the path in
 * the content of a picture that is left out, so that the motif's scene is shown.
 */
function picturesOf(content: SiteContent, folder: string, omittedPath?: string) {
  const pictureOf = (src: string) => {
    const smaller = { type: 'image/avif', srcSet: `${src}.avif 400w` }
    const byType = src.endsWith('.svg')
      ? { sources: [], ground: '#fdf8ef' }
      : { sources: [smaller] }
    const file = readFileSync(`tests/fixtures/${folder}/public${src}`)
    const { width, height } = imageSize(file)
    return { src, width, height, ...byType }
  }
  const paths = stringsIn(content).flatMap(({ path, value, node }) =>
    node.picture && path.join('/') !== omittedPath ? value : [],
  )
  const { mark } = content.company
  return {
    mark: mark === undefined ? mark : pictureOf(mark),
    pictures: Object.fromEntries(paths.map((src) => [src, pictureOf(src)])),
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

/** Lines with links and pictures have a number from their second occurrence on. */
function withNumbers(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    return count > 1 && /^<(?:a|img) /.test(line) ? `${line} (${count})` : line
  })
}

/** One rule per line, without names of classes. */
const linesOfStyles = (styles: readonly string[]) =>
  styles
    .map((rule) => rule.replaceAll(/\.c-\w+/g, '&'))
    .flatMap((rule) => rule.split(/(?<=\})/))

/** Renders the page in each of its languages. Returns the lines of each, and of the styles of all. */
function render(visible: SiteContent, folder: string, omittedPath?: string) {
  const content = pageContent(visible, '/', picturesOf(visible, folder, omittedPath))
  const styles = new Set<string>()
  const pages = languagesOf(visible).map((language) => {
    const cache = createServerCache()
    const app = createElement(App, { content, language, year: 2026 })
    const html = renderToString(createElement(CacheProvider, { value: cache }, app))
    for (const rule of Object.values(cache.inserted)) styles.add(String(rule))
    return linesOfPage(html)
  })
  return [...pages, linesOfStyles([...styles])]
}

const renderFixture = (folder: string) => {
  const visible = contentOnPage(readAccepted(`${folder}/content/site.json`))
  return render(visible, folder, 'sections/0/picture/file')
}

beforeEach(() => void vi.setSystemTime('2026-06-01T12:00:00Z'))

// To accept an intended difference, run `npx vitest run --project=node tests/pages -u`.
test.each(folders)(
  'the elements, texts, and styles of the page of “%s” match the snapshots',
  async (name) => {
    const isFirm = !['all-sections', 'sample'].includes(name)
    const [en = [], br = [], styles = []] = renderFixture(isFirm ? `firms/${name}` : name)
    await expect(en.join('\n')).toMatchFileSnapshot(`${name}.en.txt`)
    // Lines that are the same in English are only in the English snapshot.
    expect(br).toHaveLength(en.length)
    const differentLines = br.filter((line, index) => line !== en[index])
    await expect(differentLines.join('\n')).toMatchFileSnapshot(`${name}.br.txt`)
    await expect(styles.join('\n')).toMatchFileSnapshot(`${name}.styles.txt`)
  },
)

/** The page of “all-sections”, with which its variants are compared. */
let base: string[][] | undefined

// Each variant changes values of “all-sections”, by path; null removes one.
test.each(Object.entries(variants))(
  'the differences between the variant %s and the page of “all-sections” match the snapshot',
  async (name, changes) => {
    const [baseLines = [], , baseStyles = []] = (base ??= renderFixture('all-sections'))
    let content = inOneLanguage(readAccepted('all-sections/content/site.json'), 'en')
    for (const [path, value] of Object.entries(changes))
      content = setValue(content, pathOf(path), value ?? undefined)
    const visible = contentOnPage(acceptedContent(content))
    const [lines = [], styles = []] = render(visible, 'all-sections')
    const [before, page] = [withNumbers(baseLines), withNumbers(lines)]
    const differences = [
      ...before.filter((line) => !page.includes(line)),
      '\nInstead:',
      ...page.filter((line) => !before.includes(line)),
      ...styles.filter((line) => !baseStyles.includes(line)),
    ]
    await expect(differences.join('\n')).toMatchFileSnapshot(`variant.${name}.txt`)
  },
)

test('the styles of the whole document match the snapshot', async () => {
  const { first, later } = renderGlobalStyles()
  const edge = edgeStyles({ width: 16, height: 14, path: 'M0 0h6v6z' })
  const lines = [...linesOfStyles([first, later]), JSON.stringify(edge, null, 1)]
  await expect(lines.join('\n')).toMatchFileSnapshot('document.styles.txt')
})
