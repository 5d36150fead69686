import { renameSync } from 'node:fs'

import { codeOf } from './codeOf.ts'

/** Error codes on Windows if another program has a file in the folder open. */
const lockedCodes = ['EPERM', 'EBUSY', 'EACCES']
/** The waits before the first and the last retry. Each wait is twice as long as the previous one. */
const firstWaitMs = 20
const lastWaitMs = 640

/** Renames a folder. Retries for 1.3 seconds: a virus scanner may have files of a new folder open. Tests pass `rename`. */
export function renameFolder(from: string, to: string, rename = renameSync): void {
  for (let waitMs = firstWaitMs; ; waitMs *= 2)
    try {
      return rename(from, to)
    } catch (error) {
      if (!lockedCodes.includes(codeOf(error)) || waitMs > lastWaitMs) throw error
      sleep(waitMs)
    }
}

const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
