/** Settings as `npm run hosting` prints them, and a real nginx that runs by them. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { readBuiltSite, type BuiltSite } from '../../../scripts/hosting/builtSite.ts'
import { freePort, runNginx } from './runNginx.ts'

const execute = promisify(execFile)
const root = fromRoot()

/** The settings from standard output, as when it is redirected into a file. */
export async function printSettings(
  host: string,
  dist: string,
  ...options: string[]
): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/hosting.ts', host, '--dist', dist]
  const { stdout } = await execute(process.execPath, [...args, ...options], { cwd: root })
  return stdout
}

export interface HostedSite extends BuiltSite {
  url: string
}

/** Serves the build in `dist` by the settings that were printed for the one in `printedFor`. */
export async function withNginx(
  { dist, printedFor = dist }: { dist: string; printedFor?: string },
  run: (site: HostedSite) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const options = ['--root', dist, '--loopback', String(port)]
  const settings = await printSettings('nginx', printedFor, ...options)
  const read = readBuiltSite(dist)
  if (!read.ok) throw new Error(read.sentence)
  const nginx = await runNginx(settings, port)
  try {
    await run({ ...read.built, url: `http://127.0.0.1:${port}${read.built.base}` })
  } finally {
    await nginx.stop()
  }
}
