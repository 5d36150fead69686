import { readPicture } from '../../schema/pictures/pictures.ts'
import { pictureRefusal } from '../../src/editorApi/pictureRefusal.ts'
import type { CleanPicture } from '../../src/editorApi/storage.ts'
import { runApart, TooSlow } from '../pictures/runApart.ts'

/** Refuses what browsers cannot show, and takes out what is not the picture: notes, places, scripts. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const reason = pictureRefusal(bytes)
  if (reason) return { ok: false, reason }
  const isDrawing = readPicture(bytes).kind === 'svg'
  try {
    await runApart(isDrawing ? 'openDrawing' : 'openPhoto', bytes)
    const clean = await runApart(isDrawing ? 'cleanDrawing' : 'cleanRaster', bytes)
    return { ok: true, bytes: clean }
  } catch (error) {
    return { ok: false, reason: error instanceof TooSlow ? 'slow' : 'damaged' }
  }
}
