/** A host's files in memory, for errors that no real server makes on request. */
import { posix } from 'node:path'

import {
  createRemote,
  type ListedFile,
  type Session,
} from '../../scripts/publish/host/remote.ts'

interface Behavior {
  /** The files by absolute path. */
  files?: Record<string, string>
  /** Called before each step. Errors that it throws are the host's response. */
  before?: (step: string, path: string, renamedFrom?: string) => void
  /** Returns the bytes that the host stores for a sent file. */
  store?: (bytes: Buffer) => Buffer
  /** Returns the listing that the host sends. */
  list?: (files: ListedFile[]) => ListedFile[]
  /** Listings have no times. */
  hidesTimes?: boolean
  /** Whether names are case-insensitive but case-preserving. */
  ignoresCase?: boolean
  /** All files get the same time; otherwise each file is a second newer than the one before. */
  isFrozen?: boolean
}

/** An error with a reply code of FTP. */
export const replyError = (code: number, message = 'Refused') =>
  Object.assign(new Error(message), { code })

export function memoryHost({ files: initialFiles = {}, ...behavior }: Behavior = {}) {
  const files = new Map<string, { bytes: Buffer; time: number }>()
  const folders = new Set(['/', '/www'])
  /** All steps, with their paths. */
  const steps: string[] = []
  let lastTime = Date.UTC(2026, 10, 28)
  const storedPath = (path: string) =>
    (behavior.ignoresCase &&
      [...files.keys()].find((other) => other.toLowerCase() === path.toLowerCase())) ||
    path
  const putFile = (path: string, bytes: Buffer) => {
    if (!behavior.isFrozen) lastTime += 1000
    files.set(storedPath(path), { bytes, time: lastTime })
  }
  for (const [path, text] of Object.entries(initialFiles)) {
    putFile(path, Buffer.from(text))
    folders.add(posix.dirname(path))
  }
  async function beginStep(step: string, path: string, renamedFrom?: string) {
    await Promise.resolve()
    steps.push(`${step} ${path}`)
    behavior.before?.(step, path, renamedFrom)
  }
  const timeOf = (time: number) => ({ time: behavior.hidesTimes ? undefined : time })
  function fileAt(path: string) {
    const file = files.get(storedPath(path))
    if (!file) throw replyError(550, 'No such file')
    return file
  }
  const session: Session = {
    home: '/',
    close: () => {},
    async list(folder) {
      await beginStep('list', folder)
      const isInFolder = (path: string) => path !== '/' && posix.dirname(path) === folder
      const filesInFolder = [...files].filter(([path]) => isInFolder(path))
      const listed = filesInFolder.map(([path, { bytes, time }]) => ({
        name: posix.basename(path),
        type: 'file' as const,
        size: bytes.length,
        ...timeOf(time),
      }))
      return folders.has(folder) ? (behavior.list?.(listed) ?? listed) : undefined
    },
    async stat(path) {
      await beginStep('stat', path)
      const { bytes, time } = fileAt(path)
      return { size: bytes.length, ...timeOf(time) }
    },
    async read(path) {
      await beginStep('read', path)
      return fileAt(path).bytes
    },
    async write(path, bytes) {
      await beginStep('write', path)
      putFile(path, behavior.store?.(bytes) ?? bytes)
    },
    setMode: (path, mode) => beginStep(`mode ${mode.toString(8)}`, path),
    async rename(from, to) {
      await beginStep('rename', to, from)
      const file = fileAt(from)
      files.delete(storedPath(from))
      files.set(storedPath(to), file)
    },
    async remove(path) {
      await beginStep('remove', path)
      files.delete(storedPath(path))
    },
    removeFolder: (path) => beginStep('remove folder', path),
    async makeFolder(path) {
      await beginStep('make', path)
      if (folders.has(path)) throw replyError(550, 'File exists')
      folders.add(path)
    },
  }
  const open = () => Promise.resolve(session)
  return {
    files,
    steps,
    open,
    remote: createRemote(open, new AbortController().signal),
    textOf: (path: string) => files.get(path)?.bytes.toString(),
    /** The paths of all files, relative to the public folder if they are in it. */
    paths: () => [...files.keys()].map((path) => path.replace(/^\/www\//, '')),
  }
}
