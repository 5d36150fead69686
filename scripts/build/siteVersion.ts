import { versionDigits, versionText } from '../../schema/read/versionText.ts'
import { publicFiles } from '../check/contentFile.ts'
import { blobIdsOf } from '../check/samplePictures.ts'
import { sha256 } from '../files/hashes.ts'
import { publicFolder } from '../files/paths.ts'

/** A hash of the content and the files in public/. It is the same on every computer and in the editor's browser. */
export function siteVersion(content: unknown, contentFile: string): string {
  const ids = blobIdsOf(publicFiles(publicFolder(contentFile)))
  return sha256(versionText(content, [...ids])).slice(0, versionDigits)
}
