import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import type { Scheme } from '../../../schema/colors/colors.ts'
import { motifOf } from '../../../schema/look/motifs.ts'
import { publicFolder } from '../../files/paths.ts'
import { dataAddress } from '../../pictures/mark.ts'
import { cached } from '../../pictures/pictureCache.ts'
import type { ContentWithoutTexts } from '../addresses.ts'
import { applyColors } from './paints.ts'

/** The picture next to or below the text, as a data URL. */
export interface SharePicture {
  src: string
  /** The owner's picture is to the right of the text, the motif's scene below it. */
  position: 'right' | 'below'
}

/** Twice its displayed size; networks show no more. */
const size = { width: 560, height: 630 }

/** The picture of the page's first hero, or the motif's scene if it has none. */
export async function sharePicture(
  content: ContentWithoutTexts,
  contentFile: string,
  scheme: Scheme,
): Promise<SharePicture> {
  const hero = content.sections.find((section) => section.type === 'hero')
  const file = hero?.picture?.file
  if (file === undefined) {
    const scene = hero?.drawing === false ? '' : motifOf(content).scene
    return { src: dataAddress(sceneSvg(scene, scheme)), position: 'below' }
  }
  const bytes = readFileSync(join(publicFolder(contentFile), file))
  if (file.endsWith('.svg'))
    return { src: dataAddress(bytes.toString()), position: 'right' }
  const photo = await cached(['sharp 0.35, share', bytes], () =>
    sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize(size)
      .jpeg({ quality: 85 })
      .toBuffer(),
  )
  const src = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
  return { src, position: 'right' }
}

/** The motif's scene over the full width, as below the headline on the page. */
const sceneSvg = (scene: string, scheme: Scheme) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 250">' +
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${scheme.panel}"/><stop offset=".8" stop-color="${scheme.horizon}"/></linearGradient>` +
  `<path fill="url(#sky)" d="M0 0h1200v250H0z"/><g transform="translate(-96)scale(4)">${applyColors(scene, scheme)}</g></svg>`
