import type { FileNames } from '../check/checker.ts'
import type { Snapshot } from '../state/history.ts'
import type { Saved } from '../state/site.ts'

/** What lies in public/ with the changes that are not saved yet, and by which name the storage has each file. */
export function fileNames({ loaded }: Saved, { files }: Snapshot): FileNames {
  const kept = loaded.files.filter((path) => !Object.hasOwn(files, path))
  const put = Object.entries(files).flatMap(([path, id]) =>
    id === null ? [] : [[path, id] as const],
  )
  return [...kept.map((path) => [path, path] as const), ...put]
}

/** By which name the storage has the file at a path. */
export function fileName(path: string, { files }: Snapshot): string | undefined {
  return Object.hasOwn(files, path) ? (files[path] ?? undefined) : path
}
