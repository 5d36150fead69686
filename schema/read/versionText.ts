/** The file of a built site with its version, a space, and the id of its publication. */
export const versionFile = 'version.txt'
/** The number of digits of a version, which is the start of the SHA-256 of `versionText`. */
export const versionDigits = 16

/** The text from which a version is computed. `files`: the paths in public/ with their Git ids, so no file is read. */
export function versionText(
  content: unknown,
  files: Iterable<readonly [path: string, id: string]>,
): string {
  const lines = [...files].map(([path, id]) => `${path} ${id}`).toSorted()
  return [JSON.stringify(content), ...lines].join('\0')
}

/** Adds the version to a document. A version is online when the site's address returns it. */
export const withVersion = (html: string, version: string) =>
  html.replace('<html', `<html data-version=${version}`)

/** The version of a document; undefined if it was not built by this project. */
export const versionOf = (html: string) =>
  /<html[^>]* data-version="?([0-9a-f]{16})/.exec(html)?.[1]
