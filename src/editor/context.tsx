import { createContext, use, type ReactNode } from 'react'

import type { Bilingual, MessageLanguage } from '../../schema/bilingual.ts'
import type { ValuesOf } from '../../schema/messages/catalog.ts'
import type { createEditor } from './createEditor.ts'
import { format, type MessageId, type Placeholders } from './messages/messages.ts'
import type { Publishing } from './publishing/publishing.ts'
import { useStore } from './state/store.ts'

/** The object that the parts of the editor share. It never changes; its stores do. */
export type Editor = ReturnType<typeof createEditor>

const EditorContext = createContext<Editor | null>(null)

/** The language of the messages that `useSay` returns. */
export const MessageLanguageContext = createContext<MessageLanguage>('en')

export const useMessageLanguage = () => use(MessageLanguageContext)

export function EditorProvider(props: { value: Editor; children: ReactNode }) {
  const { value, children } = props
  const language = useStore(value.language, (now) => now)
  return (
    <EditorContext value={value}>
      <MessageLanguageContext value={language}>{children}</MessageLanguageContext>
    </EditorContext>
  )
}

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('Failed to read the editor: no EditorProvider above.')
  return editor
}

/** Returns the `Publishing` object. For components that are shown only if the site is published from this editor. */
export function usePublishing(): Publishing {
  const { publishing } = useEditor()
  if (!publishing)
    throw new Error('Failed to read publishing: this editor cannot publish.')
  return publishing
}

/** Returns `say`, which returns a message in the message language, for an id with its values or a `Bilingual`. */
export function useSay() {
  const language = useMessageLanguage()
  function say<const Id extends MessageId>(
    id: Id,
    ...values: ValuesOf<Placeholders, Id>
  ): string
  function say(message: Bilingual): string
  function say(message: Bilingual | MessageId, values = {}): string {
    if (typeof message === 'object') return message[language]
    return format(language, message, values)
  }
  return say
}
