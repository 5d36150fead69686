/** An address as it is written here: from the folder public on, with slashes. */
export function tidied(address: string): string {
  const path = address.trim().replaceAll('\\', '/')
  return `/${path.replace(/^[./]+/, '').replace(/^public\//i, '')}`
}

/** A path in small letters without accents; .jpeg is .jpg. */
function plainPath(path: string): string {
  const letters = path.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return letters.toLowerCase().replace(/\.jpeg$/, '.jpg')
}

function nameOf(path: string): string {
  return plainPath(path.slice(path.lastIndexOf('/') + 1))
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '')
}

function onlyOne(paths: string[]): string | undefined {
  return paths.length === 1 ? paths[0] : undefined
}

/** The one file that an address can only mean: its name differs in capitals and accents alone, or has no ending, in whatever folder. */
export function meantFile(address: string, paths: string[]): string | undefined {
  if (address.includes('://')) return undefined
  const path = tidied(address)
  const name = nameOf(path)
  return (
    paths.find((each) => each === path) ??
    paths.find((each) => plainPath(each) === plainPath(path)) ??
    onlyOne(paths.filter((each) => nameOf(each) === name)) ??
    onlyOne(paths.filter((each) => withoutEnding(nameOf(each)) === name))
  )
}
