import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'

/** The command of each system to open an address. On Windows, the first argument is a window title. */
const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  win32: ['cmd', '/c', 'start', '""'],
  darwin: ['open'],
}

/** Opens an address in the browser. Ignores failures, because the address is printed too. */
export function openBrowser(url: string): void {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open']
  // The Windows shell would treat & in a path as the end of the command.
  const quotedUrl = process.platform === 'win32' ? `"${url}"` : url
  const opener = spawn(command, [...args, quotedUrl], {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: true,
  })
  opener.on('error', () => {})
  opener.unref()
}

/** The folder is not in a hidden folder of the user's home, because Ubuntu's browsers (snap) cannot read those. */
const defaultFolder = fromRoot('node_modules/.cache/site-editor')
/** The delay before the page is removed. By then, the slowest browser has started. */
const lifetimeMs = 120_000

/**
 * Writes a page that redirects to an address, and returns its path. All users of a computer can see the arguments of a
 * program, and the address contains the token, so it is in a file that only its owner can read.
 */
export function writeOpeningPage(url: string, folder = defaultFolder): string {
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
  setTimeout(remove, lifetimeMs).unref()
  process.once('exit', remove)
  return file
}
