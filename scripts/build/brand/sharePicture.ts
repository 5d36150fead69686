import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import type { Scheme } from '../../../schema/colors/scheme.ts'
import { column } from '../../../src/components/column.ts'
import { publicFolder } from '../../content/paths.ts'
import type { Site } from '../siteWords.ts'
import { cached } from './cached.ts'
import { dataAddress } from './mark.ts'

/** Twice the size at which it stands in the share picture would be more than networks show. */
const size = { width: 560, height: 630 }

/** The picture of the page's first hero, as an address that holds its data; none where the hero has none. */
export async function sharePicture(
  site: Site,
  contentFile: string,
  scheme: Scheme,
): Promise<string | undefined> {
  const hero = site.sections.find((section) => section.type === 'hero')
  const file = hero?.picture?.file
  if (file === undefined)
    return hero?.drawing === false ? undefined : dataAddress(drawing(scheme))
  const bytes = readFileSync(join(publicFolder(contentFile), file))
  if (file.endsWith('.svg')) return dataAddress(bytes.toString())
  const photo = await cached(['sharp 0.35, share', bytes], () =>
    sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize(size)
      .jpeg({ quality: 85 })
      .toBuffer(),
  )
  return `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
}

/** The drawing of the page, as much of it as a link has room for: two bays of the arcade and the sun between them. */
function drawing(scheme: Scheme): string {
  const columnAt = (x: number) =>
    `<path fill="${scheme.onGround}" transform="translate(${x})scale(8.6)" d="${column}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${scheme.sky}"/><stop offset="1" stop-color="${scheme.horizon}"/></linearGradient>` +
    `<path fill="url(#sky)" d="M0 0h560v400H0z"/><circle fill="${scheme.sun}" cx="280" cy="310" r="170"/>` +
    `<path fill="${scheme.hills}" d="M0 400v-34h560v34z"/>` +
    `<path fill="${scheme.ground}" d="M0 400h560v230H0z"/>${columnAt(-133)}${columnAt(280)}</svg>`
  )
}
