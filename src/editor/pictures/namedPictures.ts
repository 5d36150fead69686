import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import type { ShownPicture } from '../preview/frame.ts'
import type { Snapshot } from '../state/history.ts'
import { fileName } from './fileNames.ts'
import type { LoadedPicture, Pictures } from './pictures.ts'

/** Contents never change, so each is looked through once: with every key several parts of the editor ask. */
const known = new WeakMap<SiteContent, ReadonlySet<string>>()

/** The paths of all files of public/ that a content names. */
export function namedPaths({ content }: Snapshot): ReadonlySet<string> {
  const paths = known.get(content) ?? pathsIn(content)
  known.set(content, paths)
  return paths
}

function pathsIn(content: SiteContent): ReadonlySet<string> {
  const paths = stringsIn(content).flatMap(({ value, node }) => {
    const isFile = node.picture !== undefined || node.format === 'linkOrFile'
    return isFile && value.startsWith('/') ? [value] : []
  })
  return new Set(paths)
}

/** By which names the storage has them. */
export function namedFiles(snapshot: Snapshot): string[] {
  return [...namedPaths(snapshot)].flatMap((path) => fileName(path, snapshot) ?? [])
}

/** The pictures that a content names, by path; those that have not come yet are asked for. */
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
