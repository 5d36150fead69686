import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The token that opens the editor of one content. It stays the same, so that an open page finds a server that was
 * started anew; only its owner can read the file. Where nothing can be written, each start has a new one.
 */
export function tokenIn(folder: string): string {
  const file = join(folder, 'token')
  const known = readToken(file)
  if (known !== undefined) return known
  const token = randomBytes(32).toString('hex')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Writing into an existing file would keep its permissions.
    rmSync(file, { force: true })
    writeFileSync(file, token, { mode: 0o600, flag: 'wx' })
  } catch {
    // It is then valid until the server ends.
  }
  return token
}

/** Undefined where there is none, or other users of this computer could read it. */
function readToken(file: string): string | undefined {
  try {
    const isOwn = process.platform === 'win32' || (statSync(file).mode & 0o077) === 0
    const token = readFileSync(file, 'utf8')
    return isOwn && /^[0-9a-f]{64}$/.test(token) ? token : undefined
  } catch {
    return undefined
  }
}
