import { languagesOf } from '../../schema/read/contentLanguages.ts'
import type { Checker } from './check/checker.ts'
import { startChecks } from './check/checks.ts'
import type { Editor } from './context.tsx'
import { ownLanguage } from './ownLanguage.ts'
import { startPhoneCheck } from './phone/phoneCheck.ts'
import { createPictures } from './pictures/pictures.ts'
import type { Preview } from './preview/frame.ts'
import { keepDrafts, openDrafts } from './saving/keepDraft.ts'
import { createSession } from './saving/session.ts'
import { watchStorage } from './saving/watchStorage.ts'
import { createLanguageFlags } from './state/languageFlags.ts'
import { createNavigation } from './state/navigation.ts'
import { createSite, type Saved } from './state/site.ts'
import { createStore } from './state/store.ts'
import type { PageView } from './state/view.ts'
import type { Storage } from './storage/storage.ts'

/** All that the parts of the editor share, for a content that was loaded. */
export function createEditor(storage: Storage, saved: Saved, checker: Checker): Editor {
  const site = createSite(saved)
  const { content } = saved
  const pictures = createPictures(storage, checker.addFile)
  const own = ownLanguage()
  const languages = languagesOf(content)
  const view = createStore<PageView>({
    device: 'desktop',
    language: languages.find((language) => language === own) ?? languages[0] ?? own,
    scheme: 'light',
    isTrying: false,
  })
  // The page is seen in a language that it has, whatever is removed or undone.
  site.subscribe(() => {
    const left = languagesOf(site.get().history.now.content)
    const now = view.get()
    if (left[0] && !left.includes(now.language)) view.set({ ...now, language: left[0] })
  })
  const navigation = createNavigation()
  return {
    storage,
    site,
    checker,
    pictures,
    checks: startChecks(site, checker, pictures),
    session: createSession(),
    navigation,
    languageFlags: createLanguageFlags(() => languagesOf(site.get().history.now.content)),
    language: createStore(own),
    view,
    preview: createStore<Preview | undefined>(undefined),
    phoneMeasures: startPhoneCheck({ site, navigation, pictures }),
    isBroken: createStore(false),
    seenWords: createStore<ReadonlySet<string>>(new Set()),
    announcement: createStore(''),
  }
}

/** What goes on beside the person's work: drafts are kept, others' changes noticed, drafts of earlier sittings offered. */
export async function startSession(editor: Editor): Promise<void> {
  const { storage, session, site } = editor
  const saved = site.get().saved.loaded.text
  const open = await openDrafts()
  const drafts = (await storage.drafts.load())
    // Only what would change something is worth a question.
    .filter(({ id, text, base }) => text !== base && text !== saved && !open.has(id))
    .toSorted((one, other) => other.at - one.at)
  session.change({ drafts })
  keepDrafts(editor)
  watchStorage(editor)
}
