import { randomBytes } from 'node:crypto'
import { posix } from 'node:path'

import { isRecord } from '../../../schema/read/lookUp.ts'
import { parseJson } from '../../../schema/read/parseJson.ts'
import { sha256 } from '../../files/hashes.ts'
import { FailureError } from '../remoteFailure.ts'
import { isRefusal, type FileStat, type ListedFile, type Remote } from './remote.ts'

/** Every host accepts such a name, and nobody can guess it. */
const secretName = (name: string) => `${randomBytes(16).toString('hex')}-${name}`
const listPattern = /^[0-9a-f]{32}-site-files\.json$/

/** Also matches the rest of a truncated name. */
export const temporaryPattern = /(?:^|\/)_site-part[^/]*$/
/** A path next to the file to be replaced. ProFTPD executes a truncated command, so no prefix of it may name a file. */
export const temporaryName = (path: string, hash: string) =>
  posix.join(posix.dirname(path), `_site-part-${sha256(`${hash} ${path}`).slice(0, 32)}`)

const folderOf = (path: string) => posix.dirname(path).replace(/^\.$/, '')

/** The folders in paths, parents before the folders within them. */
export function foldersOf(paths: string[]): string[] {
  const folders = new Set<string>()
  for (const path of paths)
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder))
      folders.add(folder)
  return [...folders].toSorted()
}

/** An entry of the sent list, which is on the host, so it can be missing, outdated, or changed by anyone. */
interface SentFile extends Partial<FileStat> {
  /** SHA-256 of the possible contents: more than one if a publication was interrupted while the file was replaced. */
  hashes: string[]
  /** The owner chose to keep a file that was not sent from here. */
  isKept?: true
  /** The time since which the site does not use the file, in milliseconds since 1970. */
  unusedSince?: number
}

type SentList = Map<string, SentFile>

/** Parses the sent list. If that fails, it is empty: all files are compared by reading, and none is removed. */
function parseSentList(text: string): SentList {
  const value = parseJson(text)
  const files = isRecord(value) && isRecord(value['files']) ? value['files'] : {}
  return new Map(Object.entries(files).filter(isSentEntry))
}

/** Does not check the other values: wrong ones are harmless. */
const isSentEntry = (entry: [string, unknown]): entry is [string, SentFile] =>
  isPlainPath(entry[0]) && isRecord(entry[1]) && Array.isArray(entry[1]['hashes'])

/** Whether the path stays below the public folder. */
const isPlainPath = (path: string) =>
  path.length <= 1000 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** The files in a host's public folder, by path: as listed by the host, and as recorded when they were sent. */
export class HostFiles {
  /** The path of a folder ends with a slash. A link is listed with and without a slash. */
  readonly listed = new Map<string, ListedFile>()
  recorded: SentList = new Map()
  readonly #remote: Remote
  readonly #root: string
  /** The time when the sent list was written, by the host's clock. */
  #listTime = 0
  #listPath = secretName('site-files.json')
  /** The bytes of the sent list as last read or written by this object. */
  #sentList: Buffer | null | undefined

  constructor(remote: Remote, root: string) {
    this.#remote = remote
    this.#root = root
  }

