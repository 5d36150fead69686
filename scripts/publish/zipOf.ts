import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { zip } from 'fflate'

import { filesBelow } from '../files/filesBelow.ts'

/** A ZIP of the files below a folder, including hidden ones. Made in threads: the editor's server must still respond. */
export const zipOf = (folder: string) =>
  promisify(zip)(
    Object.fromEntries(
      filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]),
    ),
  )
