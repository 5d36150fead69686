import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { zipSync } from 'fflate'

import { filesBelow } from '../files/filesBelow.ts'

/** A ZIP of the files below a folder, including hidden ones. */
export const zipOf = (folder: string) =>
  zipSync(
    Object.fromEntries(
      filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]),
    ),
  )
