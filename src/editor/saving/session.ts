import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Draft, SaveResult, Unavailable } from '../../editorApi/storage.ts'
import type { MergeResult } from '../merge/mergeValues.ts'
import type { Saved } from '../state/siteStore.ts'
import { createStore } from '../state/store.ts'

/** A save for which the storage did not respond, or rejected a picture. */
export type FailedSave = Extract<
  SaveResult,
  { reason: 'unavailable' | 'picture not sent' }
>

/** The open dialog, if there is one. */
export type OpenDialog =
  | { kind: 'nothing' }
  /** Asks whether to save these changes. `failed`: why the last attempt failed. */
  | { kind: 'save'; failed?: FailedSave }
  /** Asks where to publish, and whether to. */
  | { kind: 'publish' }
  /** Shows earlier versions, this one first. */
  | { kind: 'versions'; id?: string }
  /** Asks whose changes to keep. */
  | { kind: 'conflicts'; theirs: Saved; merged: MergeResult }

/** A toast about an error stays until it is closed. */
export type ToastSeverity = 'success' | 'warning' | 'error'

interface SessionState {
  openDialog: OpenDialog
  isSaving: boolean
  /** The picture that is being sent, if the storage sends them one by one. */
  sending: { count: number; total: number } | undefined
  /** Why saving is currently impossible: the storage does not respond, or the content was removed. */
  storageError: Pick<Unavailable, 'why' | 'isSignedOut'> | undefined
  /** False if the last draft could not be written. */
  isDraftKept: boolean
  /** Drafts of earlier sessions, newest first; offered one after the other. */
  drafts: readonly Draft[]
  /** A notice of the last event. With an address, it is a link. */
  toast: { message: Bilingual; severity: ToastSeverity; address?: string } | undefined
}

export function createSession() {
  const store = createStore<SessionState>({
    openDialog: { kind: 'nothing' },
    isSaving: false,
    sending: undefined,
    storageError: undefined,
    isDraftKept: true,
    drafts: [],
    toast: undefined,
  })
  return {
    ...store,
    notify: (message: Bilingual, severity: ToastSeverity = 'success') =>
      store.change({ toast: { message, severity } }),
  }
}
