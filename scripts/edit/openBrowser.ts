import { spawn } from 'node:child_process'

/** The command by which each system opens an address; Windows' own takes a title first. */
const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  win32: ['cmd', '/c', 'start', ''],
  darwin: ['open'],
}

/** Opens an address in the person's browser; where there is none, the printed address is there. */
export function openBrowser(url: string): void {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open']
  const opener = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  opener.on('error', () => {})
  opener.unref()
}
