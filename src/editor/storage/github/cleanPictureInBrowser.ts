import { isStrippable, withoutMetadata } from '../../../../schema/pictures/metadata.ts'
/** Cleans a chosen picture in the browser, as the editor's server does in Node (scripts/edit/editServer.ts). */
import { readPicture } from '../../../../schema/pictures/pictures.ts'
import { pictureRejection } from '../../../editorApi/pictureRejection.ts'
import type { CleanPicture } from '../../../editorApi/storage.ts'
import { isUpright } from '../../pictures/fittingPhoto.ts'

const maxRenderMs = 15_000

/**
 * Cleans a picture. Never rejects: a picture that the browser cannot decode is `damaged`. Chosen rotated or AVIF photos
 * were re-encoded before (src/editor/pictures/fittingPhoto.ts). A rotated photo from the repository would be sideways
 * without its metadata, so it is not changed.
 */
export async function cleanPictureInBrowser(bytes: Uint8Array): Promise<CleanPicture> {
  const reason = pictureRejection(bytes)
  if (reason) return { ok: false, reason }
  const picture = readPicture(bytes)
  try {
    if (picture.kind === 'svg') {
      const { cleanedDrawing } =
        await import('../../../../schema/pictures/cleanedDrawing.ts')
      const cleanBytes = cleanedDrawing(bytes)
      return (await canBeDrawn(cleanBytes))
        ? { ok: true, bytes: cleanBytes }
        : { ok: false, reason: 'slow' }
    }
    const type = picture.kind === 'raster' ? picture.type : ''
    const cleanBytes =
      isUpright(bytes) && isStrippable(type) ? withoutMetadata(bytes, type) : bytes
    await createImageBitmap(new Blob([cleanBytes.slice()]))
    return { ok: true, bytes: cleanBytes }
  } catch {
    return { ok: false, reason: 'damaged' }
  }
}

/** Whether the drawing can be rendered in time. Rejects if it cannot be rendered at all. */
async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([bytes.slice()], { type: 'image/svg+xml' }))
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, maxRenderMs, false))
  const isDrawable = image.decode().then(() => true)
  return Promise.race([isDrawable, timeout]).finally(() => URL.revokeObjectURL(image.src))
}
