/** Vite converts paths to URLs, so it does not find files below a folder whose name has special URL characters. */

import { sayIn } from '../messages/messages.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'
import { fromRoot } from './fromRoot.ts'

const projectFolder = fromRoot()

/** Characters that break the addresses of built files. */
const unsafeInBuild = /[#?]/
/** Characters that break the addresses of the dev server. */
const unsafeInAddress = /[#?%]/

/** Throws if the project's path has a character that Vite cannot handle. */
export function checkProjectPath(
  { isServed = false } = {},
  folder = projectFolder,
  language = systemLanguage(),
): void {
  const [character] = (isServed ? unsafeInAddress : unsafeInBuild).exec(folder) ?? []
  if (character !== undefined)
    throw new Error(sayIn(language, 'folder.badName', { character, folder }))
}
