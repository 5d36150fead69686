/** The page in the preview's frame. */
import type { Path } from '../../../schema/read/lookUp.ts'
import { ignoreFileDrops } from '../windowEvents.ts'
import { interceptPageEvents } from './interceptPageEvents.ts'
import { addOutlineStyles, outlineElement, scrollToElement } from './outlines.ts'
import type { Preview, PreviewEvents } from './previewApi.ts'
import { createShownPage } from './shownPage.tsx'

function connectPreview(events: PreviewEvents): Preview {
  const container = document.getElementById('root')
  if (!container) throw new Error('Failed to show the preview: it has no #root.')
  const page = createShownPage(container)
  let outlinedPath: Path | undefined
  // The chosen device has changed: the outlined element has moved.
  addEventListener('resize', () => scrollToElement(page.elementOf(outlinedPath)))
  // Passes keys to the editor, for undo and save.
  addEventListener('keydown', (event) => events.onKey?.(event), true)
  interceptPageEvents(page, events.onSelect)
  return {
    show(view) {
      const isShown = page.show(view)
      if (!document.querySelector('[data-editor-outline=focused]'))
        outlineElement(page.elementOf(outlinedPath), 'focused')
      return isShown
    },
    outline(path) {
      outlinedPath = path
      const element = page.elementOf(path)
      outlineElement(element, 'focused')
      scrollToElement(element)
    },
  }
}

addOutlineStyles()
ignoreFileDrops()
window.connectPreview = connectPreview
