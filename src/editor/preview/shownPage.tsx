import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { languages } from '../../../schema/languages.ts'
import type { PageContent } from '../../../schema/pageContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { renderFieldMarkup } from './fieldMarkup.tsx'
import type { View } from './frame.ts'
import { pathMapOf, type PathMap } from './pathMap.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { schemeCache } from './schemeCache.ts'
import { viewContent } from './viewContent.ts'

interface Shown {
  view: View
  page: PageContent
  /** Created on first use, because that takes time. */
  pathMap?: PathMap
}

export type ShownPage = ReturnType<typeof createShownPage>

const caches = { light: schemeCache('light'), dark: schemeCache('dark') }

/** Created again from the good content, because pictures may load while the current content is broken. */
function withGoodContent(current: View, good: Shown): Shown {
  const view = { ...current, content: good.view.content }
  return { view, page: viewContent(view, good.page) }
}

/** The page in the frame, and the elements on it for the paths of the content. */
export function createShownPage(
  container: HTMLElement,
  onBroken: (isBroken: boolean) => void,
) {
  const root = createRoot(container, {
    onUncaughtError() {
      broken.page = true
      // A page may also break later, when somebody uses it.
      if (!isRendering) queueMicrotask(showGood)
    },
  })
  let shown: Shown | undefined
  /** What rendered last: React removes a page that throws, and this one is shown again. */
  let good: Shown | undefined
  let isRendering = false
  /** `content`: no page can be created from it. `page`: the page breaks while it renders. */
  const broken = { content: false, page: false }
  const tellBroken = () => onBroken(broken.content || broken.page)

  /** Returns whether it has rendered without an error. */
  function render({ view: { language, scheme }, page: content }: Shown): boolean {
    isRendering = true
    document.documentElement.lang = languages[language].lang
    flushSync(() =>
      root.render(<PreviewPage {...{ content, language, cache: caches[scheme] }} />),
    )
    isRendering = false
    return !broken.page
  }
  function showGood() {
    const last = good
    // Tried once: it may break again.
    good = undefined
    if (last && shown) render(withGoodContent(shown.view, last))
    tellBroken()
  }

  /** The page of a view. If none can be made of its content, the last good content is used. */
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
      return good && withGoodContent(view, good).page
    }
  }

  function pathMap(): PathMap | undefined {
    if (!shown) return undefined
    const { view, page } = shown
    try {
      shown.pathMap ??= pathMapOf(
        renderFieldMarkup(view.content, page, view.language),
        container,
        view.content.sections.map(({ id }) => id),
      )
    } catch {
      // The page cannot show this content, so it has no field markup either.
    }
    return shown.pathMap
  }

  return {
    /** What was shown last. */
    view: () => shown?.view,
    /** False if no page could be created yet. */
    show(view: View): boolean {
      const page = pageOf(view)
      if (!page) return false
      const now: Shown = { view, page }
      shown = now
      broken.page = false
      const last = good
      const hasRendered = render(now)
      if (!hasRendered) showGood()
      good = hasRendered && !broken.content ? now : last
      tellBroken()
      return true
    },
    pathMap,
    elementOf: (path: Path | undefined) => path && pathMap()?.elementOf(path),
  }
}
