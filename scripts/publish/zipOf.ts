import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import { zip, type AsyncZippable } from 'fflate'

import { filesBelow } from '../files/filesBelow.ts'
import { textEndings } from '../hosting/headers.ts'

/**
 * A ZIP of the files below a folder, including hidden ones. Pictures and fonts are stored uncompressed, because they
 * already are compressed.
 */
export function zipOf(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<Uint8Array> {
  const entries: AsyncZippable = {}
  for (const path of filesBelow(folder).filter(isWanted)) {
    const isText = textEndings.includes(extname(path).slice(1))
    entries[path] = [readFileSync(join(folder, path)), { level: isText ? 6 : 0 }]
  }
  return new Promise((done, fail) => {
    zip(entries, (error, bytes) => (error ? fail(error) : done(bytes)))
  })
}
