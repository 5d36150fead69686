import { createContext, use } from 'react'

import type { Bilingual } from '../../schema/problem.ts'
import type { Language } from '../i18n/languages.ts'
import type { Checker } from './check/checker.ts'
import type { Checks } from './check/checks.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Navigation } from './state/navigation.ts'
import type { Site } from './state/site.ts'
import { useStore, type Store } from './state/store.ts'
import type { Storage } from './storage/storage.ts'

/** All that the parts of the editor share. It never changes; what is in it does. */
export interface Editor {
  storage: Storage
  site: Site
  pictures: Pictures
  checker: Checker
  checks: Checks
  navigation: Navigation
  /** The language of the editor's own words. */
  language: Store<Language>
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

/** Says words in the language of the interface. */
export function useSay(): (words: Bilingual) => string {
  const language = useStore(useEditor().language, (value) => value)
  return (words) => words[language]
}
