/** Vite converts paths to URLs, so it does not find files below a folder whose name has special URL characters. */

import { sayIn } from '../messages/messages.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'
import { fromRoot } from './fromRoot.ts'

const projectFolder = fromRoot()

/** Characters that break the addresses of built files. */
const inBuild = /[#?]/
/** Characters that break the addresses of the dev server. */
const inAddress = /[#?%]/

/** Throws an error that names the character in the project's path. */
export function checkFolderName(
  { isServed = false } = {},
  folder = projectFolder,
  language = systemLanguage(),
): void {
  const [sign] = (isServed ? inAddress : inBuild).exec(folder) ?? []
  if (sign !== undefined)
    throw new Error(sayIn(language, 'folder.badName', { character: sign, folder }))
}
