import { readdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'

import { isLeftover } from '../../schema/read/isLeftover.ts'

/** Removes files that operating systems and programs create in folders, such as .DS_Store. */
export function removeLeftovers(outDir: string): void {
  const paths = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  for (const path of paths)
    if (isLeftover(path.split(sep).join('/')))
      rmSync(join(outDir, path), { recursive: true, force: true })
}
