import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Editor } from '../../src/editor/context.tsx'
import { createSiteStore, type SiteStore } from '../../src/editor/state/siteStore.ts'
import { createStore } from '../../src/editor/state/store.ts'

/** Content that was just loaded, with the files of public/. */
export const loadedSite = (content: SiteContent, files: string[] = []): SiteStore =>
  createSiteStore({ content, files: {}, loaded: { text: '', revision: '1', files } })

/** What a test gives of each part. */
export type EditorParts = { [Part in keyof Editor]?: Partial<Editor[Part]> }

/** The editor in English, without problems and pictures, with the parts that a test gives. */
export function mockEditor(parts: EditorParts): Editor {
  const checked = { snapshot: undefined, problems: [] }
  // A test that reads a part that it did not give fails.
  return {
    checks: { ...createStore(checked), checkNow: () => [] },
    language: createStore('en'),
    announcement: createStore(''),
    pictures: {
      ...createStore(new Map()),
      load: () => Promise.resolve(),
      loadMissing: () => {},
    },
    ...parts,
  } as Editor
}
