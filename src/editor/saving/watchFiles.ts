import type { Loaded } from '../../editorApi/storage.ts'
import type { Editor } from '../context.tsx'

/** Returns a function that takes the revision of public/ and loads what another program has changed there. */
export function filesWatch({
  site,
  storage,
  pictures,
}: Pick<Editor, 'site' | 'storage' | 'pictures'>): (revision: string) => Promise<void> {
  const { loaded } = site.get().saved
  let known = loaded.filesRevision
  let stamps = loaded.stamps ?? {}

  return async function look(revision) {
    if (revision === known) return
    const result = await storage.load()
    if (!result.ok) return
    const { files, stamps: now = {}, filesRevision } = result.loaded
    const changed = changedBetween(stamps, now)
    known = filesRevision
    stamps = now
    pictures.forget(changed.filter((path) => now[path] === undefined))
    await pictures.readAgain(changed.filter((path) => now[path] !== undefined))
    const { saved } = site.get()
    const loadedNow: Loaded = { ...saved.loaded, files, stamps, filesRevision: revision }
    site.setSaved({ ...saved, loaded: loadedNow })
  }
}

function changedBetween(
  before: Record<string, string>,
  now: Record<string, string>,
): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...paths].filter((path) => before[path] !== now[path])
}
