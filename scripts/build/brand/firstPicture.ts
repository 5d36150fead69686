import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import type { Scheme } from '../../../schema/colors/colors.ts'
import { paletteOf } from '../../../schema/colors/palette.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { withLightColors } from '../../../schema/look/drawingColors.ts'
import { motifOf } from '../../../schema/look/motifs.ts'
import { publicFolder } from '../../files/paths.ts'
import { cachedFile } from '../../pictures/cachedFile.ts'
import { dataAddress } from '../../pictures/mark.ts'

/** Twice the displayed size, which is the largest that networks show. */
const size = { width: 560, height: 630 }

/** The picture of the page's first hero, or the motif's scene if it has none, as a data URL. */
export async function firstPicture(
  content: SiteContent,
  contentFile: string,
): Promise<string> {
  const hero = content.sections.find((section) => section.type === 'hero')
  const file = hero?.picture?.file
  if (file === undefined) {
    const scene = hero?.drawing === false ? '' : motifOf(content).scene
    return dataAddress(sceneSvg(scene, paletteOf(content.site.colors).light))
  }
  const bytes = readFileSync(join(publicFolder(contentFile), file))
  if (file.endsWith('.svg')) return dataAddress(bytes.toString())
  const encoding = { quality: 85 }
  const settings = JSON.stringify({ size, encoding })
  const photo = await cachedFile(['first picture', settings, bytes], () =>
    sharp(bytes, { failOn: 'error' }).autoOrient().resize(size).jpeg(encoding).toBuffer(),
  )
  return `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
}

/** The motif's scene below the sky. */
const sceneSvg = (scene: string, scheme: Scheme) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 630">' +
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${scheme.panel}"/><stop offset=".8" stop-color="${scheme.horizon}"/></linearGradient>` +
  `<path fill="url(#sky)" d="M0 0h560v630H0z"/><g transform="translate(-96 374)scale(4)">${withLightColors(scene, scheme)}</g></svg>`
