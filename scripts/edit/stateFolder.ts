import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

import { sha256 } from '../files/hashes.ts'

/** The system's folder for the state of programs. Not node_modules, which `npm ci` empties. */
function systemStateFolder(): string {
  const { env, platform } = process
  if (platform === 'win32')
    return env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support')
  return env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state')
}

/** The folder for the drafts of one content file. */
export function stateFolder(contentFile: string): string {
  const path = realFile(contentFile)
  const key = sha256(path).slice(0, 16)
  return join(systemStateFolder(), 'site-editor', key)
}

function realFile(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return resolve(file)
  }
}
