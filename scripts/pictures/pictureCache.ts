import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'
import { readIfThere } from '../files/readIfThere.ts'

const folder = process.env['SITE_CACHE'] ?? fromRoot('node_modules/.cache/site-pictures')

/**
 * Returns a file from the cache or creates it. `inputs` must contain everything that the file depends on, including
 * library versions. Safe for parallel builds: files are written under another name and renamed.
 */
export async function cached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = createHash('sha256')
  // Includes lengths, so that "ab", "c" and "a", "bc" differ.
  for (const input of inputs) key.update(`${input.length} `).update(input)
  const file = join(folder, key.digest('hex'))
  const known = readIfThere(file)
  if (known) return known
  const result = await make()
  mkdirSync(folder, { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  writeFileSync(temporary, result)
  renameSync(temporary, file)
  return result
}
