import { renameSync } from 'node:fs'

import { codeOf } from './codeOf.ts'

/** Error codes on Windows if another program has a file in the folder open. */
const lockedCodes = ['EPERM', 'EBUSY', 'EACCES']
/** The wait before the first and the last retry, in milliseconds. Each wait is twice as long as the previous one. */
const firstWait = 20
const lastWait = 640

/** Renames a folder. A virus scanner may have the files of a new folder open for a moment, so it tries again, for 1.3 seconds in total. */
export function renameFolder(from: string, to: string, rename = renameSync): void {
  for (let wait = firstWait; ; wait *= 2)
    try {
      return rename(from, to)
    } catch (error) {
      if (!lockedCodes.includes(codeOf(error)) || wait > lastWait) throw error
      sleep(wait)
    }
}

const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
