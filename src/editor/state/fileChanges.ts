import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import type { FileChanges } from '../../editorApi/storage.ts'
import type { Snapshot } from './history.ts'

/** A cache: the content is immutable, and several parts of the editor need its paths after every keystroke. */
const pathCache = new WeakMap<SiteContent, ReadonlySet<string>>()

/** The paths of all files in public/ that the content refers to. */
export function namedPaths({ content }: Pick<Snapshot, 'content'>): ReadonlySet<string> {
  const paths = pathCache.get(content) ?? filesNamedIn(content)
  pathCache.set(content, paths)
  return paths
}

/** The changes to files in public/, without the added files that the content no longer refers to. */
export function fileChanges(now: Snapshot, saved: Pick<Snapshot, 'files'>): FileChanges {
  const named = namedPaths(now)
  return Object.fromEntries(
    Object.entries(now.files).filter(
      ([path, id]) => id === null || id === saved.files[path] || named.has(path),
    ),
  )
}
