/** A newer version of the project: the ZIP that was downloaded, or the folder that it was unpacked into. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { unzipSync } from 'fflate'

/** Files by which a folder is known as a version of the project. */
const parts = [
  'package.json',
  'package-lock.json',
  'scripts/runBundled.js',
  'scripts/update/plan.ts',
]
/** Folders that commands make: not part of a version. */
const left = /^(\.git|node_modules|dist|build|screenshots|test-results|bench-results)$/

export type Staged = 'done' | 'no version' | 'damaged'

/** Copies or unpacks a version into a new folder. Throws what the file system throws. */
export function stageVersion(path: string, folder: string): Staged {
  if (!existsSync(path)) return 'no version'
  if (statSync(path).isDirectory()) return copy(path, folder)
  const files = unzipped(readFileSync(path))
  return files ? unpack(files, folder) : 'damaged'
}

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  try {
    return unzipSync(bytes)
  } catch {
    return undefined
  }
}

function copy(path: string, folder: string): Staged {
  if (!parts.every((part) => existsSync(join(path, part)))) return 'no version'
  cpSync(path, folder, {
    recursive: true,
    filter: (each) => !left.test(relative(path, each).split(sep)[0] ?? ''),
  })
  return 'done'
}

function unpack(files: Record<string, Uint8Array>, folder: string): Staged {
  // The ZIP of a version holds one folder, of any name.
  const plans = Object.keys(files).filter((name) =>
    name.endsWith('scripts/update/plan.ts'),
  )
  const [plan = ''] = plans.toSorted((a, b) => a.length - b.length)
  const top = plan.slice(0, -'scripts/update/plan.ts'.length)
  if (!parts.every((part) => files[top + part])) return 'no version'
  const names = Object.keys(files).filter(
    (name) => name.startsWith(top) && !name.endsWith('/'),
  )
  if (names.some(leadsOut)) return 'no version'
  for (const name of names) {
    const file = join(folder, name.slice(top.length))
    const bytes = files[name] ?? new Uint8Array()
    mkdirSync(dirname(file), { recursive: true })
    // The ZIP's permissions are not read: what begins with "#!" becomes executable.
    const isProgram = bytes[0] === 35 && bytes[1] === 33
    writeFileSync(file, bytes, { mode: isProgram ? 0o755 : 0o644 })
  }
  return 'done'
}

/** Would a name of the ZIP be written outside of the folder? */
const leadsOut = (name: string) =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..')
