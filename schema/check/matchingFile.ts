import { normalizePath } from '../formats/links.ts'
import { normalizedText } from '../normalizedText.ts'

/** A path in lowercase without accents; .jpeg becomes .jpg. */
function comparablePath(path: string): string {
  return normalizedText(path).replace(/\.jpeg$/, '.jpg')
}

function withoutExtension(path: string): string {
  return path.replace(/\.\w+$/, '')
}

function singlePath(paths: string[]): string | undefined {
  return paths.length === 1 ? paths[0] : undefined
}

/** The only file that a path can mean: it differs only in case and accents, or lacks the extension. */
export function matchingFile(reference: string, paths: string[]): string | undefined {
  if (reference.includes('://')) return undefined
  const path = normalizePath(reference)
  const plain = comparablePath(path.replaceAll('%20', ' '))
  return (
    paths.find((candidate) => candidate === path) ??
    singlePath(paths.filter((candidate) => comparablePath(candidate) === plain)) ??
    // Ignores a query that bypasses caches, as in /logos/acme.svg?v=2.
    paths.find((candidate) => candidate === path.replace(/[?#].*$/, '')) ??
    singlePath(
      paths.filter((candidate) => withoutExtension(comparablePath(candidate)) === plain),
    )
  )
}
