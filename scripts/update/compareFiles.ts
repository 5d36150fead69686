import { projectFolders, type FileList } from './projectFiles.ts'

export interface Comparison {
  write: string[]
  remove: string[]
  /** Changed in the site and by the new version. */
  both: string[]
}

/**
 * Says what happens to each file: `before` is the version that the site came with, `here` the site, `next` the new version.
 * Files that only the site has changed stay. Without `before` the site counts as unchanged.
 */
export function compareFiles(
  before: FileList | undefined,
  here: FileList,
  next: FileList,
): Comparison {
  const comparison: Comparison = { write: [], remove: [], both: [] }
  const known = before ?? here
  const paths = new Set([...Object.keys(known), ...Object.keys(next)])
  for (const path of [...paths].toSorted()) {
    const [was, is, willBe] = [known[path], here[path], next[path]]
    if (is === willBe || (is !== undefined && was === willBe)) continue
    // Files that no list names may be somebody else's: in hidden folders, and without a list outside of the project's own, nothing is deleted.
    const [top = ''] = path.split('/')
    const isShared = before ? top.startsWith('.') : !projectFolders.includes(top)
    if (willBe === undefined && isShared) continue
    if (is !== undefined && is !== was) comparison.both.push(path)
    ;(willBe === undefined ? comparison.remove : comparison.write).push(path)
  }
  return comparison
}
