import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Editor } from '../../src/editor/context.tsx'
import { createSiteStore, type SiteStore } from '../../src/editor/state/siteStore.ts'
import { createStore } from '../../src/editor/state/store.ts'

/** Content that was just loaded, with the files of public/. */
export const loadedSite = (content: SiteContent, files: string[] = []): SiteStore =>
  createSiteStore({ content, files: {}, loaded: { text: '', revision: '1', files } })

/** The members of each part that a test needs. */
export type EditorParts = { [Part in keyof Editor]?: Partial<Editor[Part]> | undefined }

/** Mocks the editor in English, without problems or pictures, with the parts that the test passes. */
export function mockEditor(parts: EditorParts): Editor {
  const checked = { snapshot: undefined, problems: [] }
  // Reading a part that the test did not pass fails.
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
