import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { zip } from 'fflate'

import { filesBelow } from '../files/filesBelow.ts'

/** A ZIP of the files below a folder, with hidden ones. Made in threads, so that the editor's server still responds. */
export const zipOf = (folder: string) =>
  promisify(zip)(
    Object.fromEntries(
      filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]),
    ),
  )
