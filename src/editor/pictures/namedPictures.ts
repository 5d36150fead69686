import { stringsIn } from '../../../schema/read/schemaTree.ts'
import type { ShownPicture } from '../preview/frame.ts'
import type { Snapshot } from '../state/history.ts'
import { fileName } from './fileNames.ts'
import type { LoadedPicture, Pictures } from './pictures.ts'

/** The pictures that a content names, by path; those that have not come yet are asked for. */
export function namedPictures(
  snapshot: Snapshot,
  pictures: Pictures,
): Map<string, ShownPicture> {
  const paths = new Set(
    stringsIn(snapshot.content).flatMap(({ value, node }) =>
      node.picture === undefined ? [] : [value],
    ),
  )
  const named = new Map<string, ShownPicture>()
  const missing: string[] = []
  for (const path of paths) {
    const name = fileName(path, snapshot)
    const picture = name === undefined ? undefined : pictures.get().get(name)
    if (picture) named.set(path, shownPicture(picture, path))
    else if (name !== undefined && name !== '') missing.push(name)
  }
  void pictures.load(missing)
  return named
}

/** As large as it is: the build makes the smaller ones. */
function shownPicture({ url, width, height, bytes }: LoadedPicture, path: string) {
  const isDrawing = path.endsWith('.svg')
  return {
    src: url,
    width,
    height,
    // The page lays photos out in another way than drawings, and knows them by this.
    sources: isDrawing ? [] : [{ type: 'image/*', srcSet: url }],
    svg: isDrawing ? new TextDecoder().decode(bytes) : undefined,
  }
}
