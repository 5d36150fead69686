/** Files of the project for a message, one per line, at most 20. */
export const listed = (files: readonly string[]) =>
  files
    .slice(0, 20)
    .map((file) => `\n  ${file}`)
    .join('') + (files.length > 20 ? `\n  … (${files.length})` : '')
