/** Names of devices on Windows, with any extension. */
const isReserved = (path: string) =>
  /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/.test(path)

/** Lowercase letters, digits, dots, and hyphens. No hidden files, no "..", no double slashes. */
const pathForm =
  /^(\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9._-]*\.(svg|png|webp|jpe?g|avif|pdf|html)$/

/** Pages that the build makes. */
const built = /\/(index|404)\.html$/

/** Whether the editor may write a picture or document to this path. */
export const isWritablePath = (path: string): boolean =>
  pathForm.test(path) && !path.includes('..') && !isReserved(path) && !built.test(path)

/** Whether the editor may remove the file at this path. Host settings in public/ are not the editor's. */
export const isPicturePath = (path: string): boolean =>
  /\.(svg|png|webp|jpe?g|avif)$/i.test(path)

/** Whether a version includes the file at a path: one that the editor may write, or a picture under any name. */
export const isVersionPath = (path: string): boolean =>
  isWritablePath(path) ||
  (/^\/[^\s#?%\\\p{Cc}]+$/u.test(path) &&
    isPicturePath(path) &&
    !path.split('/').includes('..'))

/** The id of a kept file is its SHA-256, or, for a file of a version on GitHub, Git's id. */
export const isKeptId = (id: string): boolean =>
  /^(?:[0-9a-f]{24})?[0-9a-f]{40}$/.test(id)
