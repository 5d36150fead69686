import { spawn } from 'node:child_process'

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
