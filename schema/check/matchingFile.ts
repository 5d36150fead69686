import { plainWords } from '../plainWords.ts'

/** An address as it is written here: from the folder public on, with slashes. */
export function tidied(address: string): string {
  const path = address.trim().replaceAll('\\', '/')
  return `/${path.replace(/^[./]+/, '').replace(/^public\//i, '')}`
}

/** A path in small letters without accents; .jpeg is .jpg. */
function plainPath(path: string): string {
  return plainWords(path).replace(/\.jpeg$/, '.jpg')
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '')
}

function onlyOne(paths: string[]): string | undefined {
  return paths.length === 1 ? paths[0] : undefined
}

/** The one file that an address can only mean: it differs in capitals and accents alone, or has no ending. */
export function matchingFile(address: string, paths: string[]): string | undefined {
  if (address.includes('://')) return undefined
  const path = tidied(address).normalize()
  const plain = plainPath(path.replaceAll('%20', ' '))
  return (
    paths.find((each) => each === path) ??
    onlyOne(paths.filter((each) => each.normalize() === path)) ??
    onlyOne(paths.filter((each) => plainPath(each) === plain)) ??
    // As browsers are made to fetch a file anew: /logos/acme.svg?v=2
    paths.find((each) => each === path.replace(/[?#].*$/, '')) ??
    onlyOne(paths.filter((each) => withoutEnding(plainPath(each)) === plain))
  )
}

/** The one file of that name in another folder: perhaps it is meant, perhaps it is another firm's. */
export function fileOfSameName(address: string, paths: string[]): string | undefined {
  const nameOf = (path: string) => plainPath(path.slice(path.lastIndexOf('/') + 1))
  return onlyOne(paths.filter((each) => nameOf(each) === nameOf(tidied(address))))
}
