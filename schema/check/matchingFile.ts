import { normalizePath } from '../formats/links.ts'
import { plainWords } from '../plainWords.ts'

/** A path in lowercase without accents; .jpeg becomes .jpg. */
function plainPath(path: string): string {
  return plainWords(path).replace(/\.jpeg$/, '.jpg')
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
  const plain = plainPath(path.replaceAll('%20', ' '))
  return (
    paths.find((candidate) => candidate === path) ??
    onlyOne(paths.filter((candidate) => plainPath(candidate) === plain)) ??
    // With a query against caches: /logos/acme.svg?v=2
    paths.find((candidate) => candidate === path.replace(/[?#].*$/, '')) ??
    onlyOne(paths.filter((candidate) => withoutEnding(plainPath(candidate)) === plain))
  )
}
