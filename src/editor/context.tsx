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
export const InterfaceLanguage = createContext<MessageLanguage>('en')

export const useInterfaceLanguage = () => use(InterfaceLanguage)

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

/** Returns publishing, for components that are shown only if the site is published from this editor. */
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
  function say(message: Bilingual): string
  function say(message: Bilingual | MessageId, values = {}): string {
    if (typeof message === 'object') return message[language]
    return format(language, message, values)
  }
  return say
}
