import type { Editor } from '../context.tsx'
import type { Sample } from '../storage/storage.ts'
import { fileName, unusedPictures } from './namedPictures.ts'

/** Removes pictures with the next save. Resolves with false if they could not be kept for undo. */
export async function removePictures(
  { site, storage, pictures }: Editor,
  paths: readonly string[],
): Promise<boolean> {
  // Pictures that were not seen yet are not loaded.
  await pictures.load(paths)
  for (const path of paths) {
    const name = fileName(path, site.get().history.now)
    const bytes = name === undefined ? undefined : pictures.get().get(name)?.bytes
    if (name === path && bytes) {
      const stored = await storage.keepPicture(bytes)
      if (!stored.ok) return false
      pictures.noteKept(path, stored.id)
    }
  }
  site.changeAll(['pictures'], ({ content, files }) => ({
    content,
    files: { ...files, ...Object.fromEntries(paths.map((path) => [path, null])) },
  }))
  return true
}

/** Unused pictures of the sample do not go online. */
export async function removeSamplePictures(
  editor: Editor,
  sample: Sample | undefined,
): Promise<void> {
  const unused = unusedPictures(editor.site.get()).filter((path) =>
    sample?.files.includes(path),
  )
  if (unused.length > 0) await removePictures(editor, unused)
}
