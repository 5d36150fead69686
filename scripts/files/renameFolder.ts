import { renameSync } from 'node:fs'

import { codeOf } from './codeOf.ts'

/** Codes of Windows for a folder in which another program holds a file. */
const held = ['EPERM', 'EBUSY', 'EACCES']
/** In milliseconds: the wait before the first and the last further try, each twice as long as the one before. */
const [firstWait, lastWait] = [20, 640]

/** Renames a folder. A virus scanner may hold the files of a new one for a moment: then it is tried again, for 1.3 seconds in total. */
export function renameFolder(from: string, to: string, rename = renameSync): void {
  for (let wait = firstWait; ; wait *= 2)
    try {
      return rename(from, to)
    } catch (error) {
      if (!held.includes(codeOf(error)) || wait > lastWait) throw error
      sleep(wait)
    }
}

const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
