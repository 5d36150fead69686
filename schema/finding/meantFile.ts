/** An address as it is written here: from the folder public on, with slashes. */
export function tidied(address: string): string {
  const path = address.trim().replaceAll('\\', '/')
  return `/${path.replace(/^[./]+/, '').replace(/^public\//i, '')}`
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

/** The one file that an address can only mean: it has the same name, in whatever folder and letters. */
export function meantFile(address: string, paths: string[]): string | undefined {
  if (address.includes('://')) return undefined
  const path = tidied(address)
  const [named, another] = paths.filter((each) => nameOf(each) === nameOf(path))
  return (
    paths.find((each) => each === path) ??
    paths.find((each) => each.toLowerCase() === path.toLowerCase()) ??
    (another === undefined ? named : undefined)
  )
}
