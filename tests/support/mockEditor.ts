import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Editor } from '../../src/editor/context.tsx'
import { createSiteStore, type SiteStore } from '../../src/editor/state/siteStore.ts'
import { createStore } from '../../src/editor/state/store.ts'

/** Content that was just loaded, with the files of public/. */
export const loadedSite = (content: SiteContent, files: string[] = []): SiteStore =>
  createSiteStore({ content, files: {}, loaded: { text: '', revision: '1', files } })

/** The editor in English, without problems, with the parts that a test gives. */
export function mockEditor(parts: Partial<Editor>): Editor {
  const checked = { snapshot: undefined, problems: [], isUnknown: false }
  const checks = { ...createStore(checked), ofNow: () => Promise.resolve(checked) }
  // A test that reads a part that it did not give fails.
  const announcement = createStore('')
  return { checks, language: createStore('en'), announcement, ...parts } as Editor
}
