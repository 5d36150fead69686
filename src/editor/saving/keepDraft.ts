import { textOf } from '../check/checks.ts'
import type { Editor } from '../context.tsx'
import { isChanged } from '../state/site.ts'
import type { Draft } from '../storage/storage.ts'

/** How long after a change the draft is kept, in milliseconds. */
const pause = 1000

/** This page's own draft: nobody else's is written over or taken away. */
const id = crypto.randomUUID()

export function draftOf({ site }: Pick<Editor, 'site'>): Draft {
  const { history, saved } = site.get()
  const { content, files } = history.now
  return { id, text: textOf(content), files, base: saved.loaded.text, at: Date.now() }
}

/** The drafts that are other windows' own: they are being worked on. */
export async function openDrafts(): Promise<Set<string | undefined>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name))
}

/** Keeps what is not saved, so that a crash, a closed tab or a stopped server loses nothing. */
export function keepDrafts(editor: Editor): void {
  const { site, storage } = editor
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = false
  // Until the window is closed.
  void navigator.locks.request(id, () => new Promise(() => undefined))
  async function keep() {
    clearTimeout(timer)
    if (isChanged(site.get())) {
      isKept = true
      const isDone = await storage.drafts.save(draftOf(editor))
      // Until the storage answers again.
      if (!isDone) timer = setTimeout(() => void keep(), 5 * pause)
    } else if (isKept) {
      isKept = false
      await storage.drafts.discard(id)
    }
  }
  site.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(), pause)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void keep()
  })
  addEventListener('beforeunload', (event) => {
    if (isChanged(site.get())) event.preventDefault()
  })
}
