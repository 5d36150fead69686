import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sharePictureName, type PictureRole } from '../../../schema/model/pictures.ts'
import { withNoBreakSpaces } from '../../../schema/page/noBreakSpaces.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { publicFolder } from '../../files/paths.ts'
import { readMark } from '../../pictures/mark.ts'
import { headlineOf } from '../searchEngines.ts'
import { firstPicture } from './firstPicture.ts'
import { framedLogo } from './logo.ts'
import { logoSheet } from './logoSheet.ts'
import { drawingsFile, markFile, photosOf } from './pagePictures.ts'
import { makePhoto, photoOf } from './photo.ts'
import { makeSharePicture } from './sharePicture.ts'
import { iconMakers, maxIconHeight } from './siteIcons.ts'
import { headingFont } from './typeface.ts'

type Make = () => Promise<Uint8Array>

/**
 * The files that the build creates from a company's colors, logo, and pictures, by name. A file of that name in public/ takes precedence, except for
 * logos, which are derived from it.
 */
export async function brandFiles(
  content: SiteContent,
  contentFile: string,
): Promise<Map<string, Make>> {
  const mark = await readMark(content, contentFile, maxIconHeight)
  const files = iconMakers(content, mark)
  for (const language of languagesOf(content)) {
    files.set(sharePictureName(language), async () =>
      makeSharePicture({
        content,
        mark,
        headline: withNoBreakSpaces(headlineOf(content, language)),
        picture: await firstPicture(content, contentFile),
      }),
    )
  }
  for (const [name, make] of await photos(content, contentFile)) files.set(name, make)
  const drawings = drawingsFile(content)
  files.set(drawings.file, async () => Buffer.from(drawings.svg))
  const logosInOne = await logoSheet(content, contentFile)
  if (logosInOne.ids.length > 0)
    files.set(logosInOne.file, async () => Buffer.from(logosInOne.svg))
  const inHeader = await markFile(content, contentFile)
  if (inHeader) files.set(inHeader.file, async () => Buffer.from(inHeader.svg))
  const font = headingFont(content, '')
  if (font) files.set(font.file, font.make)
  for (const file of files.keys())
    if (existsSync(join(publicFolder(contentFile), file))) files.delete(file)
  for (const [name, make] of logos(content, contentFile)) files.set(name, make)
  return files
}

/** Logos of one optical weight, under the names that the owner gave them. */
function logos(content: SiteContent, contentFile: string): [string, Make][] {
  const pictures = picturesIn(content)
  const others = pictures.flatMap(({ path, role }) => (role.isSilhouette ? [] : [path]))
  const onPlates = (content.clients ?? []).flatMap(({ logo, plate }) =>
    plate ? logo : [],
  )
  return pictures.flatMap(({ path }) => {
    if (others.includes(path)) return []
    const bytes = () => readFileSync(join(publicFolder(contentFile), path))
    const kind = { isDrawing: path.endsWith('.svg'), isOnPlate: onPlates.includes(path) }
    return [[path.slice(1), () => framedLogo(bytes(), kind)]]
  })
}

/** Photos in the widths and formats that the page offers. */
async function photos(
  content: SiteContent,
  contentFile: string,
): Promise<[string, Make][]> {
  const made = photosOf(content).map(async ([path, most]) => {
    const bytes = readFileSync(join(publicFolder(contentFile), path))
    const { files } = await photoOf(bytes, most)
    return files.map((file): [string, Make] => [file.name, () => makePhoto(bytes, file)])
  })
  return (await Promise.all(made)).flat()
}

/** Creates the files and writes them to `outDir`. Rejects if a picture cannot be created, and with errors of the file system. */
export async function writeBrandFiles(
  files: Map<string, Make>,
  outDir: string,
): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, make]) => {
      const file = join(outDir, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await make())
    }),
  )
}

/**
 * Removes original photos, which are large and contain the location: visitors get resized copies. Also removes pictures
 * that only hidden parts of the content use. `onPage` is the visible content.
 */
export function removeOriginals(
  content: SiteContent,
  onPage: SiteContent,
  outDir: string,
): void {
  const shown = picturesIn(onPage)
  const asTheyAre = shown.flatMap(({ path, role }) => (role.resized ? [] : [path]))
  const photos = photosOf(onPage).map(([path]) => path)
  const hidden = picturesIn(content).flatMap(({ path }) =>
    shown.some((picture) => picture.path === path) ? [] : [path],
  )
  for (const path of [...photos, ...hidden])
    if (!asTheyAre.includes(path)) rmSync(join(outDir, path), { force: true })
}

function picturesIn(content: SiteContent): { path: string; role: PictureRole }[] {
  return stringsIn(content).flatMap(({ value: path, node: { picture: role } }) =>
    role ? [{ path, role }] : [],
  )
}
