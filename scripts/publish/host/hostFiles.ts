import { randomBytes } from 'node:crypto'
import { posix } from 'node:path'

import { sha256 } from '../../files/hashes.ts'
import { KnownFailure } from '../remoteFailure.ts'
import {
  isRefusal,
  maxRemoteFiles,
  tooMany,
  type Listed,
  type Remote,
  type Stored,
} from './remote.ts'
import { isPlainPath, readSentList, writtenList, type SentList } from './sentList.ts'

/** In bytes: a larger file on the host is not read. */
const maxRead = 64_000_000

const listName = 'site-files.json'
/** Without a prefix it is that of an earlier version. */
const listForm = /^(?:\.ht|[0-9a-f]{32}-|\.)site-files\.json$/

export const temporaryForm = /\.[0-9a-f]{16}\.site-part$/
export const temporaryName = (path: string, hash: string) =>
  `${path}.${hash.slice(0, 16)}.site-part`

/** The server has confirmed the file: so do some whose disk or quota is full. */
export const incomplete = (path: string) =>
  new KnownFailure({ code: 'disk-full' }, `The server has not stored all of ${path}.`)

const folderOf = (path: string) => posix.dirname(path).replace(/^\.$/, '')

/** Parents before the folders within them. */
export function foldersOf(paths: string[]): string[] {
  const folders = new Set<string>()
  for (const path of paths)
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder))
      folders.add(folder)
  return [...folders].toSorted()
}

/** The files in a host's public folder, by path: what is listed there, and what was noted when they were sent. */
export class HostFiles {
  /** The path of a folder ends with a slash; a link is listed as both. */
  readonly listed = new Map<string, Listed>()
  noted: SentList = new Map()
  readonly #remote: Remote
  readonly #root: string

  constructor(remote: Remote, root: string) {
    this.#remote = remote
    this.#root = root
  }

