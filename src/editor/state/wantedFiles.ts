import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import type { FileChanges } from '../../editorApi/storage.ts'
import type { Snapshot } from './history.ts'

/** A cache: contents are immutable, and several parts of the editor ask at every key. */
const pathsOf = new WeakMap<SiteContent, ReadonlySet<string>>()

/** The paths of all files of public/ that a content names. */
export function namedPaths({ content }: Pick<Snapshot, 'content'>): ReadonlySet<string> {
  const paths = pathsOf.get(content) ?? filesNamedIn(content)
  pathsOf.set(content, paths)
  return paths
}

/** The files that a save writes and removes. A picture that was chosen and then replaced is not among them. */
export function wantedFiles(now: Snapshot, saved: Pick<Snapshot, 'files'>): FileChanges {
  const named = namedPaths(now)
  return Object.fromEntries(
    Object.entries(now.files).filter(
      ([path, id]) => id === null || id === saved.files[path] || named.has(path),
    ),
  )
}
