import { normalizePath } from '../formats/links.ts'
import { normalizedText } from '../normalizedText.ts'

/** A path in lowercase without accents; .jpeg becomes .jpg. */
function comparablePath(path: string): string {
  return normalizedText(path).replace(/\.jpeg$/, '.jpg')
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '')
}

function onlyOne(paths: string[]): string | undefined {
  return paths.length === 1 ? paths[0] : undefined
}

/** The only file that a path can mean: it differs only in case and accents, or lacks the extension. */
export function matchingFile(named: string, paths: string[]): string | undefined {
  if (named.includes('://')) return undefined
  const path = normalizePath(named)
  const plain = comparablePath(path.replaceAll('%20', ' '))
  return (
    paths.find((candidate) => candidate === path) ??
    onlyOne(paths.filter((candidate) => comparablePath(candidate) === plain)) ??
    // With a query against caches: /logos/acme.svg?v=2
    paths.find((candidate) => candidate === path.replace(/[?#].*$/, '')) ??
    onlyOne(
      paths.filter((candidate) => withoutEnding(comparablePath(candidate)) === plain),
    )
  )
}
