import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PagePicture, PagePictures } from '../../../schema/pageContent.ts'
import { publicFolder } from '../../content/paths.ts'
import type { Site } from '../siteWords.ts'
import { brandOf } from './brand.ts'
import { dataAddress, inColor, markOf } from './mark.ts'
import { photoOf } from './photo.ts'

/** The owner's pictures as the page takes them. Expects a content that has passed the check: the files are there. */
export async function pagePictures(
  site: Site,
  contentFile: string,
  base: string,
): Promise<PagePictures> {
  const { mark, palette } = brandOf(site, contentFile)
  const entries = picturesOf(site).map(async (file) => {
    const bytes = readFileSync(join(publicFolder(contentFile), file))
    const picture = isDrawing(file)
      ? drawing(base + file.slice(1), bytes)
      : await photo(bytes, base)
    return [file, picture] as const
  })
  return {
    // The header's ground is dark in both schemes.
    mark: mark && {
      src: dataAddress(inColor(mark, palette.light.onGround)),
      width: Math.round(mark.ratio * 36),
      height: 36,
      sources: [],
    },
    pictures: Object.fromEntries(await Promise.all(entries)),
  }
}

/** Paths of the photos and drawings that heroes and cases show. */
function picturesOf(site: Site): string[] {
  return site.sections
    .flatMap((section) => {
      if (section.type === 'hero') return section.picture
      return section.type === 'cases' ? section.entries.map((entry) => entry.picture) : []
    })
    .flatMap((picture) => picture?.file ?? [])
}

const isDrawing = (file: string) => file.endsWith('.svg')

/** Those of them that the build makes smaller. */
export const photosOf = (site: Site) =>
  picturesOf(site).filter((file) => !isDrawing(file))

function drawing(src: string, bytes: Uint8Array): PagePicture {
  const { ratio } = markOf(Buffer.from(bytes).toString())
  return { src, width: Math.round(1000 * ratio), height: 1000, sources: [] }
}

async function photo(bytes: Uint8Array, base: string): Promise<PagePicture> {
  const { width, height, files } = await photoOf(bytes)
  const sources = ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: files
      .filter((file) => file.format === format)
      .map((file) => `${base}${file.name} ${file.width}w`)
      .join(', '),
  }))
  return { src: base + (files.at(-1)?.name ?? ''), width, height, sources }
}
