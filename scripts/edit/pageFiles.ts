import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import { filesBelow } from '../files/filesBelow.ts'

interface PageFile {
  status: 200
  bytes: Uint8Array
  type: string
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The files of the built page by address, in memory: `npm ci` would remove their folder while the editor is open. */
export function readPage(folder: string): Map<string, PageFile> {
  const page = new Map<string, PageFile>()
  for (const path of filesBelow(folder)) {
    const type = types[extname(path)] ?? 'application/octet-stream'
    page.set(`/${path}`.replace(/\/index\.html$/, '/'), {
      status: 200,
      bytes: readFileSync(join(folder, path)),
      type,
    })
  }
  return page
}
