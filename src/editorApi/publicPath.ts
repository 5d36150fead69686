/** Windows keeps these names for devices, with any ending. */
const isReserved = (path: string) =>
  /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/.test(path)

/** Small letters, digits, dots and hyphens; no hidden file, no way up, no two slashes. */
const pathForm =
  /^(\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9._-]*\.(svg|png|webp|jpe?g|avif|pdf|html)$/

/** Pages that the build makes. */
const isMade = /\/(index|404)\.html$/

/** May the editor put a picture or document there? */
export const isPutPath = (path: string): boolean =>
  pathForm.test(path) && !path.includes('..') && !isReserved(path) && !isMade.test(path)

/** May the editor remove what is there? What a host reads in public/ is not the editor's. */
export const isPicturePath = (path: string): boolean =>
  /\.(svg|png|webp|jpe?g|avif)$/i.test(path)

/** Whether a version includes the file at a path: what the editor puts there, or a picture under any name. */
export const isVersionPath = (path: string): boolean =>
  isPutPath(path) ||
  (/^\/[^\s#?%\\\p{Cc}]+$/u.test(path) &&
    isPicturePath(path) &&
    !path.split('/').includes('..'))

/** The id of a kept file is its SHA-256. */
export const isKeptId = (id: string): boolean => /^[0-9a-f]{64}$/.test(id)
