import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { zip, type AsyncZippable } from 'fflate'

import { filesBelow } from '../files/filesBelow.ts'

/** A ZIP of the files below a folder, including hidden ones. */
export function zipOf(folder: string): Promise<Uint8Array> {
  const entries: AsyncZippable = {}
  for (const path of filesBelow(folder)) entries[path] = readFileSync(join(folder, path))
  return new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
}
