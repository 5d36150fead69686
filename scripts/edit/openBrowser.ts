import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'

/** Each system's command to open an address; that of Windows takes a window title first. */
const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  win32: ['cmd', '/c', 'start', '""'],
  darwin: ['open'],
}

/** Opens an address in the browser. Failures are ignored, since the address is printed too. */
export function openBrowser(url: string): void {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open']
  // The shell of Windows would take a & in a path for the end of the command.
  const quoted = process.platform === 'win32' ? `"${url}"` : url
  const opener = spawn(command, [...args, quoted], {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: true,
  })
  opener.on('error', () => {})
  opener.unref()
}

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