  at = (path: string) => posix.join(this.#root, path)

  /** Lists folders, by their paths. */
  async listFolders(folders: string[]): Promise<void> {
    for (const folder of folders) {
      const entries = await this.#remote.list(this.at(folder))
      if (entries && !this.listed.has(`${folder}/`))
        this.listed.set(`${folder}/`, { name: '', type: 'folder', size: 0 })
      for (const file of entries ?? []) {
        // Names with a slash or ".." would be paths outside the folder.
        if (file.name.includes('/') || !isPlainPath(file.name)) continue
        const path = posix.join(folder, file.name)
        if (file.type !== 'folder') this.listed.set(path, file)
        if (file.type !== 'file') this.listed.set(`${path}/`, file)
      }
    }
  }

  /** Requests the size and time of an unlisted file: listings may be incomplete or hide names that start with a dot. */
  async statIfUnlisted(path: string): Promise<FileStat | undefined> {
    if (!this.listed.has(path) && this.listed.has(`${folderOf(path)}/`)) {
      const stored = await this.#remote.stat(this.at(path))
      if (stored) this.listed.set(path, { name: '', type: 'file', ...stored })
    }
    return this.listed.get(path)
  }

  /** Reads a file. Undefined if there is no such file; null if it cannot be read. */
  async read(path: string): Promise<Buffer | null | undefined> {
    if (!(await this.statIfUnlisted(path))) return undefined
    return (await this.#remote.read(this.at(path))) ?? null
  }

  /** SHA-256 of a file: undefined if there is none, "" if it cannot be read. */
  async hash(path: string): Promise<string | undefined> {
    const bytes = await this.read(path)
    return bytes ? sha256(bytes) : bytes === null ? '' : undefined
  }

  /** Whether the file is the recorded one, by its size and exact time. */
  async isAsRecorded(path: string): Promise<boolean> {
    const { size, time } = this.recorded.get(path) ?? {}
    const listed = this.listed.get(path)
    if (time === undefined || listed?.type === 'link' || listed?.size !== size)
      return false
    return (await this.#timeOf(path)) === time
  }

  async #timeOf(path: string): Promise<number | undefined> {
    const listed = this.listed.get(path)?.time
    return listed ?? (await this.#remote.stat(this.at(path)))?.time
  }

  /** Records a sent file. A time proves that a file is unchanged only if the sent list was written in a later second. */
  async recordFile(path: string, { length }: Buffer, hash: string): Promise<void> {
    const time = (await this.#timeOf(path)) ?? this.#listTime
    const provenTime = time < this.#listTime && { time }
    this.recorded.set(path, { hashes: [hash], size: length, ...provenTime })
  }

  /** Reads the newest sent list: an incomplete listing, or two first publications at once, can leave more than one. */
  async readSentList(): Promise<void> {
    for (const path of this.listed.keys()) {
      if (!listPattern.test(path)) continue
      const time = (await this.#timeOf(path)) ?? 0
      if (time >= this.#listTime) [this.#listPath, this.#listTime] = [path, time]
    }
    this.#sentList = await this.read(this.#listPath)
    this.recorded = parseSentList(String(this.#sentList))
  }

  isOtherSentList = (path: string) => listPattern.test(path) && path !== this.#listPath

  /** Writes the sent list. If another computer has written one, no recorded time is trusted, so contents are compared next time. */
  async writeSentList(): Promise<void> {
    const entries = await this.#remote.list(this.#root)
    const isNew = (name: string) => listPattern.test(name) && !this.listed.has(name)
    this.#listPath = entries?.find(({ name }) => isNew(name))?.name ?? this.#listPath
    const isUnchanged = String(await this.read(this.#listPath)) === String(this.#sentList)
    if (!isUnchanged) for (const file of this.recorded.values()) delete file.time
    const files = Object.fromEntries(this.recorded)
    this.#sentList = Buffer.from(JSON.stringify({ files }))
    await this.#write(this.#listPath, this.#sentList)
    this.#listTime = (await this.#timeOf(this.#listPath)) ?? 0
  }

  /** Copies a file, or the target of a link, to the same folder. Returns the path of the copy. */
  async backUp(path: string): Promise<string> {
    const bytes = await this.read(path)
    if (!bytes) throw new FailureError('unknown', `Failed to read ${path} for a copy.`)
    const backup = posix.join(folderOf(path), secretName(`copy-${posix.basename(path)}`))
    await this.#write(backup, bytes)
    return backup
  }

  /** Writes a file that only the FTP user may read. */
  async #write(path: string, bytes: Buffer): Promise<void> {
    await this.upload(path, bytes, 0o600)
    await this.moveIntoPlace(path, bytes, 0o600)
  }

  /** Makes a folder that visitors can read. On some servers, only its owner could: visitors would get 403. */
  async makeFolder(path: string): Promise<void> {
    const listed = this.listed.get(`${path}/`)
    if (!listed) await this.#remote.makeFolder(this.at(path))
    if (!listed || ((listed.mode ?? 0o755) & 0o055) === 0)
      await this.#remote.setMode(this.at(path), 0o755)
    this.listed.set(`${path}/`, { name: '', type: 'folder', size: 0 })
  }

  /** Corrects a file that only its owner can read: visitors would get 403. */
  async makeReadable(path: string): Promise<void> {
    const { mode = 0o644 } = this.listed.get(path) ?? {}
    if ((mode & 0o044) === 0) await this.#remote.setMode(this.at(path), 0o644)
  }

  /** Uploads a file under its temporary name, unless an interrupted publication has already sent it. */
  async upload(path: string, bytes: Buffer, mode = 0o644): Promise<void> {
    const temporaryPath = temporaryName(path, sha256(bytes))
    for (let tries = 0; ; tries += 1) {
      if ((await this.statIfUnlisted(temporaryPath))?.size === bytes.length) break
      // Some servers report success although their disk or quota is full.
      if (tries === 3) throw new FailureError('disk-full', `${path} is not complete.`)
      await this.#remote.write(this.at(temporaryPath), bytes)
      this.listed.delete(temporaryPath)
    }
    // Visitors get 403 for a file that only its owner can read.
    await this.#remote.setMode(this.at(temporaryPath), mode)
  }

  /** Renames an uploaded file, which may replace another. If the host does this in one step, visitors always find a file. */
  async moveIntoPlace(path: string, bytes: Buffer, mode = 0o644): Promise<void> {
    const temporaryPath = temporaryName(path, sha256(bytes))
    const rename = (from: string, to: string) =>
      this.#remote.rename(this.at(from), this.at(to))
    const uploadedFile = this.listed.get(temporaryPath)
    try {
      await rename(temporaryPath, path)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (await this.#remote.stat(this.at(temporaryPath))) {
        if (!(await this.statIfUnlisted(path))) throw error
        // Servers on Windows do not rename a file to a name that is taken. If it fails, the existing file is restored.
        const backupPath = temporaryName(path, '')
        await this.#remote.remove(this.at(backupPath))
        await rename(path, backupPath)
        try {
          await rename(temporaryPath, path)
        } catch (renameError) {
          await rename(backupPath, path)
          throw renameError
        }
        await this.#remote.remove(this.at(backupPath))
      } else if ((await this.hash(path)) !== sha256(bytes)) {
        // The connection was lost, and ProFTPD has executed a truncated command, so the name is another.
        this.listed.delete(temporaryPath)
        await this.upload(path, bytes, mode)
        await rename(temporaryPath, path)
      }
    }
    this.listed.delete(temporaryPath)
    if (uploadedFile) this.listed.set(path, uploadedFile)
  }

  /** Removes a file if it has not changed since it was sent. */
  async removeIfUnchanged(path: string): Promise<void> {
    const { hashes, isKept } = this.recorded.get(path) ?? { hashes: [] }
    this.recorded.delete(path)
    if (isKept || !this.listed.has(path)) return
    if (!hashes.includes((await this.hash(path)) ?? '')) return
    await this.#remote.remove(this.at(path))
    this.listed.delete(path)
  }
}
