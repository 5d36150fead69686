import type { Bilingual, Problem } from '../../../schema/problem.ts'
import type { Merged } from '../merge/mergeValues.ts'
import type { Saved } from '../state/site.ts'
import { createStore, type Store } from '../state/store.ts'
import type { Draft } from '../storage/storage.ts'

/** What the person is asked just now. */
type Question =
  | { kind: 'nothing' }
  /** Is this what is to be saved? */
  | { kind: 'save' }
  /** Whose change is to stay? */
  | { kind: 'conflicts'; theirs: Saved; merged: Merged }

export interface SessionState {
  question: Question
  isSaving: boolean
  /** The storage does not answer. */
  isUnreachable: boolean
  /** Work of an earlier sitting that was not saved. */
  draft: Draft | undefined
  /** What has just happened. */
  notice: { words: Bilingual; isError: boolean } | undefined
  /** What the storage found wrong, and the check in the page did not. */
  refused: readonly Problem[]
}

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  change: (part: Partial<SessionState>) => void
  tell: (words: Bilingual) => void
  warn: (words: Bilingual) => void
}

export function createSession(): Session {
  const store = createStore<SessionState>({
    question: { kind: 'nothing' },
    isSaving: false,
    isUnreachable: false,
    draft: undefined,
    notice: undefined,
    refused: [],
  })
  const change = (part: Partial<SessionState>) => store.set({ ...store.get(), ...part })
  return {
    get: store.get,
    subscribe: store.subscribe,
    change,
    tell: (words) => change({ notice: { words, isError: false } }),
    warn: (words) => change({ notice: { words, isError: true } }),
  }
}
