import { spawn } from 'node:child_process'

/** Each system's command to open an address; that of Windows takes a window title first. */
const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  win32: ['cmd', '/c', 'start', ''],
  darwin: ['open'],
}

/** Opens an address in the browser. Failures are ignored, since the address is printed too. */
export function openBrowser(url: string): void {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open']
  const opener = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  opener.on('error', () => {})
  opener.unref()
}
