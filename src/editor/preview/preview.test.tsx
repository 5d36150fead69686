import { CacheProvider } from '@emotion/react'
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { withoutStyles } from '../../../tests/support/renderInEditor.tsx'
import { withChanges } from '../../../tests/support/withChanges.ts'
import { App } from '../../App.tsx'
import { setText } from '../contentActions/actions.ts'
import type { ShownPicture } from '../pictures/namedPictures.ts'
import { renderFieldMarkup } from './fieldMarkup.tsx'
import { pathMapOf } from './pathMap.ts'
import events from './preview.cases.json' with { type: 'json' }
import { viewContent } from './viewContent.ts'

const allSections = readAccepted('all-sections/content/site.json')
// The page shows the title of an empty text, so that there is something to click.
const content = setText(allSections, 'en', 'steps.title', '')
const pictures = new Map<string, ShownPicture>(
  stringsIn(content)
    .filter(({ node }) => node.picture)
    .map(({ value: src }) => [
      src,
      { src, width: 40, height: 30, sources: [], svg: undefined },
    ]),
)

/** Shows the page of all sections and returns its map. Elements inside `inView` are in view. */
function showPage(language: Language) {
  const viewport = { inView: '*' }
  // Instead of the texts of days and times, such as "@monday", the field markup has markers. React Intl reports them as
  // missing.
  const reportError = vi.mocked(console.error).getMockImplementation()
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    if (!String(values[0]).includes('Missing message: "@')) reportError?.(...values)
  })
  vi.useFakeTimers({ now: new Date('2026-06-15'), toFake: ['Date'] })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, this.closest(viewport.inView) ? 0 : 10_000, 10, 10)
  })
  // Ignores styles that other tests have left in the document.
  const styleOf = (element: Element) => {
    const display = element instanceof HTMLElement ? element.style.display : ''
    return { display, clipPath: 'none' } as CSSStyleDeclaration
  }
  vi.spyOn(window, 'getComputedStyle').mockImplementation(styleOf)
  const view = { content, pictures, language, scheme: 'light' } as const
  const page = viewContent(view, undefined)
  const { container } = render(
    <CacheProvider value={withoutStyles}>
      <App content={page} language={language} year={2026} />
    </CacheProvider>,
  )
  const ids = content.sections.map(({ id }) => id)
  const map = pathMapOf(renderFieldMarkup(content, page, language), container, ids)
  return { container, map, viewport }
}

const english = { language: 'en', scheme: 'light' } as const

test('a light logo of the company is marked as faint, and logos are shown without their margins', () => {
  const light = Uint8ClampedArray.from([255, 255, 255, 255, 0, 0, 0, 0])
  const filled = Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 255, 255])
  const trimmed = { url: 'data:trimmed', left: 10, top: 20, width: 40, height: 10 }
  const pageWith = (pixels: Uint8ClampedArray) => {
    const shown = [...pictures].map(
      ([name, picture]) =>
        [name, { ...picture, svg: '<svg/>', pixels, trimmed }] as const,
    )
    return viewContent({ ...english, content, pictures: new Map(shown) }, undefined)
  }
  expect(pageWith(filled).mark?.isFaint).toBeUndefined()
  const { mark, site } = pageWith(light)
  expect(mark).toMatchObject({ isFaint: true, width: 144, height: 36 })
  expect(decodeURIComponent(mark?.src ?? '')).toContain('viewBox="10 20 40 10"')
  expect(site.clients?.[0]?.logo).toBe('data:trimmed')
})

test('titles replace missing texts, and pictures that are not loaded request nothing', () => {
  const missing = withChanges(content, [
    ['setValue', ['company', 'name'], ''],
    ['setValue', ['sections', 10, 'entries', 0, 'opens'], ''],
    ['removeValue', ['company', 'mark']],
    ['setText', 'en', 'hero.title', ' '],
  ])
  const view = { ...english, pictures: new Map() }
  const before = viewContent({ ...view, content }, undefined)
  const { mark, palette, ...page } = viewContent({ ...view, content: missing }, before)
  const values = [page.site.company.name, page.site.clients?.[0]?.logo, mark]
  expect(values).toEqual(['[Name]', 'data:,', undefined])
  const { '@': time, 'hero.title': title } = page.catalogs.en
  expect([time, title]).toMatchObject([[{ value: '…' }], [{ value: '[Headline]' }]])
  expect(palette).toBe(before.palette)
})

/** Versions of ICU write different spaces into times. */
const asFile = (lines: string[]) =>
  `${lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('\n')}\n`

test('every text and picture of the page belongs to a field', async () => {
  const { container, map, viewport } = showPage('en')
  const lines = new Set<string>()
  const add = (shown: string, node: Node) =>
    lines.add(`${shown} → ${map.pathOf(node)?.join('.')}`)
  for (const element of container.querySelectorAll('*')) {
    if (element.matches('img, svg, input, textarea, select'))
      add(element.localName, element)
    for (const node of element.childNodes) if (node instanceof Text) add(node.data, node)
  }
  for (const inView of ['header', '#contact', '#footer']) {
    viewport.inView = inView
    const emailElement = map.elementOf(['company', 'email'])
    lines.add(
      `The email address is outlined in ${inView}: ${emailElement?.matches(`${inView} *`)}`,
    )
  }
  await expect(asFile([...lines].toSorted())).toMatchFileSnapshot(
    '__snapshots__/fieldsOnPage.txt',
  )
})