  at(path: string): string {
    return posix.join(this.#root, path)
  }

  /** Lists the public folder and those of these files. */
  async look(paths: string[]): Promise<void> {
    for (const folder of ['', ...foldersOf(paths)]) {
      const found = await this.#remote.list(this.at(folder))
      for (const path of this.listed.keys())
        if (folderOf(path) === folder) this.listed.delete(path)
      if (found && !this.listed.has(`${folder}/`))
        this.listed.set(`${folder}/`, { name: '', type: 'folder', size: 0 })
      for (const file of found ?? []) {
        // Names with a slash or ".." would lead elsewhere.
        if (file.name.includes('/') || !isPlainPath(file.name)) continue
        const path = posix.join(folder, file.name)
        if (file.type !== 'folder') this.listed.set(path, file)
        if (file.type !== 'file') this.listed.set(`${path}/`, file)
      }
      if (this.listed.size > maxRemoteFiles) throw tooMany(this.#root)
    }
  }

  /** Asks for a file that is not listed: a listing may end early, or hide names that begin with a dot. */
  async find(path: string): Promise<Stored | undefined> {
    if (!this.listed.has(`${folderOf(path)}/`)) return undefined
    return this.listed.get(path) ?? this.#remote.stat(this.at(path))
  }

  /** Undefined if there is no such file; null if it cannot be read or is too large. */
  async read(path: string): Promise<Buffer | null | undefined> {
    const there = await this.find(path)
    if (!there) return undefined
    if (there.size > maxRead) return null
    return (await this.#remote.read(this.at(path), maxRead)) ?? null
  }

  /** SHA-256 of a file: undefined if there is none, "" if it cannot be read. */
  async hash(path: string): Promise<string | undefined> {
    const bytes = await this.read(path)
    return bytes ? sha256(bytes) : bytes === null ? '' : undefined
  }

  /** Is the file the one that was noted, by its size and exact time? */
  async isAsNoted(path: string): Promise<boolean> {
    const { size, time } = this.noted.get(path) ?? {}
    const listed = this.listed.get(path)
    if (time === undefined || listed?.type === 'link') return false
    const there =
      listed?.time === undefined ? await this.#remote.stat(this.at(path)) : listed
    return there?.size === size && there?.time === time
  }

  /** Notes that the host has this content now. */
  async note(path: string, { length }: Buffer, hash: string): Promise<void> {
    const listed = this.listed.get(path)?.time
    const time = listed ?? (await this.#remote.stat(this.at(path)))?.time
    this.noted.set(path, { hashes: [hash], size: length, time })
  }

  async readList(): Promise<void> {
    const bytes = await this.read(this.#listPath() ?? `.ht${listName}`)
    this.noted = readSentList(bytes?.toString('utf8') ?? '')
  }

  async writeList(): Promise<void> {
    const found = this.#listPath()
    const bytes = writtenList(this.noted)
    if (found === undefined || found === `.${listName}`) {
      const path = await this.#writeHidden(listName, '', bytes)
      this.listed.set(path, { name: path, type: 'file', size: bytes.length })
      this.listed.delete(`.${listName}`)
      if (found !== undefined) await this.#remote.remove(this.at(found))
    } else await this.#write(found, bytes)
  }

  #listPath(): string | undefined {
    return [...this.listed.keys()].find((path) => listForm.test(path))
  }

  /** Keeps a copy of a file beside it, and gives its path. Of a link, the file that it leads to is copied, and stays as it is. */
  async copy(path: string, now: number): Promise<string> {
    const bytes = await this.read(path)
    const message = `Failed to read ${path} for a copy.`
    if (!bytes) throw new KnownFailure({ code: 'no-right-to-write', path }, message)
    const stamp = new Date(now).toISOString().replaceAll(/\D/g, '').slice(0, 14)
    const name = `copy-${stamp}-${posix.basename(path)}`
    return this.#writeHidden(name, folderOf(path), bytes)
  }

  /**
   * Writes a file that the web does not serve, and gives its path: Apache and LiteSpeed refuse names that begin with
   * ".ht", and only the FTP user may read it. A host that refuses the dot gets a name that nobody can guess.
   */
  async #writeHidden(name: string, folder: string, bytes: Buffer): Promise<string> {
    const path = posix.join(folder, `.ht${name}`)
    try {
      await this.#write(path, bytes)
      return path
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
    const unguessed = posix.join(folder, `${randomBytes(16).toString('hex')}-${name}`)
    await this.#write(unguessed, bytes)
    return unguessed
  }

  async #write(path: string, bytes: Buffer): Promise<void> {
    const temporary = temporaryName(path, sha256(bytes))
    await this.#remote.write(this.at(temporary), bytes)
    await this.#remote.setMode(this.at(temporary), 0o600)
    const there = await this.#remote.stat(this.at(temporary))
    if (there?.size !== bytes.length) throw incomplete(path)
    await this.replace(temporary, path, bytes, 0o600)
  }

  /** Gives a file with these bytes the name of one that may be there, which visitors never miss if the host can do both at once. */
  async replace(from: string, to: string, bytes: Buffer, mode = 0o644): Promise<void> {
    const rename = (one: string, other: string) =>
      this.#remote.rename(this.at(one), this.at(other))
    try {
      await rename(from, to)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (!(await this.#remote.stat(this.at(from)))) {
        // The connection was lost when the server had done it. ProFTPD also obeys half a line, so the name may be another.
        if ((await this.hash(to)) === sha256(bytes)) return
        await this.#remote.write(this.at(from), bytes)
        await this.#remote.setMode(this.at(from), mode)
        await rename(from, to)
        return
      }
      if (!(await this.find(to))) throw error
      // Servers on Windows give no file a name that is taken. The file there is put back if it goes wrong.
      const aside = temporaryName(to, '0'.repeat(16))
      await this.#remote.remove(this.at(aside))
      await rename(to, aside)
      try {
        await rename(from, to)
      } catch (refused) {
        await rename(aside, to)
        throw refused
      }
      await this.#remote.remove(this.at(aside))
    }
  }

  /** Visitors get 403 for a file that only its owner may read, as some servers make it. */
  async makeReadable(path: string): Promise<void> {
    const { mode = 0 } = this.listed.get(path) ?? {}
    if ((mode & 0o004) === 0) await this.#remote.setMode(this.at(path), 0o644)
  }

  /** Removes a file if it is there as it was sent. */
  async removeOurs(path: string): Promise<void> {
    const { hashes, isKept } = this.noted.get(path) ?? { hashes: [] }
    this.noted.delete(path)
    if (isKept || !this.listed.has(path)) return
    if (hashes.includes((await this.hash(path)) ?? ''))
      await this.#remote.remove(this.at(path))
  }
}
