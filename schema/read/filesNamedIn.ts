import { stringsIn } from './modelTree.ts'

/** The paths of all files of public/ that a content names. */
export function filesNamedIn(content: unknown): ReadonlySet<string> {
  const paths = stringsIn(content).flatMap(({ value, node }) => {
    const isFile = node.picture !== undefined || node.format === 'linkOrFile'
    return isFile && value.startsWith('/') ? [value] : []
  })
  return new Set(paths)
}
