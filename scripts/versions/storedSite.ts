import { readFileSync, statSync } from 'node:fs'

import { filesNamedIn } from '../../schema/read/modelTree.ts'
import { parseJson } from '../../schema/read/parseJson.ts'
import { isVersionPath } from '../../src/editorApi/publicPath.ts'
import { publicFiles } from '../check/contentFile.ts'
import { publicFolder } from '../files/paths.ts'
import { fileInPublic } from '../site/siteFolder.ts'

/** Content with the files that it refers to. */
export interface StoredSite {
  text: Uint8Array
  /** The files by path, as in "/logos/acme.svg". */
  files: ReadonlyMap<string, Uint8Array>
  /** The time when its text was written, in milliseconds since 1970. */
  at: number
}

/** The site on the disk; undefined if there is no content. */
export function storedSite(contentFile: string): StoredSite | undefined {
  try {
    const text = readFileSync(contentFile)
    const publicFolderFiles = publicFiles(publicFolder(contentFile))
    const paths = filesNamedIn(parseJson(text.toString()))
    const files = [...paths].flatMap((path) => {
      // Restoring a version must not write outside public/.
      const isAllowed = isVersionPath(path) && fileInPublic(contentFile, path)
      const bytes = isAllowed ? publicFolderFiles.read(path) : undefined
      return bytes ? [[path, bytes] as const] : []
    })
    const at = Math.floor(statSync(contentFile).mtimeMs)
    return { text, files: new Map(files), at }
  } catch {
    return undefined
  }
}
