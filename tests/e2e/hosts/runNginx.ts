/** A real nginx on loopback with printed settings, in its own folder. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { listenOnFreePort } from '../../support/listenOnFreePort.ts'
import { serverConfiguration } from '../../support/serverConfiguration.ts'

/** A program of the system, not of an npm package. */
const program = 'nginx'
const modulesFolder = '/etc/nginx/modules-enabled'

export function findNginx(): { ok: true } | { ok: false; sentence: string } {
  const isFound = spawnSync(program, ['-v']).status === 0
  const hasBrotli =
    isFound &&
    existsSync(modulesFolder) &&
    readdirSync(modulesFolder).some((name) => name.includes('brotli-static'))
  if (hasBrotli) return { ok: true }
  return {
    ok: false,
    sentence:
      'The nginx settings were not tried: install nginx with its brotli module ("apt-get install nginx-light libnginx-mod-http-brotli-static" on Debian).',
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  await once(server.close(), 'close')
  return port
}

/** A configuration around a printed `server` block: Debian's modules, and all files within the folder. */
function completeConfiguration(folder: string, site: string): string {
  // Started by root, nginx would run as "nobody", who may not read the project's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return serverConfiguration('nginx.conf', { user, folder, modules: modulesFolder, site })
}

/** Starts nginx. Resolves when it responds; rejects with nginx's message if it does not start. */
export async function runNginx(
  site: string,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, completeConfiguration(folder, site))
  const child = spawn(program, ['-c', file, '-e', 'stderr'])
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
