import type { Bilingual } from '../../../schema/problem.ts'
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

/** What is an error stays until somebody has closed it. */
type Severity = 'success' | 'warning' | 'error'

export interface SessionState {
  question: Question
  isSaving: boolean
  /** Why nothing can be saved for now: the storage does not answer, or the content is gone. */
  trouble: Bilingual | undefined
  /** Work of earlier sittings that was not saved, the newest first: offered one after the other. */
  drafts: readonly Draft[]
  /** What has just happened. */
  notice: { words: Bilingual; severity: Severity } | undefined
}

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  change: (part: Partial<SessionState>) => void
  tell: (words: Bilingual, severity?: Severity) => void
}

export function createSession(): Session {
  const store = createStore<SessionState>({
    question: { kind: 'nothing' },
    isSaving: false,
    trouble: undefined,
    drafts: [],
    notice: undefined,
  })
  const change = (part: Partial<SessionState>) => store.set({ ...store.get(), ...part })
  return {
    get: store.get,
    subscribe: store.subscribe,
    change,
    tell: (words, severity = 'success') => change({ notice: { words, severity } }),
  }
}
