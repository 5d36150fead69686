import { createContext, use } from 'react'

import type { Bilingual, ReportLanguage } from '../../schema/problem.ts'
import type { Checker } from './check/checker.ts'
import type { Checks } from './check/checks.ts'
import type { PhoneCheck } from './phone/phoneCheck.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Preview } from './preview/frame.ts'
import type { Session } from './saving/session.ts'
import type { LanguageFlags } from './state/languageFlags.ts'
import type { Navigation } from './state/navigation.ts'
import type { Site } from './state/site.ts'
import { useStore, type Store } from './state/store.ts'
import type { PageView } from './state/view.ts'
import type { Storage } from './storage/storage.ts'

/** All that the parts of the editor share. It never changes; what is in it does. */
export interface Editor {
  storage: Storage
  site: Site
  pictures: Pictures
  checker: Checker
  checks: Checks
  session: Session
  navigation: Navigation
  languageFlags: LanguageFlags
  /** How the page is looked at. */
  view: Store<PageView>
  /** The page in its frame, once it has loaded. */
  preview: Store<Preview | undefined>
  /** The page cannot show the content as it is. */
  isBroken: Store<boolean>
  /** Of the texts that the page's code asks for, those that have a place on it. */
  seenWords: Store<ReadonlySet<string>>
  /** How the text that is being changed stands on a phone. */
  phoneMeasures: PhoneCheck
  /** The language of the editor's own words. */
  language: Store<ReportLanguage>
  /** What is said to screen readers. */
  announcement: Store<string>
}

const EditorContext = createContext<Editor | null>(null)

export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('Failed to read the editor: no EditorProvider above.')
  return editor
}

/** The language of the interface. */
export function useOwnLanguage(): ReportLanguage {
  return useStore(useEditor().language, (language) => language)
}

/** Says words in the language of the interface. */
export function useSay(): (words: Bilingual) => string {
  const language = useOwnLanguage()
  return (words) => words[language]
}
