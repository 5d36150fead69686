import { isSiteFile } from '../../../schema/model/pictures.ts'
import type { PagePicture } from '../../../schema/pageContent.ts'
import { namedPaths } from '../state/fileChanges.ts'
import type { Snapshot } from '../state/history.ts'
import type { Saved, SiteState } from '../state/siteStore.ts'
import type { LoadedPicture, Pictures } from './pictures.ts'

/** A picture in memory. Drawings include their source. */
export interface ShownPicture
  extends PagePicture, Pick<LoadedPicture, 'pixels' | 'trimmed'> {
  svg: string | undefined
}

/** The pictures that the content refers to, by path. Requests those that are not loaded yet, and leaves them out. */
export function shownPictures(
  snapshot: Snapshot,
  pictures: Pictures,
): Map<string, ShownPicture> {
  const picturesByPath = new Map<string, ShownPicture>()
  for (const path of namedPaths(snapshot)) {
    const name = storedNameOf(path, snapshot)
    if (name === undefined) continue
    void pictures.load([name])
    const picture = pictures.get().get(name)
    if (picture) picturesByPath.set(path, shownPicture(picture, path))
  }
  return picturesByPath
}

/** A picture in its original size: only the build creates smaller copies. */
function shownPicture(
  { url, bytes, ...picture }: LoadedPicture,
  path: string,
): ShownPicture {
  const isDrawing = path.endsWith('.svg')
  return {
    ...picture,
    src: url,
    // The page lays out pictures with sources as photos.
    sources: isDrawing ? [] : [{ type: 'image/*', srcSet: url }],
    svg: isDrawing ? new TextDecoder().decode(bytes) : undefined,
  }
}

/** The paths of the files in public/, including unsaved changes, with the stored name of each. */
export function storedNamesOf({ loaded }: Saved, now: Snapshot) {
  const paths = new Set([...loaded.files, ...Object.keys(now.files)])
  return [...paths].flatMap((path) => {
    const name = storedNameOf(path, now)
    return name === undefined ? [] : [[path, name] as const]
  })
}

/** The name of a file in the storage: its path, an id while it is unsaved, undefined if it was removed. */
export function storedNameOf(path: string, { files }: Snapshot): string | undefined {
  return Object.hasOwn(files, path) ? (files[path] ?? undefined) : path
}

/** The path of the panel's group of unused pictures. */
export const unusedPicturesPath = ['pictures']

/** Saved pictures that the content does not use, except those that browsers request, such as icons. */
export function unusedPictures({ history, saved }: SiteState): string[] {
  const named = namedPaths(history.now)
  return saved.loaded.files
    .filter((path) => history.now.files[path] !== null)
    .filter((path) => /\.(svg|png|jpe?g|webp|avif)$/i.test(path))
    .filter((path) => !named.has(path) && !isSiteFile(path))
    .toSorted()
}
