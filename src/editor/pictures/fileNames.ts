import type { Snapshot } from '../state/history.ts'
import type { Saved } from '../state/siteStore.ts'

/** Pairs of a path and the name that the storage has for the file: its path, or an id where it is not saved yet. */
export type FileNames = readonly (readonly [path: string, name: string])[]

/** The files of public/, with changes that are not saved yet, and the storage's name for each. */
export function fileNames({ loaded }: Saved, { files }: Snapshot): FileNames {
  const kept = loaded.files.filter((path) => !Object.hasOwn(files, path))
  const put = Object.entries(files).flatMap(([path, id]) =>
    id === null ? [] : [[path, id] as const],
  )
  return [...kept.map((path) => [path, path] as const), ...put]
}

/** The storage's name for the file at a path: an id while it is not saved, undefined where it is removed. */
export function fileName(path: string, { files }: Snapshot): string | undefined {
  return Object.hasOwn(files, path) ? (files[path] ?? undefined) : path
}
