/** The page in the preview's frame. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { PageContent } from '../../../schema/pageContent.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { listenForFileDrops } from '../pictures/fileDrops.ts'
import { pathAfter } from '../state/followPath.ts'
import { drawSection } from './drawSection.tsx'
import { sectionView } from './exampleView.ts'
import type { Preview, PreviewEvents, View } from './frame.ts'
import { LastGood } from './LastGood.tsx'
import { addMarkStyles, mark, scrollToElement } from './marks.ts'
import { measureText } from './measureText.ts'
import { pathMapOf, type PathMap } from './pathMap.ts'
import { listenForPointing } from './pointing.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { shadowOf } from './shadow.tsx'
import { openTypedField, type TypedField } from './typedField.ts'
import { viewContent } from './viewContent.ts'

interface Shown {
  view: View
  page: PageContent
  /** Made when first needed. */
  places?: PathMap
}

function connect(container: HTMLElement, events: PreviewEvents): Preview {
  // Errors of rendering are handed on by onBroken.
  const root = createRoot(container, { onCaughtError: () => {} })
  let shown: Shown | undefined
  let outlined: Path | undefined
  let typed: { path: Path; field: TypedField } | undefined
  let visits = 0
  /** `content`: no page can be made of it; `page`: the page breaks while it renders. */
  const broken = { content: false, page: false }
  const tellBroken = () => events.onBroken(broken.content || broken.page)

  const places = (): PathMap | undefined => {
    if (!shown) return undefined
    const { view, page } = shown
    try {
      shown.places ??= pathMapOf(
        shadowOf(view.content, page, view.language),
        container,
        view.content.sections.map(({ id }) => id),
      )
    } catch {
      // The page cannot show this content, so there is no shadow of it either.
    }
    return shown.places
  }
  const elementOf = (path: Path | undefined) => path && places()?.elementOf(path)

  function pick(node: Node) {
    const path = places()?.pathOf(node)
    // An icon in a link or button belongs to its words.
    const isPicture =
      node instanceof Element &&
      node.closest('picture, img, svg') !== null &&
      node.closest('a, button, summary') === null
    if (path) events.onPick(path, isPicture)
  }

  function type(path: Path): boolean {
    const element = elementOf(path)
    const text = events.textAt(path)
    if (!element || text === undefined) return false
    visits += 1
    const visit = visits
    const field = openTypedField({
      element,
      text,
      onInput: (changed) => typed && events.onType(typed.path, changed, visit),
      onRevert: () => events.onRevert(visit),
      onClose() {
        const last = typed?.path
        typed = undefined
        if (last) events.onTyped(last, visit)
      },
    })
    typed = { path, field }
    return true
  }

  addEventListener(
    'keydown',
    (event) => {
      // In the field on the page Ctrl+Z is the browser's own undo.
      if (!typed || event.key.toLowerCase() !== 'z') events.onKey(event)
    },
    true,
  )
  // The chosen device has changed: the outlined element has moved.
  addEventListener('resize', () => scrollToElement(elementOf(outlined)))
  const point = (node: Node | undefined) =>
    mark(elementOf(node && places()?.pathOf(node)), 'pointed')
  // Dragging a picture of the page would count as dropping a file.
  container.addEventListener('dragstart', (event) => event.preventDefault())
  listenForFileDrops({
    onOver: point,
    onDrop: (file, on) => events.onDrop(places()?.pathOf(on), file),
  })
  listenForPointing({
    isTrying: () => shown?.view.isTrying ?? true,
    onPoint: point,
    onPick: pick,
    onLink: (address) => events.onLink(address),
    onType(node) {
      const path = places()?.pathOf(node)
      if (path && !type(path)) pick(node)
    },
  })

  return {
    show(view) {
      const page = pageOf(view)
      if (!page) return
      if (typed && shown) {
        const path = pathAfter(shown.view.content, view.content, typed.path)
        if (path) typed.path = path
        else typed.field.close()
      }
      const now: Shown = { view, page }
      shown = now
      document.documentElement.toggleAttribute('data-editor-trying', view.isTrying)
      flushSync(() =>
        root.render(
          <LastGood value={now} onBroken={(isBroken) => (broken.page = isBroken)}>
            {({ view: { language, scheme }, page: content }) => (
              <PreviewPage {...{ content, language, scheme }} />
            )}
          </LastGood>,
        ),
      )
      tellBroken()
      if (typed) typed.field.place(() => typed && elementOf(typed.path))
      else if (outlined && !document.querySelector('[data-editor-mark=focused]'))
        mark(elementOf(outlined), 'focused')
    },
    outline(path) {
      outlined = path
      const element = elementOf(path)
      mark(element, 'focused')
      scrollToElement(element)
    },
    measure(path) {
      // Folded parts have no size.
      for (const folded of container.querySelectorAll('details')) folded.open = true
      const element = elementOf(path)
      return element && measureText(element)
    },
    draw: (body, words) => shown && drawSection(sectionView(shown.view, body, words)),
    seenTexts: () => places()?.texts() ?? [],
  }

  /** The page of a view, or the last one where no page can be made of it. */
  function pageOf(view: View): PageContent | undefined {
    const { content, pictures, scheme } = view
    const last = shown?.view
    if (last?.content === content && last.pictures === pictures && last.scheme === scheme)
      return shown?.page
    try {
      const page = viewContent(view, shown?.page)
      broken.content = false
      return page
    } catch {
      broken.content = true
      tellBroken()
      return shown?.page
    }
  }
}

addMarkStyles()
window.connectPreview = (events) => {
  const container = document.getElementById('root')
  if (!container) throw new Error('Failed to show the preview: it has no #root.')
  return connect(container, events)
}
