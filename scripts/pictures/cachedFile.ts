import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'
import { sourceHash } from '../files/sourceHash.ts'
import { tryRead } from '../files/tryRead.ts'

const cacheFolder = fromRoot('node_modules/.cache/site-pictures')

/** The package.json files of the packages that create the files. An upgrade invalidates the cache. */
const packageFiles = [
  'sharp',
  'svgo',
  '@resvg/resvg-js',
  'satori',
  '@fontsource/inter',
  'subset-font',
].map((name) => readFileSync(fromRoot('node_modules', name, 'package.json')))

/** The hash of our code that creates the files. A change invalidates the cache. */
const codeHash = sourceHash(['scripts/pictures', 'scripts/build/brand'])

/**
 * Returns a file from the cache or creates it. `inputs` must contain everything that the file depends on, except
 * packages and our code. Safe for parallel builds: files are written under another name and renamed.
 */
export async function cachedFile(
  inputs: readonly (string | Uint8Array)[],
  create: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256')
  // Includes lengths, so that "ab", "c" and "a", "bc" differ.
  for (const input of [...packageFiles, codeHash, ...inputs])
    hash.update(`${input.length} `).update(input)
  const file = join(cacheFolder, hash.digest('hex'))
  const cachedBytes = tryRead(file)
  if (cachedBytes) return cachedBytes
  const result = await create()
  mkdirSync(cacheFolder, { recursive: true })
  const temporaryFile = `${file}.${randomUUID()}`
  writeFileSync(temporaryFile, result)
  renameSync(temporaryFile, file)
  return result
}
