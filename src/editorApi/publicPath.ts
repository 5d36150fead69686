/** Whether a file or folder has the name of a Windows device, such as "con", with any extension. */
const isReserved = (path: string) =>
  /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/.test(path)

/** Lowercase letters, digits, hyphens, underscores, and dots, but no hidden files and no double slashes. */
const pathPattern =
  /^(\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9._-]*\.(svg|png|webp|jpe?g|avif|pdf|html)$/

/** Pages that the build makes. */
const built = /\/(index|404)\.html$/

/** Whether the editor may write a picture or document to this path. */
export const isWritablePath = (path: string): boolean =>
  pathPattern.test(path) && !path.includes('..') && !isReserved(path) && !built.test(path)

/** Whether a path is that of a picture. The editor may remove any stored picture, but no settings of the host. */
export const isPicturePath = (path: string): boolean =>
  /\.(svg|png|webp|jpe?g|avif)$/i.test(path)

/** Whether a version includes the file at a path: one that the editor may write, or a picture under any name. */
export const isVersionPath = (path: string): boolean =>
  isWritablePath(path) ||
  (/^\/[^\s#?%\\\p{Cc}]+$/u.test(path) &&
    isPicturePath(path) &&
    !path.split('/').includes('..'))

/** Whether a string is the id of a kept file: its SHA-256 or, for a file of a version on GitHub, its id in Git. */
export const isKeptId = (id: string): boolean =>
  /^(?:[0-9a-f]{24})?[0-9a-f]{40}$/.test(id)
