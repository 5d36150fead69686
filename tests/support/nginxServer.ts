/** Runs an installed nginx on loopback with the printed configuration. All its files are in a temporary folder. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serverConfiguration } from './serverConfiguration.ts'

const program = 'nginx'
const modulesFolder = '/etc/nginx/modules-enabled'

/** Whether nginx is installed with its brotli module: on Debian, nginx-light and libnginx-mod-http-brotli-static. */
export const isNginxInstalled = (): boolean =>
  spawnSync(program, ['-v']).status === 0 &&
  existsSync(modulesFolder) &&
  readdirSync(modulesFolder).some((name) => name.includes('brotli-static'))

/** The configuration file around the printed `server` blocks. It loads Debian's modules and writes only into the folder. */
function completeConfiguration(folder: string, serverBlocks: string): string {
  // Started by root, nginx would run as "nobody", who may not read the project's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const values = { user, folder, modules: modulesFolder, serverBlocks }
  return serverConfiguration('nginx.conf', values)
}

/** Starts nginx. Resolves when it responds; rejects with nginx's message if it does not start. */
export async function runNginx(
  serverBlocks: string,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const configurationPath = join(folder, 'nginx.conf')
  writeFileSync(configurationPath, completeConfiguration(folder, serverBlocks))
  const child = spawn(program, ['-c', configurationPath, '-e', 'stderr'])
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const closed = once(child, 'close')
  const isResponding = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false)
  while (!(await isResponding()))
    if (child.exitCode !== null) throw new Error(`Failed to start nginx: ${output}`)
  return {
    stop: async () => {
      child.kill('SIGQUIT')
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}
