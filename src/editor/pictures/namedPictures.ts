import type { PagePicture } from '../../../schema/pageContent.ts'
import type { Snapshot } from '../state/history.ts'
import { namedPaths } from '../state/wantedFiles.ts'
import { fileName } from './fileNames.ts'
import type { LoadedPicture, Pictures } from './pictures.ts'

/** A picture in memory; a drawing with its source. */
export interface ShownPicture extends PagePicture {
  svg: string | undefined
  /** RGBA bytes of the picture drawn small. */
  pixels?: Uint8ClampedArray
}

/** The storage's names for all files that a content names. */
export function namedFiles(snapshot: Snapshot): string[] {
  return [...namedPaths(snapshot)].flatMap((path) => fileName(path, snapshot) ?? [])
}

/** The pictures that a content names, by path. Those that are not loaded yet are asked for and left out. */
export function namedPictures(
  snapshot: Snapshot,
  pictures: Pictures,
): Map<string, ShownPicture> {
  const named = new Map<string, ShownPicture>()
  for (const path of namedPaths(snapshot)) {
    const picture = pictures.get().get(fileName(path, snapshot) ?? '')
    if (picture) named.set(path, shownPicture(picture, path))
  }
  void pictures.load(namedFiles(snapshot))
  return named
}

/** A picture in its own size: only the build makes smaller ones. */
function shownPicture(
  { url, width, height, bytes, pixels }: LoadedPicture,
  path: string,
): ShownPicture {
  const isDrawing = path.endsWith('.svg')
  return {
    src: url,
    width,
    height,
    // By its sources the page knows a photo, which it lays out in another way than a drawing.
    sources: isDrawing ? [] : [{ type: 'image/*', srcSet: url }],
    ...(pixels && { pixels }),
    svg: isDrawing ? new TextDecoder().decode(bytes) : undefined,
  }
}
