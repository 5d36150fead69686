/**
 * Vite turns paths into URLs: it does not find files below a folder whose name has characters that mean something
 * there.
 */

import { systemLanguage } from '../terminal/systemLanguage.ts'
import { fromRoot } from './fromRoot.ts'

const projectFolder = fromRoot()

/** In addresses of built files. */
const inBuild = /[#?]/
/** In addresses that a browser requests from the dev server. */
const inAddress = /[#?%]/

const words = {
  en: (sign: string, folder: string) =>
    `This does not work in a folder with ${sign} in its name: ${folder}. Rename the folder, without ${sign}.`,
  br: (sign: string, folder: string) =>
    `Isto não funciona numa pasta com ${sign} no nome: ${folder}. Renomeie a pasta, sem ${sign}.`,
}

/** Throws a sentence that names the character in the project's path. */
export function checkFolderName(
  { isServed = false } = {},
  folder = projectFolder,
  language = systemLanguage(),
): void {
  const [sign] = (isServed ? inAddress : inBuild).exec(folder) ?? []
  if (sign !== undefined) throw new Error(words[language](sign, folder))
}
