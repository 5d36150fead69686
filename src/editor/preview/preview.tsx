/** The page in the preview's frame. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { PageContent } from '../../../schema/pageContent.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { listenForFileDrops } from '../pictures/fileDrops.ts'
import { drawSection } from './drawSection.tsx'
import type { Preview, PreviewEvents, View } from './frame.ts'
import { LastGood } from './LastGood.tsx'
import { addMarkStyles, mark, scrollToElement } from './marks.ts'
import { measureText } from './measureText.ts'
import { placesOf, type Places } from './places.ts'
import { listenForPointing } from './pointing.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { shadowOf } from './shadow.tsx'
import { openTypedField, type TypedField } from './typedField.ts'
import { viewContent } from './viewContent.ts'

interface Shown {
  view: View
  page: PageContent
  /** Found when they are first asked for. */
  places?: Places
}

function connect(container: HTMLElement, events: PreviewEvents): Preview {
  // What the page cannot show is told by onBroken.
  const root = createRoot(container, { onCaughtError: () => {} })
  let shown: Shown | undefined
  let outlined: Path | undefined
  let typed: { path: Path; field: TypedField } | undefined
  let visits = 0

  const places = (): Places | undefined => {
    if (!shown) return undefined
    const { view, page } = shown
    try {
      shown.places ??= placesOf(
        shadowOf(view.content, page, view.language),
        container,
        view.content.sections.map(({ id }) => id),
      )
    } catch {
      // The page cannot show this content; neither can its shadow.
    }
    return shown.places
  }
  const elementOf = (path: Path | undefined) => path && places()?.elementOf(path)

  function pick(node: Node) {
    const path = places()?.pathOf(node)
    // The drawings of links and buttons belong to their words.
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
      onInput: (changed) => events.onType(path, changed, visit),
      onRevert: () => events.onRevert(visit),
      onClose: () => (typed = undefined),
    })
    typed = { path, field }
    return true
  }

  addEventListener(
    'keydown',
    (event) => {
      // In a field over the page, undo is the field's own.
      if (!typed || event.key.toLowerCase() !== 'z') events.onKey(event)
    },
    true,
  )
  // On another device what is being edited stands elsewhere.
  addEventListener('resize', () => scrollToElement(elementOf(outlined)))
  const point = (node: Node | undefined) =>
    mark(elementOf(node && places()?.pathOf(node)), 'pointed')
  // A picture of the page that is dragged by chance is no file that is dropped on it.
  container.addEventListener('dragstart', (event) => event.preventDefault())
  listenForFileDrops({
    onOver: point,
    onDrop: (file, on) => events.onDrop(places()?.pathOf(on), file),
  })
  listenForPointing({
    isTrying: () => shown?.view.isTrying ?? true,
    onPoint: point,
    onPick: pick,
    onType(node) {
      const path = places()?.pathOf(node)
      if (path && !type(path)) pick(node)
    },
  })

  return {
    show(view) {
      const page = pageOf(view)
      if (!page) return
      shown = { view, page }
      document.documentElement.toggleAttribute('data-editor-trying', view.isTrying)
      flushSync(() =>
        root.render(
          <LastGood value={page} onBroken={(isBroken) => events.onBroken(isBroken)}>
            {(content) => <PreviewPage {...view} content={content} />}
          </LastGood>,
        ),
      )
      if (typed) typed.field.place(elementOf(typed.path))
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
      // What is folded has no width.
      for (const folded of container.querySelectorAll('details')) folded.open = true
      const element = elementOf(path)
      return element && measureText(element)
    },
    draw: (body) => shown && drawSection(shown.view, body),
    seenTexts: () => places()?.texts() ?? [],
  }

  /** Of the last content that the page can be made of. */
  function pageOf(view: View): PageContent | undefined {
    const { content, pictures, scheme } = view
    const last = shown?.view
    if (last?.content === content && last.pictures === pictures && last.scheme === scheme)
      return shown?.page
    try {
      return viewContent(view, shown?.page)
    } catch {
      events.onBroken(true)
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
