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
import { headingFont } from './headingFont.ts'
import { framedLogo } from './logo.ts'
import { logoSheet } from './logoSheet.ts'
import { drawingsFile, markFile, photosOf } from './pagePictures.ts'
import { encodePhoto, filesOfPhoto } from './photo.ts'
import { createSharePicture } from './sharePicture.ts'
import { iconFiles, maxIconHeight } from './siteIcons.ts'

type CreateFile = () => Promise<Uint8Array>

/**
 * The files that the build creates from a company's colors, logo, and pictures, by name, with a function that creates
 * each. A file with the same name in public/ takes precedence, except for a logo, which is created from that file.
 */
export async function brandFiles(
  content: SiteContent,
  contentFile: string,
): Promise<Map<string, CreateFile>> {
  const mark = await readMark(content, contentFile, maxIconHeight)
  const files = iconFiles(content, mark)
  for (const language of languagesOf(content)) {
    files.set(sharePictureName(language), async () =>
      createSharePicture({
        content,
        mark,
        headline: withNoBreakSpaces(headlineOf(content, language)),
        picture: await firstPicture(content, contentFile),
      }),
    )
  }
  for (const [name, create] of await photos(content, contentFile)) files.set(name, create)
  const drawings = drawingsFile(content)
  files.set(drawings.file, async () => Buffer.from(drawings.svg))
  const sheet = await logoSheet(content, contentFile)
  if (sheet.ids.length > 0) files.set(sheet.file, async () => Buffer.from(sheet.svg))
  const headerMark = await markFile(content, contentFile)
  if (headerMark) files.set(headerMark.file, async () => Buffer.from(headerMark.svg))
  const font = headingFont(content, '')
  if (font) files.set(font.file, font.createFile)
  for (const name of files.keys())
    if (existsSync(join(publicFolder(contentFile), name))) files.delete(name)
  for (const [name, create] of logos(content, contentFile)) files.set(name, create)
  return files
}

/** The framed logos, under the names that the owner gave them. */
function logos(content: SiteContent, contentFile: string): [string, CreateFile][] {
  const pictures = picturesIn(content)
  const unframed = pictures.flatMap(({ path, role }) => (role.isSilhouette ? [] : [path]))
  const plates = (content.clients ?? []).flatMap(({ logo, plate }) => (plate ? logo : []))
  return pictures.flatMap(({ path }) => {
    if (unframed.includes(path)) return []
    const readBytes = () => readFileSync(join(publicFolder(contentFile), path))
    const options = { isDrawing: path.endsWith('.svg'), isOnPlate: plates.includes(path) }
    return [[path.slice(1), () => framedLogo(readBytes(), options)]]
  })
}

/** Photos in the widths and formats that the page offers. */
async function photos(
  content: SiteContent,
  contentFile: string,
): Promise<(readonly [string, CreateFile])[]> {
  const photoFiles = photosOf(content).map(async ([path, maxWidth]) => {
    const bytes = readFileSync(join(publicFolder(contentFile), path))
    const { files } = await filesOfPhoto(bytes, maxWidth)
    return files.map((file) => [file.name, () => encodePhoto(bytes, file)] as const)
  })
  return (await Promise.all(photoFiles)).flat()
}

/** Creates the files and writes them to `outDir`. Rejects if that fails, or if a picture cannot be created. */
export async function writeBrandFiles(
  files: Map<string, CreateFile>,
  outDir: string,
): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, createFile]) => {
      const file = join(outDir, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await createFile())
    }),
  )
}

/**
 * Removes original photos, which are large and may contain the location: visitors get resized copies. Also removes
 * pictures that only hidden parts of the content use.
 */
export function removeOriginals(
  content: SiteContent,
  visibleContent: SiteContent,
  outDir: string,
): void {
  const pictures = picturesIn(visibleContent)
  const originals = pictures.flatMap(({ path, role }) => (role.resized ? [] : [path]))
  const photos = photosOf(visibleContent).map(([path]) => path)
  const hiddenPaths = picturesIn(content).flatMap(({ path }) =>
    pictures.some((picture) => picture.path === path) ? [] : [path],
  )
  for (const path of [...photos, ...hiddenPaths])
    if (!originals.includes(path)) rmSync(join(outDir, path), { force: true })
}

function picturesIn(content: SiteContent): { path: string; role: PictureRole }[] {
  return stringsIn(content).flatMap(({ value: path, node: { picture: role } }) =>
    role ? [{ path, role }] : [],
  )
}
