import { isOfSite } from '../../../schema/model/pictures.ts'
import type { SiteState } from '../state/site.ts'
import { fileNames } from './fileNames.ts'
import { namedPaths } from './namedPictures.ts'

/** Where they are listed in the panel. */
export const placeOfUnused = ['pictures']

/** The pictures of public/ that a content does not name. Icons and the like are asked for by their own names. */
export function unusedPictures({ history, saved }: SiteState): string[] {
  const named = namedPaths(history.now)
  return fileNames(saved, history.now)
    .map(([path]) => path)
    .filter((path) => /\.(svg|png|jpe?g|webp|avif)$/i.test(path))
    .filter((path) => !named.has(path) && !isOfSite(path))
    .toSorted()
}
