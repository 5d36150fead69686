/** A built site tells its version in a file beside the page, so that the document does not grow. */
export const versionFile = 'version.txt'
/** The version is the start of the SHA-256 of the text below, of so many digits. */
export const versionDigits = 16

/** `files`: those of public/, by path, with the id that Git gives each. No file has to be read where Git knows them. */
export function versionText(
  content: unknown,
  files: Iterable<readonly [path: string, id: string]>,
): string {
  const lines = [...files].map(([path, id]) => `${path} ${id}`).toSorted()
  return [JSON.stringify(content), ...lines].join('\0')
}
