import type { Draft } from '../editorApi/storage.ts'
import { startChecks } from './check/checks.ts'
import type { Editor } from './context.tsx'
import { initialMessageLanguage } from './messageLanguage.ts'
import { createPictures } from './pictures/pictures.ts'
import { followJob } from './publishing/followJob.ts'
import { createPublishing, type PublishClient } from './publishing/publishing.ts'
import { keepDrafts, openSessionIds } from './saving/drafts.ts'
import { createSession } from './saving/session.ts'
import { watchStorage } from './saving/watchStorage.ts'
import { createNavigation } from './state/navigation.ts'
import { parseContent } from './state/parseContent.ts'
import { createSiteStore, type Saved } from './state/siteStore.ts'
import { createStore, type Store } from './state/store.ts'
import { createVersionList } from './state/versionList.ts'
import type { PageView } from './state/view.ts'
import type { ContentStorage } from './storage/storage.ts'

/** Creates the object that the parts of the editor share, for content that was loaded. */
export function createEditor(
  storage: ContentStorage,
  publishClient: PublishClient | undefined,
  saved: Saved,
) {
  const site = createSiteStore(saved)
  const pictures = createPictures(storage)
  const language = initialMessageLanguage()
  return {
    storage,
    site,
    pictures,
    checks: startChecks(site, pictures),
    session: createSession(),
    /** Undefined if the site is not published from the editor, as with GitHub. */
    publishing: publishClient && createPublishing(publishClient),
    /** Undefined if the storage keeps no earlier versions. */
    versions: storage.versions && createVersionList(storage.versions),
    navigation: createNavigation(site),
    /** The language of the editor's interface. */
    language: createStore(language),
    /** How the preview shows the page. */
    view: createStore<PageView>({ device: 'desktop', language, scheme: 'light' }),
    /** The text that screen readers announce next. */
    announcement: createAnnouncement(),
  }
}

/** Creates the store of announcements. Screen readers announce only changes, so a repeated message gets a space. */
export function createAnnouncement(): Store<string> {
  const store = createStore('')
  const set = (text: string) => store.set(text === store.get() ? `${text}\u00a0` : text)
  return { ...store, set }
}

/** Starts the background work: keeps and offers drafts, and watches for changes by others. */
export async function startSession(editor: Editor): Promise<void> {
  const { storage, session, site, publishing } = editor
  keepDrafts(editor)
  watchStorage(editor)
  if (publishing) {
    followJob(publishing, editor)
    void publishing.load()
  }
  const drafts = await unsavedDrafts(storage, site.get().saved.loaded.text)
  session.change({ drafts })
}

/** Drafts of earlier sessions, newest first. */
export async function unsavedDrafts(
  storage: ContentStorage,
  saved: string,
): Promise<Draft[]> {
  const openIds = await openSessionIds()
  return (
    (await storage.drafts.load())
      // Does not offer drafts without changes, or drafts of other open windows.
      .filter(({ id, text, base }) => text !== base && text !== saved && !openIds.has(id))
      // A draft that cannot be read must not prevent the others from being offered.
      .filter(({ text }) => parseContent(text))
      .toSorted((a, b) => b.at - a.at)
  )
}
