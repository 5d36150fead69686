import { normalizedText } from '../characters.ts'
import { normalizePath } from '../formats/links.ts'

/** The form in which paths are compared: lowercase, without accents, with .jpg for .jpeg. */
const comparablePath = (path: string) => normalizedText(path).replace(/\.jpeg$/, '.jpg')

const withoutExtension = (path: string) => path.replace(/\.\w+$/, '')

const onlyPath = (paths: string[]) => (paths.length === 1 ? paths[0] : undefined)

/** The only file that a path can mean, even with other case or accents, with a query, or without its extension. */
export function matchingFile(writtenPath: string, paths: string[]): string | undefined {
  if (writtenPath.includes('://')) return undefined
  const path = normalizePath(writtenPath)
  const comparable = comparablePath(path.replaceAll('%20', ' '))
  return (
    paths.find((file) => file === path) ??
    onlyPath(paths.filter((file) => comparablePath(file) === comparable)) ??
    // Ignores a query that bypasses caches, as in /logos/acme.svg?v=2.
    paths.find((file) => file === path.replace(/[?#].*$/, '')) ??
    onlyPath(
      paths.filter((file) => withoutExtension(comparablePath(file)) === comparable),
    )
  )
}
