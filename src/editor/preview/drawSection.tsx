import createCache from '@emotion/cache'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { DrawnSection, View } from './frame.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { inScheme } from './schemeCache.ts'
import { viewContent } from './viewContent.ts'

/** The first section of a view as HTML. Undefined if the page cannot show it. */
export function drawSection(view: View): DrawnSection | undefined {
  const holder = document.createElement('div')
  const styles = document.createElement('div')
  const cache = createCache({
    key: 'drawn',
    container: styles,
    speedy: false,
    stylisPlugins: [inScheme(view.scheme)],
  })
  const root = createRoot(holder, { onCaughtError: () => {}, onUncaughtError: () => {} })
  try {
    const content = viewContent(view, undefined)
    flushSync(() =>
      root.render(<PreviewPage {...view} content={content} cache={cache} />),
    )
    const drawn = holder.querySelector(
      `#${CSS.escape(view.content.sections[0]?.id ?? '')}`,
    )
    if (!drawn) return undefined
    // The style sheet with the heading font.
    const typeface = document.querySelector('link[rel=stylesheet]')?.outerHTML ?? ''
    return { html: typeface + drawn.outerHTML, css: styles.textContent }
  } catch {
    return undefined
  } finally {
    root.unmount()
  }
}
