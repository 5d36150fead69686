import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import type { Scheme } from '../../../schema/colors/scheme.ts'
import { column } from '../../../src/components/column.ts'
import { publicFolder } from '../../check/paths.ts'
import { cached } from '../../pictures/cached.ts'
import { dataAddress } from '../../pictures/mark.ts'
import type { Site } from '../siteWords.ts'

/** What stands in the share picture with the words, as an address that holds its data. */
export interface SharePicture {
  src: string
  /** One's own picture at the right of the words, the arcade below them. */
  place: 'right' | 'below'
}

/** Twice the size at which it stands in the share picture would be more than networks show. */
const size = { width: 560, height: 630 }

/** The picture of the page's first hero; the arcade alone where the hero has no drawing. */
export async function sharePicture(
  site: Site,
  contentFile: string,
  scheme: Scheme,
): Promise<SharePicture> {
  const hero = site.sections.find((section) => section.type === 'hero')
  const file = hero?.picture?.file
  if (file === undefined) {
    const scene = hero?.drawing === false ? '' : sunset(scheme)
    return { src: dataAddress(arcade(scheme, scene)), place: 'below' }
  }
  const bytes = readFileSync(join(publicFolder(contentFile), file))
  if (file.endsWith('.svg')) return { src: dataAddress(bytes.toString()), place: 'right' }
  const photo = await cached(['sharp 0.35, share', bytes], () =>
    sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize(size)
      .jpeg({ quality: 85 })
      .toBuffer(),
  )
  const src = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
  return { src, place: 'right' }
}

/** As wide as the share picture, on a floor: the columns of the page, and what is seen between them. */
function arcade({ onGround, ground }: Scheme, scene: string): string {
  const columns = [-120, 72, 264, 456, 648, 840, 1032, 1224].map(
    (x) => `<path fill="${onGround}" transform="translate(${x})scale(4)" d="${column}"/>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 250">' +
    `${scene}<path fill="${ground}" d="M0 ${scene ? 190 : 224}h1200v60H0z"/>${columns.join('')}</svg>`
  )
}

const sunset = ({ sky, horizon, sun, hills }: Scheme) =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>` +
  `<path fill="url(#sky)" d="M0 0h1200v190H0z"/><circle fill="${sun}" cx="840" cy="136" r="112"/>` +
  `<path fill="${hills}" d="M0 190v-18h1200v18z"/>`
