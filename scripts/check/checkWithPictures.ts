import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CheckOptions } from '../../schema/checkContent.ts'
import { stringsIn } from '../../schema/read/schemaTree.ts'
import { cached } from '../pictures/cached.ts'
import { checkContentFile, publicFiles, type CheckedFile } from './contentFile.ts'
import { defaultContentFile, publicFolder } from './paths.ts'

/**
 * Checks a content file, and opens the pictures that it names: one that looks whole from outside, and that the build
 * could not draw, is a problem of the content too.
 */
export async function checkWithPictures(
  file: string = defaultContentFile,
  options: Omit<CheckOptions, 'files'> = {},
): Promise<CheckedFile> {
  const ofSample =
    options.sample === undefined ? new Set<string>() : await picturesOfSample(file)
  const checked = checkContentFile(file, options, { ofSample })
  if (!checked.result.ok) return checked
  const { damaged, opaque } = await openPictures(checked.result.content, checked.file)
  return damaged.size + opaque.size === 0
    ? checked
    : checkContentFile(file, options, { damaged, opaque, ofSample })
}

async function picturesOfSample(file: string): Promise<Set<string>> {
  const { samplePictures } = await import('./samplePictures.ts')
  return samplePictures(publicFiles(publicFolder(file)))
}

async function openPictures(content: unknown, file: string) {
  const paths = stringsIn(content).flatMap(({ value, node }) =>
    // Drawings that the page fetches go out as they lie.
    node.picture && !(node.picture.isFetched && value.endsWith('.svg')) ? [value] : [],
  )
  const folder = publicFolder(file)
  const opened = await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(join(folder, path))
      return { path, as: await openPicture(bytes, path.endsWith('.svg')) }
    }),
  )
  const those = (wanted: Opened) =>
    new Set(opened.flatMap(({ path, as }) => (as === wanted ? [path] : [])))
  return { damaged: those('damaged'), opaque: those('opaque') }
}

type Opened = 'damaged' | 'opaque' | 'whole'

/** Opens a picture; opaque is one without a pixel that lets the ground through. Once opened, it is known: the programs that draw are loaded for new ones only. */
export async function openPicture(
  bytes: Uint8Array,
  isDrawing: boolean,
): Promise<Opened> {
  try {
    const known = await cached(
      ['seen by sharp 0.35, svgo 4, resvg-js 2', bytes],
      async () => {
        const isOpaque = isDrawing
          ? await openDrawing(Buffer.from(bytes).toString())
          : await openPhoto(bytes)
        return Buffer.from(isOpaque ? 'opaque' : 'whole')
      },
    )
    return Buffer.from(known).toString() === 'opaque' ? 'opaque' : 'whole'
  } catch {
    return 'damaged'
  }
}

/** What lies behind a drawing is seen in its text. */
async function openDrawing(svg: string): Promise<false> {
  const { markOf } = await import('../pictures/mark.ts')
  const { rasterize } = await import('../pictures/rasterize.ts')
  await rasterize(markOf(svg).svg, 64)
  return false
}

async function openPhoto(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  const small = await sharp(bytes, { failOn: 'error' }).resize(64).png().toBuffer()
  return (await sharp(small).stats()).isOpaque
}
