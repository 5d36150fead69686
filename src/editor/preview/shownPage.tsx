import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { languages } from '../../../schema/languages.ts'
import type { PageContent } from '../../../schema/pageContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { renderFieldMarkup } from './fieldMarkup.tsx'
import { pathMapOf, type PathMap } from './pathMap.ts'
import type { View } from './previewApi.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { schemeCache } from './schemeCache.ts'
import { viewContent } from './viewContent.ts'

interface ShownView {
  view: View
  page: PageContent
  /** Created on first use, because that takes time. */
  pathMap?: PathMap
}

export type ShownPage = ReturnType<typeof createShownPage>

const caches = { light: schemeCache('light'), dark: schemeCache('dark') }

/** Creates the page in the frame, and finds its elements for the paths of the content. */
export function createShownPage(container: HTMLElement) {
  /** The errors that the page threw while it was rendered. */
  const errors: unknown[] = []
  const root = createRoot(container, {
    onUncaughtError(error) {
      errors.push(error)
      setTimeout(retry)
    },
  })
  let shownView: ShownView | undefined
  let retriedView: View | undefined

  /** Returns whether the page can show the content. React removes a page that throws. */
  function render(view: View): boolean {
    const { language, scheme } = view
    try {
      const content = viewContent(view, shownView?.page)
      errors.length = 0
      document.documentElement.lang = languages[language].lang
      flushSync(() =>
        root.render(<PreviewPage {...{ content, language, cache: caches[scheme] }} />),
      )
      if (errors.length > 0) return false
      shownView = { view, page: content }
      return true
    } catch {
      return false
    }
  }

  /** Renders the page once more if it has thrown after it was shown, as in an observer. */
  function retry() {
    if (!shownView || shownView.view === retriedView || container.hasChildNodes()) return
    retriedView = shownView.view
    render(shownView.view)
  }

  function pathMap(): PathMap | undefined {
    if (!shownView) return undefined
    const { view, page } = shownView
    try {
      shownView.pathMap ??= pathMapOf(
        renderFieldMarkup(view.content, page, view.language),
        container,
        view.content.sections.map(({ id }) => id),
      )
    } catch {
      // The page cannot show this content, so it has no field markup either.
    }
    return shownView.pathMap
  }

  return {
    /** Shows the content, or the last one that the page could show. Returns whether the page can show the new one. */
    show(view: View): boolean {
      const isShown = render(view)
      if (!isShown && shownView) render({ ...view, content: shownView.view.content })
      return isShown
    },
    pathMap,
    elementOf: (path: Path | undefined) => path && pathMap()?.elementOf(path),
  }
}
