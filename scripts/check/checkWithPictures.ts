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
  const damaged = await damagedPictures(checked.result.content, checked.file)
  return damaged.size === 0
    ? checked
    : checkContentFile(file, options, { damaged, ofSample })
}

async function picturesOfSample(file: string): Promise<Set<string>> {
  const { samplePictures } = await import('./samplePictures.ts')
  return samplePictures(publicFiles(publicFolder(file)))
}

async function damagedPictures(content: unknown, file: string): Promise<Set<string>> {
  const paths = stringsIn(content).flatMap(({ value, node }) =>
    // Drawings that the page fetches go out as they lie.
    node.picture && !(node.picture.isFetched && value.endsWith('.svg')) ? [value] : [],
  )
  const folder = publicFolder(file)
  const opened = paths.map(async (path) => {
    const isOpened = await opens(readFileSync(join(folder, path)), path.endsWith('.svg'))
    return isOpened ? [] : [path]
  })
  return new Set((await Promise.all(opened)).flat())
}

/** Once opened, a picture is known: the programs that draw are loaded for new ones only. */
export async function opens(bytes: Uint8Array, isDrawing: boolean): Promise<boolean> {
  try {
    await cached(['opened by sharp 0.35, svgo 4, resvg-js 2', bytes], async () => {
      if (isDrawing) await openDrawing(Buffer.from(bytes).toString())
      else await openPhoto(bytes)
      return Buffer.from('yes')
    })
    return true
  } catch {
    return false
  }
}

async function openDrawing(svg: string): Promise<void> {
  const { markOf } = await import('../pictures/mark.ts')
  const { rasterize } = await import('../pictures/rasterize.ts')
  await rasterize(markOf(svg).svg, 64)
}

async function openPhoto(bytes: Uint8Array): Promise<void> {
  const { default: sharp } = await import('sharp')
  await sharp(bytes, { failOn: 'error' }).resize(64).toBuffer()
}
