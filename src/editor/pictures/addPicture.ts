import type { Bilingual } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import { builtPages } from '../../../schema/formats/links.ts'
import type { PictureRole } from '../../../schema/model/pictures.ts'
import { formatOfFile, readPicture } from '../../../schema/pictures/pictures.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { maxPictureBytes, type PictureRejection } from '../../editorApi/storage.ts'
import type { Editor } from '../context.tsx'
import { message, sayIn } from '../messages/messages.ts'
import { pathAfter } from '../state/followPath.ts'
import type { SiteStore } from '../state/siteStore.ts'
import { maxLogoSide } from './editLogo.ts'
import { fittingPhoto } from './fittingPhoto.ts'
import { loadedPicture } from './pictures.ts'
import { pixelsOf, pngOf } from './pixelsOf.ts'
import { safePath } from './safePath.ts'
import { withoutLightMargins, withoutMargins } from './withoutBackground.ts'

/** A file that the storage keeps under an id until it is saved, or the reason why it does not. */
type KeepResult = { name: string; extension: string; id: string } | { why: Bilingual }

/** Uses a file as the picture at a path. Resolves with the reason if the page cannot show it. */
export async function addPicture(editor: Editor, path: Path, file: File) {
  const why = await referToFile(editor.site, path, keepPicture(editor, path, file))
  const { announcement, language } = editor
  if (!why) announcement.set(sayIn(language.get(), 'pictures.added', { name: file.name }))
  return why
}

/** Uses a PDF or HTML file as the destination of a link. Resolves with the reason if it is neither. */
export const addDocument = (editor: Editor, path: Path, file: File) =>
  referToFile(editor.site, path, keepDocument(editor, file))

async function keepPicture(editor: Editor, path: Path, file: File): Promise<KeepResult> {
  const { storage, pictures, site } = editor
  if (file.size === 0) return { why: message('pictures.emptyFile') }
  if (file.size > maxPictureBytes) return { why: message('pictures.bigPicture') }
  const chosenBytes = new Uint8Array(await file.arrayBuffer())
  const isHeic = formatOfFile(chosenBytes) === 'HEIC'
  const role = fieldAt(site.get().history.now.content, path)?.picture
  const isLogo = role && (role.isSilhouette || role.isOnHeader)
  const bytes = isLogo && !isHeic ? chosenBytes : await fittingPhoto(chosenBytes)
  if (!bytes) return { why: isHeic ? message('pictures.heic') : rejections.damaged }
  const fitted = isLogo && (await fittingLogo(bytes, role))
  const stored = await storage.keepPicture(fitted || bytes)
  if (!stored.ok)
    return {
      why: stored.reason === 'unavailable' ? stored.why : rejections[stored.reason],
    }
  pictures.add(stored.id, stored.bytes)
  return { name: file.name, extension: extensionOf(stored.bytes), id: stored.id }
}

/**
 * A PNG of a logo that has empty margins, whose file is too big for its field, or that is of a type that the field does
 * not accept, such as JPEG.
 */
async function fittingLogo(
  bytes: Uint8Array,
  { types, maxSvgKb, maxRasterKb }: PictureRole,
): Promise<Uint8Array | undefined> {
  const picture = loadedPicture(bytes)
  const extension = extensionOf(bytes)
  const isDrawing = extension === 'svg'
  const isSmall = bytes.length <= 1000 * (isDrawing ? maxSvgKb : maxRasterKb)
  const halfSide = Math.max(picture.width, picture.height) / 2
  const maxSide =
    extension === 'png' && !isSmall ? Math.min(maxLogoSide, halfSide) : maxLogoSide
  const pixels = await pixelsOf(picture, maxSide)
  const trimmed = pixels && (withoutMargins(pixels) ?? withoutLightMargins(pixels))
  const isFitting = types.includes(`.${extension}`) && isSmall && (isDrawing || !trimmed)
  if (!pixels || isFitting) return undefined
  const png = await pngOf(trimmed ?? pixels)
  return new Uint8Array(await png.arrayBuffer())
}

async function keepDocument({ storage }: Editor, file: File): Promise<KeepResult> {
  if (file.size === 0) return { why: message('pictures.emptyFile') }
  if (file.size > maxPictureBytes) return { why: message('pictures.bigDocument') }
  const stored = await storage.keepDocument(new Uint8Array(await file.arrayBuffer()))
  if (!stored.ok)
    return {
      why:
        stored.reason === 'unavailable' ? stored.why : documentRejections[stored.reason],
    }
  return { name: file.name, extension: stored.type, id: stored.id }
}

/** Makes a path in the content refer to a file, once the storage keeps it. The next save writes the file to public/. */
async function referToFile(
  site: SiteStore,
  path: Path,
  keepResult: Promise<KeepResult>,
): Promise<Bilingual | undefined> {
  const { content: contentBefore } = site.get().history.now
  const result = await keepResult
  if ('why' in result) return result.why
  const currentPath = pathAfter(contentBefore, site.get().history.now.content, path)
  // The entry was removed in the meantime.
  if (!currentPath) return undefined
  const { name, extension, id } = result
  site.changeSnapshot(currentPath, ({ content, files }) => {
    const { loaded } = site.get().saved
    const takenPaths = [...builtPages, ...loaded.files, ...Object.keys(files)]
    const { folder = '/' } = fieldAt(content, currentPath)?.picture ?? {}
    const filePath = safePath(folder, name, extension, takenPaths)
    return {
      content: setValue(content, currentPath, filePath),
      files: { ...files, [filePath]: id },
    }
  })
  return undefined
}

const documentRejections: Record<'kind' | 'too big', Bilingual> = {
  kind: message('pictures.noDocument'),
  'too big': message('pictures.bigDocument'),
}

const rejections: Record<PictureRejection, Bilingual> = {
  kind: message('pictures.noPicture'),
  unsafe: message('pictures.unsafePicture'),
  damaged: message('pictures.damagedPicture'),
  slow: message('pictures.slowPicture'),
  'too big': message('pictures.bigPicture'),
  'drawing too big': message('pictures.bigDrawing'),
}

/** The file extension for a picture by its bytes, not by its name. */
function extensionOf(bytes: Uint8Array): string {
  const picture = readPicture(bytes)
  return picture.kind === 'raster' ? picture.type : 'svg'
}
