import { maxPictureBytes } from '../../editorApi/storage.ts'
import type { Editor } from '../context.tsx'
import type { Sample } from '../storage/storage.ts'
import { storedNameOf, unusedPictures } from './namedPictures.ts'

/**
 * Removes unused pictures with the next save. Resolves with those that were removed: some may be in use by then.
 * Resolves with undefined, and shows why, if the storage did not keep them, so undo could not restore them.
 */
export async function removePictures(
  { site, storage, pictures, session }: Editor,
  paths: readonly string[],
): Promise<string[] | undefined> {
  // Pictures that were not seen yet are not loaded, and some could not be loaded.
  await pictures.load(paths, { retriesFailed: true })
  for (const path of paths) {
    const name = storedNameOf(path, site.get().history.now)
    const bytes = name === undefined ? undefined : pictures.get().get(name)?.bytes
    // A picture without bytes is a Git LFS pointer or could not be loaded. The server cannot receive a larger picture.
    // Undo cannot restore either of them after the save.
    if (name === path && bytes && bytes.length <= maxPictureBytes) {
      const stored = await storage.keepPicture(bytes)
      if (stored.ok) pictures.setDraftId(path, stored.id)
      // A rejected picture, such as a damaged one, is removed anyway.
      else if (stored.reason === 'unavailable') {
        session.notify(stored.why, 'error')
        return undefined
      }
    }
  }
  const removed = unusedPictures(site.get()).filter((path) => paths.includes(path))
  if (removed.length > 0)
    site.changeSnapshot(['pictures'], ({ content, files }) => ({
      content,
      files: { ...files, ...Object.fromEntries(removed.map((path) => [path, null])) },
    }))
  return removed
}

/** Removes unused pictures of the sample, which must not go online. Resolves with false if that was not possible. */
export async function removeSamplePictures(
  editor: Editor,
  sample: Sample | undefined,
): Promise<boolean> {
  const unused = unusedPictures(editor.site.get()).filter((path) =>
    sample?.files.includes(path),
  )
  return unused.length === 0 || Boolean(await removePictures(editor, unused))
}
