/** Holds the version of a built site, and after a space the id of its publication. */
export const versionFile = 'version.txt'
/** The version is the start of the SHA-256 of `versionText`, with this number of digits. */
export const versionDigits = 16

/** `files`: those of public/, by path, with the id that Git gives each. No file has to be read where Git knows them. */
export function versionText(
  content: unknown,
  files: Iterable<readonly [path: string, id: string]>,
): string {
  const lines = [...files].map(([path, id]) => `${path} ${id}`).toSorted()
  return [JSON.stringify(content), ...lines].join('\0')
}

/** The document with its version: that visitors get it is the proof that this version is online. */
export const withVersion = (html: string, version: string) =>
  html.replace('<html', `<html data-version=${version}`)

/** The version of a document; undefined if it is none of this project. */
export const versionOf = (html: string) =>
  /<html[^>]* data-version="?([0-9a-f]{16})/.exec(html)?.[1]
