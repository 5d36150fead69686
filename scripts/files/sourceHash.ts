import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from './fromRoot.ts'

/** The sources of the site, the editor's page, and their builds. */
const sources = ['src', 'schema', 'scripts', 'package-lock.json']

/** A hash of the project's sources, without tests and snapshots. It changes if something has to be built again. */
export function sourceHash(paths: readonly string[] = sources): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesAt))
    hash.update(file.slice(fromRoot().length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function filesAt(path: string): string[] {
  const absolutePath = fromRoot(path)
  if (path.includes('.')) return [absolutePath]
  return readdirSync(absolutePath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.test\.tsx?$|__snapshots__/.test(path))
    .toSorted()
}
