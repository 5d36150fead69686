import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { paletteOf } from '../../../schema/colors/palette.ts'
import {
  examinedSize,
  isFaintOnSections,
  needsLightBackground,
} from '../../../schema/colors/pictureContrast.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { drawingSheet } from '../../../schema/look/drawingSheet.ts'
import type { PagePicture, PagePictures } from '../../../schema/pageContent.ts'
import { lookUp } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { sha256 } from '../../files/hashes.ts'
import { publicFolder } from '../../files/paths.ts'
import { isDrawing } from '../../hosting/headers.ts'
import { coloredMark, markOf, readMark } from '../../pictures/mark.ts'
import { pixelsOfDrawing } from '../../pictures/rasterize.ts'
import { filesOfPhoto } from './photo.ts'

/** The height of the logo in the header, in CSS pixels. High-density screens need twice as many. */
const markHeight = 36

/** The owner's pictures as the page uses them. Expects checked content, so the files exist. */
export async function pagePictures(
  content: SiteContent,
  contentFile: string,
  base: string,
): Promise<PagePictures> {
  const { background: ground } = paletteOf(content.site.colors).light
  const mark = await markFile(content, contentFile)
  const entries = [...maxWidthsByPath(content)].map(async ([file, maxWidth]) => {
    const bytes = readFileSync(join(publicFolder(contentFile), file))
    const picture = isDrawing(file)
      ? await pictureOfDrawing(base + file.slice(1), bytes)
      : await pictureOfPhoto(bytes, maxWidth, base)
    const needsGround = needsLightBackground(
      file,
      isDrawing(file) ? bytes.toString() : undefined,
    )
    return [file, needsGround ? { ...picture, ground } : picture] as const
  })
  return {
    mark: mark && {
      src: base + mark.file,
      width: Math.round(mark.ratio * markHeight),
      height: markHeight,
      sources: [],
      ...(mark.isFaint && { isFaint: true as const }),
    },
    pictures: Object.fromEntries(await Promise.all(entries)),
    drawingsFile: base + drawingsFile(content).file,
  }
}

/** The drawings below the first view, as a file of the built site. */
export function drawingsFile(content: SiteContent): { file: string; svg: string } {
  const svg = drawingSheet(content)
  return { file: `assets/drawings-${sha256(svg).slice(0, 6)}.svg`, svg }
}

/** The header's logo as a file of the built site. */
export async function markFile(
  content: SiteContent,
  contentFile: string,
): Promise<{ file: string; svg: string; ratio: number; isFaint: boolean } | undefined> {
  const mark = await readMark(content, contentFile, 2 * markHeight)
  if (!mark) return undefined
  const palette = paletteOf(content.site.colors)
  // The header is dark in both schemes.
  const svg = coloredMark(mark, palette.light.onGround)
  const isFaint = isFaintOnSections(await pixelsOfDrawing(svg, examinedSize), palette)
  const file = `assets/mark-${sha256(svg).slice(0, 6)}.svg`
  return { file, svg, ratio: mark.ratio, isFaint }
}

/** The largest width that the model defines for each photo and drawing of the page, by path. */
function maxWidthsByPath(content: SiteContent): Map<string, number> {
  const widths = new Map<string, number>()
  for (const { path, value: file, node } of stringsIn(content)) {
    const copyWidths = node.picture?.resized
    if (!copyWidths) continue
    const list = lookUp(content, path.slice(0, path.findLastIndex(Number.isInteger)))
    const isAlone = Array.isArray(list) && list.length === 1
    const width = (isAlone ? copyWidths.aloneWidth : undefined) ?? copyWidths.width
    widths.set(file, Math.max(width, widths.get(file) ?? 0))
  }
  return widths
}

/** The paths and largest widths of the photos. The build creates smaller copies of them. */
export const photosOf = (content: SiteContent) =>
  [...maxWidthsByPath(content)].filter(([file]) => !isDrawing(file))

async function pictureOfDrawing(src: string, bytes: Uint8Array): Promise<PagePicture> {
  const { ratio } = await markOf(Buffer.from(bytes).toString())
  return { src, width: Math.round(1000 * ratio), height: 1000, sources: [] }
}

async function pictureOfPhoto(
  bytes: Uint8Array,
  maxWidth: number,
  base: string,
): Promise<PagePicture> {
  const { width, height, files } = await filesOfPhoto(bytes, maxWidth)
  const sources = ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: files
      .filter((file) => file.format === format)
      .map((file) => `${base}${file.name} ${file.width}w`)
      .join(', '),
  }))
  return { src: base + (files.at(-1)?.name ?? ''), width, height, sources }
}
