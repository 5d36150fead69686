import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { PageContent } from '../../../schema/pageContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { renderFieldMarkup } from './fieldMarkup.tsx'
import type { View } from './frame.ts'
import { LastGood } from './LastGood.tsx'
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

/** The page in the frame, and the elements on it for the paths of the content. */
export function createShownPage(
  container: HTMLElement,
  onBroken: (isBroken: boolean) => void,
) {
  // onBroken reports rendering errors.
  const root = createRoot(container, { onCaughtError: () => {} })
  let shown: Shown | undefined
  /** `content`: no page can be created from it. `page`: the page breaks while it renders. */
  const broken = { content: false, page: false }
  const tellBroken = () => onBroken(broken.content || broken.page)

  /** The page of a view, or the last page if none can be created from it. */
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
      document.documentElement.toggleAttribute('data-editor-trying', view.isTrying)
      flushSync(() =>
        root.render(
          <LastGood value={now} onBroken={(isBroken) => (broken.page = isBroken)}>
            {({ view: { language, scheme }, page: content }) => (
              <PreviewPage {...{ content, language, cache: caches[scheme] }} />
            )}
          </LastGood>,
        ),
      )
      tellBroken()
      return true
    },
    pathMap,
    elementOf: (path: Path | undefined) => path && pathMap()?.elementOf(path),
  }
}
