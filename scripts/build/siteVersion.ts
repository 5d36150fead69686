import { createHash } from 'node:crypto'

import { publicFiles } from '../check/contentFile.ts'
import { publicFolder } from '../files/paths.ts'

/** A file beside the page, so that the document does not grow. */
export const versionFile = 'version.txt'

/** A hash of the content and the files of public/; the same on every computer. */
export function siteVersion(content: unknown, contentFile: string): string {
  const files = publicFiles(publicFolder(contentFile))
  const hash = createHash('sha256').update(JSON.stringify(content))
  for (const path of files.list().toSorted())
    hash.update(`\0${path}\0`).update(files.read(path) ?? '')
  return hash.digest('hex').slice(0, 16)
}
