import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CheckOptions } from '../../schema/checkContent.ts'
import { stringsIn } from '../../schema/read/modelTree.ts'
import { defaultContentFile, publicFolder } from '../files/paths.ts'
import { cached } from '../pictures/pictureCache.ts'
import { runApart } from '../pictures/runApart.ts'
import { checkContentFile, publicFiles, type CheckedFile } from './contentFile.ts'
import { samplePictures } from './samplePictures.ts'

/**
 * Checks a content file and decodes its pictures: a picture that the build cannot draw is a problem too. Content is
 * checked again only if it has such a picture.
 */
export async function checkWithPictures(
  file: string = defaultContentFile,
  options: Omit<CheckOptions, 'files'> = {},
): Promise<CheckedFile> {
  const ofSample =
    options.sample === undefined
      ? new Set<string>()
      : samplePictures(publicFiles(publicFolder(file)))
  const checked = checkContentFile(file, options, { ofSample })
  if (!checked.result.ok) return checked
  const { damaged, opaque } = await openPictures(checked.result.content, checked.file)
  return damaged.size + opaque.size === 0
    ? checked
    : checkContentFile(file, options, { damaged, opaque, ofSample })
}

async function openPictures(content: unknown, file: string) {
  const pictures = stringsIn(content).flatMap(({ value: path, node: { picture } }) =>
    picture ? [{ path, isShape: picture.isShape }] : [],
  )
  const folder = publicFolder(file)
  const opened = await Promise.all(
    pictures.map(async ({ path, isShape }) => {
      const bytes = readFileSync(join(folder, path))
      const as = await openPicture(bytes, path.endsWith('.svg'))
      // Only a logo must have no background.
      return { path, as: as === 'opaque' && !isShape ? 'whole' : as }
    }),
  )
  const those = (wanted: Opened) =>
    new Set(opened.flatMap(({ path, as }) => (as === wanted ? [path] : [])))
  return { damaged: those('damaged'), opaque: those('opaque') }
}

type Opened = 'damaged' | 'opaque' | 'whole'

/**
 * Decodes a picture and tells whether it has a background. The answer is cached: decoders are loaded for new pictures only.
 */
async function openPicture(bytes: Uint8Array, isDrawing: boolean): Promise<Opened> {
  try {
    const known = await cached(
      ['filled, sharp 0.35, svgo 4, resvg-js 2', bytes],
      async () => {
        const isFilled = await runApart(isDrawing ? 'openDrawing' : 'openPhoto', bytes)
        return Buffer.from(isFilled ? 'opaque' : 'whole')
      },
    )
    return Buffer.from(known).toString() === 'opaque' ? 'opaque' : 'whole'
  } catch {
    return 'damaged'
  }
}
