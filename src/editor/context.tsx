import { createContext, use } from 'react'

import type { Bilingual, ReportLanguage } from '../../schema/bilingual.ts'
import type { Checker } from './check/checker.ts'
import type { Checks } from './check/checks.ts'
import type { PhoneCheck } from './phone/phoneCheck.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Preview } from './preview/frame.ts'
import type { Publishing } from './publishing/publishing.ts'
import type { Session } from './saving/session.ts'
import type { Navigation } from './state/navigation.ts'
import type { SiteStore } from './state/siteStore.ts'
import type { StaleTranslations } from './state/staleTranslations.ts'
import { useStore, type Store } from './state/store.ts'
import type { VersionList } from './state/versionList.ts'
import type { PageView } from './state/view.ts'
import type { ContentStorage } from './storage/storage.ts'

/** What the parts of the editor share. The object never changes; its stores do. */
export interface Editor {
  storage: ContentStorage
  site: SiteStore
  pictures: Pictures
  checker: Checker
  checks: Checks
  session: Session
  /** Undefined where the site is not published from the editor, as with GitHub. */
  publishing: Publishing | undefined
  /** Undefined where the storage keeps no earlier versions. */
  versions: VersionList | undefined
  navigation: Navigation
  staleTranslations: StaleTranslations
  /** Language, device and colours of the preview. */
  view: Store<PageView>
  /** The page in its frame, once it has loaded. */
  preview: Store<Preview | undefined>
  /** The page cannot show the content as it is. */
  isBroken: Store<boolean>
  /** Names of the texts of the page's code that are visible on it. */
  seenWords: Store<ReadonlySet<string>>
  /** How the text that is being changed fits on a phone. */
  phoneMeasures: PhoneCheck
  /** The language of the editor's own words. */
  language: Store<ReportLanguage>
  /** What screen readers read out next. */
  announcement: Store<string>
}

const EditorContext = createContext<Editor | null>(null)

export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('Failed to read the editor: no EditorProvider above.')
  return editor
}

/** For the parts that are shown only where the site is published from here. */
export function usePublishing(): Publishing {
  const { publishing } = useEditor()
  if (!publishing) throw new Error('Failed to publish: this editor has no client for it.')
  return publishing
}

/** The language of the interface. */
export function useInterfaceLanguage(): ReportLanguage {
  return useStore(useEditor().language, (language) => language)
}

/** Gives words in the language of the interface. */
export function useSay(): (words: Bilingual) => string {
  const language = useInterfaceLanguage()
  return (words) => words[language]
}
