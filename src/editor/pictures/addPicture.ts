import { setValue } from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { readPicture } from '../../../schema/read/pictures.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import type { Editor } from '../context.tsx'
import { asContent } from '../edits/ownNames.ts'
import { maxPictureBytes, type KeepResult } from '../storage/storage.ts'
import { words } from '../words.ts'
import { fileNames } from './fileNames.ts'
import { safePath } from './safePath.ts'

/** Takes a file as the picture at a path. Gives why not, where it is none that a page can show. */
export async function addPicture(
  { site, storage, pictures }: Editor,
  path: Path,
  file: File,
): Promise<Bilingual | undefined> {
  if (file.size === 0) return words.emptyFile
  if (file.size > maxPictureBytes) return words.bigPicture
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isHeic(bytes)) return words.heic
  const kept = await storage.keepPicture(bytes)
  if (!kept.ok) return refusals[kept.because]
  pictures.add(kept.id, kept.bytes)
  const { history, saved } = site.get()
  const { folder = '/' } = fieldAt(history.now.content, path)?.picture ?? {}
  const taken = [
    ...saved.loaded.files,
    ...fileNames(saved, history.now).map(([name]) => name),
  ]
  const address = safePath(folder, file.name, endingOf(kept.bytes), taken)
  site.changeAll(path, ({ content, files }) => ({
    content: asContent(setValue(content, path, address)),
    files: { ...files, [address]: kept.id },
  }))
  return undefined
}

const refusals: Record<Extract<KeepResult, { ok: false }>['because'], Bilingual> = {
  kind: words.noPicture,
  unsafe: words.unsafePicture,
  damaged: words.damagedPicture,
  'too big': words.bigPicture,
  unreachable: words.unreachable,
  foreign: words.unreachable,
}

/** By what it is, whatever its file was called. */
function endingOf(bytes: Uint8Array): string {
  const picture = readPicture(bytes)
  return picture.kind === 'raster' ? picture.type : 'svg'
}

/** What an iPhone saves: https://github.com/nokiatech/heif, "ftyp" and a brand of HEIF. */
function isHeic(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(4, 12))
  return /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/.test(start)
}
