import { isOfSite } from '../../../schema/model/pictures.ts'
import type { SiteState } from '../state/siteStore.ts'
import { namedPaths } from '../state/wantedFiles.ts'

/** The path of their group in the panel. */
export const unusedPicturesPath = ['pictures']

/** The saved pictures of public/ that the content does not name. Icons of the site and the like are left out: browsers ask for them by name. */
export function unusedPictures({ history, saved }: SiteState): string[] {
  const named = namedPaths(history.now)
  return saved.loaded.files
    .filter((path) => history.now.files[path] !== null)
    .filter((path) => /\.(svg|png|jpe?g|webp|avif)$/i.test(path))
    .filter((path) => !named.has(path) && !isOfSite(path))
    .toSorted()
}
