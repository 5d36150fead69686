import type { Editor } from '../context.tsx'
import { fileName } from './fileNames.ts'

/** Takes a picture away with the next save. It is kept beside the draft, so that undo brings it back even then; gives whether it could be. */
export async function removePicture(
  { site, storage, pictures }: Editor,
  path: string,
): Promise<boolean> {
  const name = fileName(path, site.get().history.now)
  const bytes = name === undefined ? undefined : pictures.get().get(name)?.bytes
  if (name === path && bytes) {
    const kept = await storage.keepPicture(bytes)
    if (!kept.ok) return false
    pictures.noteKept(path, kept.id)
  }
  site.changeAll(['pictures'], ({ content, files }) => ({
    content,
    files: { ...files, [path]: null },
  }))
  return true
}
