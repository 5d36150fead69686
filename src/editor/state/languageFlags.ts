import { type Language } from '../../../schema/languages.ts'
import { createStore, type Store } from './store.ts'

/** Halves of texts whose other half was changed in this sitting, as "br hero.title", until somebody has looked at them. */
export interface LanguageFlags extends Pick<
  Store<ReadonlySet<string>>,
  'get' | 'subscribe'
> {
  noteChange: (language: Language, id: string) => void
  lookedAt: (language: Language, id: string) => void
  /** Takes the flags from all texts but these: after undo a text may be as it was. */
  keepOf: (isChanged: (id: string) => boolean) => void
}

export function createLanguageFlags(languages: () => readonly Language[]): LanguageFlags {
  const store = createStore<ReadonlySet<string>>(new Set())
  /** Whoever changes a flagged half answers the other one's change, and goes on doing so until they type elsewhere. */
  let answer: string | undefined
  const lookedAt = (language: Language, id: string) => {
    const flags = new Set(store.get())
    if (flags.delete(`${language} ${id}`)) store.set(flags)
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    lookedAt,
    keepOf(isChanged) {
      const idOf = (flag: string) => flag.slice(flag.indexOf(' ') + 1)
      const flags = [...store.get()].filter((flag) => isChanged(idOf(flag)))
      if (flags.length < store.get().size) store.set(new Set(flags))
    },
    noteChange(language, id) {
      const own = `${language} ${id}`
      if (store.get().has(own)) answer = own
      else if (answer !== own) answer = undefined
      lookedAt(language, id)
      if (answer !== undefined) return
      const others = languages().filter((other) => other !== language)
      store.set(new Set([...store.get(), ...others.map((other) => `${other} ${id}`)]))
    },
  }
}
