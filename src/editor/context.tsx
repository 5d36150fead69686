import { createContext, use, type ReactNode } from 'react'

import type { Bilingual, ReportLanguage } from '../../schema/bilingual.ts'
import { valuesIn, type ValuesOf } from '../../schema/messages/catalog.ts'
import type { Checker } from './check/checker.ts'
import type { Checks } from './check/checks.ts'
import { format, type MessageId, type Placeholders } from './messages/messages.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Preview } from './preview/frame.ts'
import type { Publishing } from './publishing/publishing.ts'
import type { Session } from './saving/session.ts'
import type { Navigation } from './state/navigation.ts'
import type { SiteStore } from './state/siteStore.ts'
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
  /** Undefined if the site is not published from the editor, as with GitHub. */
  publishing: Publishing | undefined
  /** Undefined if the storage keeps no earlier versions. */
  versions: VersionList | undefined
  navigation: Navigation
  /** Language, device and colors of the preview. */
  view: Store<PageView>
  /** The page in its frame, once it has loaded. */
  preview: Store<Preview | undefined>
  /** The page cannot show the current content. */
  isBroken: Store<boolean>
  /** The language of the editor's interface. */
  language: Store<ReportLanguage>
  /** What screen readers announce next. */
  announcement: Store<string>
}

const EditorContext = createContext<Editor | null>(null)

/** The language of the messages that `useSay` gives. */
export const InterfaceLanguage = createContext<ReportLanguage>('en')

export const useInterfaceLanguage = () => use(InterfaceLanguage)

/** Provides the editor and the language of the interface. */
export function EditorProvider(props: { value: Editor; children: ReactNode }) {
  const { value, children } = props
  const language = useStore(value.language, (now) => now)
  return (
    <EditorContext value={value}>
      <InterfaceLanguage value={language}>{children}</InterfaceLanguage>
    </EditorContext>
  )
}

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('Failed to read the editor: no EditorProvider above.')
  return editor
}

/** For components that are shown only if the site is published from this editor. */
export function usePublishing(): Publishing {
  const { publishing } = useEditor()
  if (!publishing) throw new Error('Failed to publish: this editor has no client for it.')
  return publishing
}

/** Returns messages in the language of the interface: by id, or from `message`. */
export function useSay() {
  const language = useInterfaceLanguage()
  function say<const Id extends MessageId>(
    id: Id,
    ...values: ValuesOf<Placeholders, Id>
  ): string
  function say(words: Bilingual): string
  function say(words: Bilingual | MessageId, values = {}): string {
    if (typeof words === 'object') return words[language]
    return format(language, words, valuesIn(language, values))
  }
  return say
}
