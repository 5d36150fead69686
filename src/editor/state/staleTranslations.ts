import type { Language } from '../../../schema/languages.ts'
import { createStore } from './store.ts'

export type StaleTranslations = ReturnType<typeof createStaleTranslations>

/** Texts that were changed in another language in this session, such as "br hero.title", until someone has looked at them. */
export function createStaleTranslations(languages: () => readonly Language[]) {
  const store = createStore<ReadonlySet<string>>(new Set())
  /** The flagged text that the owner is correcting now: its changes must not flag the language that was changed first. */
  let answer: string | undefined
  const lookedAt = (language: Language, id: string) => {
    const flags = new Set(store.get())
    if (flags.delete(`${language} ${id}`)) store.set(flags)
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    lookedAt,
    /** Removes the flags of all other texts: after undo, a text may be unchanged. */
    keepOf(isChanged: (id: string) => boolean) {
      const idOf = (flag: string) => flag.slice(flag.indexOf(' ') + 1)
      const flags = [...store.get()].filter((flag) => isChanged(idOf(flag)))
      if (flags.length < store.get().size) store.set(new Set(flags))
    },
    noteChange(language: Language, id: string) {
      const flag = `${language} ${id}`
      if (store.get().has(flag)) answer = flag
      else if (answer !== flag) answer = undefined
      lookedAt(language, id)
      if (answer !== undefined) return
      const others = languages().filter((other) => other !== language)
      store.set(new Set([...store.get(), ...others.map((other) => `${other} ${id}`)]))
    },
  }
}
