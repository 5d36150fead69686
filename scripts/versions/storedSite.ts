import { readFileSync, statSync } from 'node:fs'

import { filesNamedIn } from '../../schema/read/modelTree.ts'
import { publicFiles } from '../check/contentFile.ts'
import { publicFolder } from '../files/paths.ts'
import { mayBeInVersion } from '../site/siteFolder.ts'

/** A content with the files that it names. */
export interface StoredSite {
  text: Uint8Array
  /** By path, as in "/logos/acme.svg". */
  files: ReadonlyMap<string, Uint8Array>
  /** When its text was written, in milliseconds since 1970. */
  at: number
}

/** The site as it is on the disk now; undefined if there is no content. */
export function storedSite(contentFile: string): StoredSite | undefined {
  try {
    const text = readFileSync(contentFile)
    const stored = publicFiles(publicFolder(contentFile))
    const files = namedIn(text.toString()).flatMap((path) => {
      const bytes = mayBeInVersion(contentFile, path) ? stored.read(path) : undefined
      return bytes ? [[path, bytes] as const] : []
    })
    const at = Math.floor(statSync(contentFile).mtimeMs)
    return { text, files: new Map(files), at }
  } catch {
    return undefined
  }
}

/** The files that a content names; none if the text is no content. */
function namedIn(text: string): string[] {
  try {
    return [...filesNamedIn(JSON.parse(text))]
  } catch {
    return []
  }
}
