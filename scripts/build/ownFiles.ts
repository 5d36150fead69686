/** The owner's files in `public`, which Vite copies as they are. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'

import { isLeftover } from '../../schema/read/leftovers.ts'
import { publicFolder } from '../files/paths.ts'

/** Whether the owner has a file with this name. If so, the build does not write its own. */
export const hasOwnersFile = (contentFile: string, name: string) =>
  existsSync(join(publicFolder(contentFile), name))

/** Removes files that operating systems and programs create in folders, such as .DS_Store. */
export function removeLeftovers(outDir: string): void {
  const paths = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  for (const path of paths)
    if (isLeftover(path.split(sep).join('/')))
      rmSync(join(outDir, path), { recursive: true, force: true })
}
