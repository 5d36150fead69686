/** Reads a file that another program may be saving at the same time. */
import { readFileSync, statSync } from 'node:fs'

import { finding, type Finding } from '../../schema/check/finding.ts'
import { maxContentBytes, maxContentMegabytes } from '../../schema/read/decodeText.ts'
import { lineNumberAt } from '../../schema/read/lines.ts'
import { codeOf } from '../files/codeOf.ts'
import { displayPath } from '../files/paths.ts'
import { similarFiles } from './similarFiles.ts'

export type ReadResult =
  | { ok: true; text: string; bytes: Uint8Array }
  /** `text`: the part that could be read, with the bytes of the complete file. */
  | { ok: false; text?: string; bytes?: Uint8Array; finding: Finding }

const bytesPerMegabyte = 1_000_000
/** The number of attempts to read a file that changes in the meantime, and the pause between them. */
const maxAttempts = 40
const pauseMs = 15
/** A file that was emptied more recently is about to be written: editors empty a file first and then fill it. */
const minEmptyMs = 500

const fileStart = { offset: 0, length: 0 }

function unreadableFile(file: string, error: unknown): ReadResult {
  const data = { file: displayPath(file) }
  const cause = codeOf(error) || 'unknown'
  const readFinding =
    cause === 'ENOENT' || cause === 'ENOTDIR'
      ? finding('no-such-file', { ...data, otherFile: similarFiles(file)[0] }, fileStart)
      : finding('cannot-read', { ...data, cause }, fileStart)
  return { ok: false, finding: readFinding }
}

function decode(bytes: Uint8Array): ReadResult {
  try {
    return {
      ok: true,
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      bytes,
    }
  } catch {
    const text = new TextDecoder().decode(bytes)
    const span = { offset: Math.max(text.indexOf('\ufffd'), 0), length: 1 }
    const line = lineNumberAt(text, span.offset)
    return { ok: false, text, bytes, finding: finding('not-utf8', { line }, span) }
  }
}

/** Reads the complete file and waits for an editor that is saving it. Never throws. */
export function readText(file: string): ReadResult {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const statsBefore = statSync(file)
      if (!statsBefore.isFile()) return unreadableFile(file, undefined)
      if (statsBefore.size > maxContentBytes) {
        const size = Math.ceil(statsBefore.size / bytesPerMegabyte)
        return {
          ok: false,
          finding: finding('too-big', { size, max: maxContentMegabytes }, fileStart),
        }
      }
      const bytes = readFileSync(file)
      const { size, mtimeMs } = statSync(file)
      const isUnchanged = statsBefore.size === size && statsBefore.mtimeMs === mtimeMs
      const isFilled = size > 0 || Date.now() - mtimeMs > minEmptyMs
      if (attempt === maxAttempts || (isUnchanged && isFilled)) return decode(bytes)
    } catch (error) {
      if (attempt === maxAttempts || codeOf(error) !== 'EBUSY')
        return unreadableFile(file, error)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
  }
}
