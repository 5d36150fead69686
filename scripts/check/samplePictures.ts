import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { gitBlobId } from '../files/hashes.ts'
import { publicFolder, sampleFile } from '../files/paths.ts'
import { publicFiles } from './contentFile.ts'

/** The Git ids of the files in a folder, by path. */
export const blobIdsOf = (files: PublicFiles) =>
  new Map(
    files
      .list()
      .map((path) => [path, gitBlobId(files.read(path) ?? new Uint8Array())] as const),
  )

/** The Git ids of the sample's pictures. */
export const sampleIds = () =>
  new Set(blobIdsOf(publicFiles(publicFolder(sampleFile))).values())

/** The files in a folder that are pictures of the sample, under any name. */
export function samplePictures(files: PublicFiles): Set<string> {
  const ids = sampleIds()
  return new Set(
    [...blobIdsOf(files)].flatMap(([path, id]) => (ids.has(id) ? [path] : [])),
  )
}
