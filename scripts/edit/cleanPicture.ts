import { dangerIn } from '../../schema/read/drawingDanger.ts'
import { readPicture } from '../../schema/read/pictures.ts'
import {
  maxDrawingBytes,
  maxPictureBytes,
  type KeepResult,
} from '../../src/editor/storage/storage.ts'
import { runApart, TooSlow } from '../pictures/apart.ts'

type Refused = Exclude<
  Extract<KeepResult, { ok: false }>['because'],
  'unreachable' | 'foreign'
>
export type CleanPicture =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; because: Refused }

/** Refuses what browsers cannot show, and takes out what is not the picture: notes, places, scripts. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const because = refusalOf(bytes)
  if (because) return { ok: false, because }
  const isDrawing = readPicture(bytes).kind === 'svg'
  try {
    await runApart(isDrawing ? 'openDrawing' : 'openPhoto', bytes)
    const clean = await runApart(isDrawing ? 'cleanDrawing' : 'cleanRaster', bytes)
    return { ok: true, bytes: clean }
  } catch (error) {
    return { ok: false, because: error instanceof TooSlow ? 'slow' : 'damaged' }
  }
}

function refusalOf(bytes: Uint8Array): Refused | undefined {
  if (bytes.length > maxPictureBytes) return 'too big'
  const picture = readPicture(bytes)
  switch (picture.kind) {
    case 'svg':
      if (bytes.length > maxDrawingBytes) return 'drawing too big'
      return dangerIn(picture.text) ? 'unsafe' : undefined
    case 'raster':
      return /^(?:jpg|png|webp|avif)$/.test(picture.type) ? undefined : 'kind'
    case 'unknown':
      return 'kind'
  }
}
