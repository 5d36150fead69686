import type { CheckOptions } from '../../schema/checkContent.ts'
import { stringsIn } from '../../schema/read/modelTree.ts'
import { parseJson } from '../../schema/read/parseJson.ts'
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { defaultContentFile, publicFolder } from '../files/paths.ts'
import { cachedFile } from '../pictures/cachedFile.ts'
import { runPictureJob } from '../pictures/runPictureJob.ts'
import { checkContentFile, publicFiles, type CheckedFile } from './contentFile.ts'
import { readText } from './readText.ts'
import { samplePictures } from './samplePictures.ts'

/** Checks a content file and decodes the pictures that it names: one that the build could not draw is a problem too. */
export async function checkWithPictures(
  file: string = defaultContentFile,
  options: Pick<CheckOptions, 'sample'> = {},
): Promise<CheckedFile> {
  // Reads the file once: the owner may save while the pictures are decoded.
  const readResult = readText(file)
  const files = publicFiles(publicFolder(file))
  const sample = new Set(options.sample === undefined ? [] : samplePictures(files))
  const pictures = await openPictures(readResult.ok ? readResult.text : '', files)
  const filesWithPictures = { ...files, ...pictures, samplePictures: sample }
  return checkContentFile(file, { ...options, files: filesWithPictures }, readResult)
}

async function openPictures(text: string, files: PublicFiles) {
  const strings = stringsIn(parseJson(text.replace(/^\uFEFF/, '')))
  const paths = new Set(
    strings.flatMap(({ value, node }) => (node.picture ? [value] : [])),
  )
  const pictures = files.list().map(async (path) => {
    const bytes = paths.has(path) ? files.read(path) : undefined
    return { path, bytes, pixels: bytes && (await openPicture(path, bytes)) }
  })
  const damagedPaths = new Set<string>()
  const pixelsByPath = new Map<string, Uint8Array>()
  for (const { path, bytes, pixels } of await Promise.all(pictures)) {
    if (pixels) pixelsByPath.set(path, pixels)
    else if (bytes) damagedPaths.add(path)
  }
  return { damaged: damagedPaths, pixels: pixelsByPath }
}

/** Opens a picture at a small size; undefined if it cannot be drawn. Caches pixels, because decoders load slowly. */
async function openPicture(
  path: string,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  const job = path.endsWith('.svg') ? 'openDrawing' : 'openPhoto'
  try {
    return await cachedFile([job, bytes], () => runPictureJob(job, bytes))
  } catch {
    return undefined
  }
}
