import type { Editor } from '../context.tsx'
import { fileName } from './namedPictures.ts'

/** Removes pictures with the next save. Resolves with false if they could not be kept for undo. */
export async function removePictures(
  { site, storage, pictures }: Editor,
  paths: readonly string[],
): Promise<boolean> {
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
