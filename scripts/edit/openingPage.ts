import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'

/** Not in a hidden folder of the user's home: browsers of Ubuntu (snap) may not read there. */
const cache = fromRoot('node_modules/.cache/site-editor')
/** When the page is removed, in milliseconds: by then the slowest browser has started. */
const lifetime = 120_000

/**
 * Writes a page that leads to an address, and gives its path. Every user of a computer sees with which arguments a program
 * was started; the address holds the token, so it is in a file that only its owner can read.
 */
export function openingPage(url: string, folder = cache): string {
  const file = join(folder, `open-${randomUUID()}.html`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<!doctype html><meta http-equiv="refresh" content="0;url=${url}">`,
    {
      mode: 0o600,
      flag: 'wx',
    },
  )
  const remove = () => rmSync(file, { force: true })
  setTimeout(remove, lifetime).unref()
  process.once('exit', remove)
  return file
}
