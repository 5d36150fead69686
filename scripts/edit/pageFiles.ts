import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesBelow } from '../files/filesBelow.ts'
import { contentType } from '../hosting/headers.ts'

interface PageFile {
  status: 200
  bytes: Uint8Array
  type: string
}

/** The files of the built page by address, in memory: `npm ci` would remove their folder while the editor is open. */
export function readPage(folder: string): Map<string, PageFile> {
  const page = new Map<string, PageFile>()
  for (const path of filesBelow(folder))
    page.set(`/${path}`.replace(/\/index\.html$/, '/'), {
      status: 200,
      bytes: readFileSync(join(folder, path)),
      type: contentType(path),
    })
  return page
}
