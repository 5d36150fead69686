import type { Draft } from '../../editorApi/storage.ts'
import { contentText } from '../check/checks.ts'
import type { Editor } from '../context.tsx'
import { isChanged } from '../state/siteStore.ts'
import { filesToWrite } from './save.ts'

/** The delay before a draft is written, from the first change on. */
const draftDelayMs = 1000

/** The id of this session and of its draft: no other session's draft is overwritten or removed. */
const sessionId = crypto.randomUUID()

let lastWrite: Promise<unknown> = Promise.resolve()

/** Runs draft writes one after the other: a slow one must not overwrite a later one. */
export function runSequentially<Value>(task: () => Promise<Value>): Promise<Value> {
  const write = lastWrite.then(task)
  lastWrite = write.catch(() => undefined)
  return write
}

/** The unsaved work of this session as a draft. */
export function draftOf({ site, pictures }: Pick<Editor, 'site' | 'pictures'>): Draft {
  const { history, saved } = site.get()
  return {
    id: sessionId,
    text: contentText(history.now.content),
    // A draft names only unsaved pictures, because saved ones are in public/.
    files: filesToWrite({ now: history.now, saved }, pictures.draftIdOf),
    base: saved.loaded.text,
    at: Date.now(),
  }
}

/** Finds the ids of all open sessions, including this one. */
export async function openSessionIds(): Promise<Set<string | undefined>> {
  const { held: heldLocks = [] } = await navigator.locks.query()
  return new Set(heldLocks.map(({ name }) => name))
}

/** Keeps unsaved work as a draft, so that a crash, a closed tab, or a stopped server loses nothing. */
export function keepDrafts(editor: Editor): void {
  const { site, storage, session } = editor
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasDraft = false
  let isQueued = false
  // The lock is held until the window closes. It shows other windows that the session is open.
  void navigator.locks.request(sessionId, () => new Promise(() => undefined))
  function writeNow() {
    clearTimeout(timer)
    timer = undefined
    // A queued write will include the latest changes.
    if (isQueued) return
    isQueued = true
    void runSequentially(write)
  }
  async function write() {
    isQueued = false
    if (isChanged(site.get())) {
      hasDraft = true
      const isDraftKept = await storage.drafts.save(draftOf(editor))
      session.change({ isDraftKept })
      // Tries again every five seconds until the storage can write the draft.
      if (!isDraftKept) writeAfter(5 * draftDelayMs)
    } else if (hasDraft) {
      hasDraft = false
      session.change({ isDraftKept: true })
      await storage.drafts.discard(sessionId)
    }
  }
  function writeAfter(delayMs: number) {
    timer ??= setTimeout(writeNow, delayMs)
  }
  site.subscribe(() => writeAfter(draftDelayMs))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) writeNow()
  })
  addEventListener('beforeunload', (event) => {
    if (isChanged(site.get())) event.preventDefault()
  })
}