test('the element of every field on the page matches the snapshot', async () => {
  const { map } = showPage('br')
  const pathsInside = (path: Path): Path[] => {
    const parts = fieldAt(content, path)?.children ?? []
    return [path, ...parts.flatMap(({ key }) => pathsInside([...path, key]))]
  }
  const lines = pathsInside([]).flatMap((path) => {
    const element = map.elementOf(path)
    if (!element) return []
    const container = element.closest('section, header, footer')
    const sectionName = container?.id || container?.localName
    const text = element.children.length === 0 ? element.textContent : ''
    return `${path.join('.')} → ${element.localName} in ${sectionName}${text && `: ${text}`}`
  })
  await expect(asFile(lines)).toMatchFileSnapshot('__snapshots__/placesOfFields.txt')
})

test('the frame keeps the last page that it could show, outlines the focused field, and opens clicked fields', async () => {
  const listeners = vi.spyOn(window, 'addEventListener')
  const scroll = vi.fn<typeof scrollTo>()
  vi.stubGlobal('scrollTo', scroll)
  Object.assign(document, { adoptedStyleSheets: [] })
  document.body.innerHTML = '<div id="root"></div>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.matches('h1') ? new DOMRect(0, 1000, 10, 68) : new DOMRect(0, 0, 10, 100)
  })
  await import('./preview.tsx')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  const effects: string[] = []
  const onKey = vi.fn()
  const preview = window.connectPreview?.({
    onKey,
    onSelect: (path, isPicture) =>
      effects.push(`opens ${path.join('.')}${isPicture ? ' as a picture' : ''}`),
  })
  const sections = content.sections.filter(({ type }) => /hero|contact/.test(type))
  const short = setValue(content, ['sections'], sections)
  // Renders as in the browser: inside `act`, React would throw the page's errors here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const show = (shown: unknown, language: Language) =>
    preview?.show({ content: shown as SiteContent, pictures, language, scheme: 'dark' })
  const find = (selector: string) => document.querySelector(selector)
  expect(show(null, 'br')).toBe(false)
  preview?.outline(['sections', 0, 'title'])
  expect(show(short, 'br')).toBe(true)
  const page = () => [document.documentElement.lang, find('h1')?.textContent]
  expect(page()).toEqual(['pt-BR', content.catalogs.br?.['hero.title']])
  expect(find('[data-editor-outline=focused]')?.localName).toBe('h1')
  // Half of the frame's height below the sticky header remains above the middle of the headline.
  preview?.outline(['sections', 0, 'title'])
  expect(scroll.mock.calls).toEqual([[{ top: 900 - (innerHeight - 168) / 2 }]])
  preview?.outline(['company', 'mark'])
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(find('h1[data-editor-outline]')).toBeNull()
  fireEvent.mouseMove(find('h1') ?? window)
  expect(find('[data-editor-outline=hovered]')?.localName).toBe('h1')
  fireEvent.mouseLeave(document.documentElement)
  expect(find('[data-editor-outline=hovered]')).toBeNull()
  for (const language of ['en', 'br'] as const) {
    expect(show(short, language)).toBe(true)
    expect(find('h1')?.textContent).toBe(content.catalogs[language]?.['hero.title'])
  }
  // Without a title, the page throws.
  expect(show(setValue(short, ['sections', 0, 'title'], undefined), 'en')).toBe(false)
  expect(page()).toEqual(['en', content.catalogs.en?.['hero.title']])
  const lines = events.map(([type = '', selector = '', key = 'Enter']) => {
    const init = { key, bubbles: true, cancelable: true }
    const event = new KeyboardEvent(type, init)
    find(`#root ${selector}`)?.dispatchEvent(event)
    if (event.defaultPrevented) effects.push('prevented')
    return [`${type} ${selector}`, ...effects.splice(0)].join(' | ')
  })
  await expect(asFile(lines)).toMatchFileSnapshot('__snapshots__/pointing.txt')
  expect(onKey).toHaveBeenCalledTimes(2)
  preview?.outline(['sections', 0, 'title'])
  scroll.mockClear()
  fireEvent.mouseMove(find('h1') ?? window)
  fireEvent(window, new Event('resize'))
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(find('h1')?.getAttribute('data-editor-outline')).toBe('focused')
  const { documentElement: html } = document
  expect(html.hasAttribute('data-editor-picking')).toBe(true)
  // A click between two texts of an element opens the one at the pointer.
  const caret = { offsetNode: find('h1')?.firstChild }
  Object.assign(document, { caretPositionFromPoint: () => caret })
  for (const selector of ['h1', 'header img']) fireEvent.click(find(selector) ?? window)
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
  expect(effects.splice(0)).toEqual(['opens sections.0.title', 'opens company.mark'])
  html.removeAttribute('data-editor-picking')
  document.body.innerHTML = '<div id="root"></div>'
  window.connectPreview?.({})
  expect(html.hasAttribute('data-editor-picking')).toBe(false)
  for (const [type, listener, options] of listeners.mock.calls)
    removeEventListener(type, listener, options)
})
