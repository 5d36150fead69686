/**
 * Sends a built site to a host. Whenever it is cut off, visitors get either the old site or the new one, complete: files
 * go first, each under a temporary name until all of it is there; the document goes last; unused files go a day later.
 */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { versionFile } from '../../../schema/read/versionText.ts'
import { filesBelow } from '../../files/filesBelow.ts'
import { sha256 } from '../../files/hashes.ts'
import type { OnProgress } from '../target.ts'
import {
  maxRemoteFiles,
  UnexpectedAnswer,
  type RemoteFile,
  type Remote,
} from './remote.ts'
import {
  isPlainPath,
  listFile,
  maxListBytes,
  readSentList,
  writtenList,
  type SentList,
} from './sentList.ts'

interface LocalFile {
  path: string
  bytes: Buffer
  hash: string
}

/** How long unused files stay, in milliseconds: open pages and CDNs still ask for them. */
const keptUnused = 24 * 60 * 60 * 1000
/** How often the list of what is sent is written, in milliseconds: after a broken connection the next publication goes on from there. */
const listInterval = 5000
/** In bytes: to send a smaller file anew is quicker than to ask how much of it is there. */
const worthResuming = 100_000

const temporaryForm = /\.[0-9a-f]{16}\.site-part$/
const temporaryName = ({ path, hash }: LocalFile) =>
  `${path}.${hash.slice(0, 16)}.site-part`
const backupName = (path: string) => `${path}.before-site`
/** Where a file of others cannot be renamed, it is copied first, unless it has more bytes than this. */
const maxBackedUp = 4_000_000
/** Apache's settings. */
export const serverFile = '.htaccess'
/** The host or the owner may have these files already: theirs are renamed once. Ours are deleted at once, not a day later, when no longer sent. */
const mayBelongToOwner = (path: string) =>
  /^(?:index\.html|\.htaccess|web\.config)$/.test(path)

/** Sent last: the document with its compressed forms, then version.txt, by which it is seen online. */
const isLast = (path: string) =>
  /^index\.html(?:\.br|\.gz)?$/.test(path) || path === versionFile
/** Settings of Netlify and Cloudflare: not sent. */
const isForOthers = (path: string) => path === '_headers' || path === '_redirects'

interface Sending {
  remote: Remote
  /** The public folder. */
  root: string
  signal: AbortSignal
  onProgress: OnProgress
  /** Paths of the site's files that this host does not accept. */
  leftOut?: readonly string[]
  now?: number
}

/**
 * Sends the site in `folder`, and removes what was unused for a day. Rejects with what `Remote` rejects with,
 * `UnexpectedAnswer`, or the signal's reason; the host then has the old site or the new one, complete.
 */
export async function sendSite(
  folder: string,
  { remote, root, signal, onProgress, leftOut = [], now = Date.now() }: Sending,
): Promise<void> {
  const at = (path: string) => posix.join(root, path)
  const files = filesIn(folder).filter(({ path }) => !leftOut.includes(path))
  const list = await sentListAt(remote, root)
  const stored = await storedAt(remote, root, [
    ...files.map(({ path }) => path),
    ...list.keys(),
  ])
  const changed = files.filter((file) => !isUpToDate(file, list, stored))

  let sent = 0
  const total = changed.reduce((sum, { bytes }) => sum + bytes.length, 0)
  onProgress(0, total)
  let listedAt = Date.now()
  const keepList = async () => {
    await replace(remote, at(listFile), Buffer.from(writtenList(list)))
    listedAt = Date.now()
  }
  for (const folderPath of foldersOf(changed)) {
    signal.throwIfAborted()
    if (!stored.has(`${folderPath}/`)) await remote.makeFolder(at(folderPath))
  }

  async function upload(file: LocalFile): Promise<void> {
    signal.throwIfAborted()
    const temporary = temporaryName(file)
    const { length } = file.bytes
    const there = stored.get(temporary)?.size ?? 0
    // A complete length does not prove complete data: pieces are written side by side.
    const isUsable = length >= worthResuming && there < length
    await remote.write(at(temporary), file.bytes, isUsable ? there : 0, (bytes) =>
      onProgress(sent + Math.min(bytes, length), total),
    )
    sent += length
    onProgress(sent, total)
  }

  /** Keeps a file of the owner's under another name: renamed, or copied where the host cannot rename. */
  async function keepAside(path: string): Promise<void> {
    if (await remote.rename(at(path), at(backupName(path)))) return
    const bytes = await remote.read(at(path), maxBackedUp)
    if (bytes) await remote.write(at(backupName(path)), bytes, 0, () => {})
  }

  async function put(file: LocalFile): Promise<void> {
    const { path, bytes, hash } = file
    if (
      mayBelongToOwner(path) &&
      !list.has(path) &&
      stored.has(path) &&
      !stored.has(backupName(path))
    )
      await keepAside(path)
    await rename(remote, at(temporaryName(file)), at(path), bytes)
    list.set(path, { hash })
  }

  for (const file of changed.filter(({ path }) => !isLast(path))) {
    await upload(file)
    await put(file)
    if (Date.now() - listedAt > listInterval) await keepList()
  }
  // All of the document's forms are there, under temporary names, before the first takes its place.
  const last = changed
    .filter(({ path }) => isLast(path))
    .toSorted(
      (one, other) =>
        Number(one.path === versionFile) - Number(other.path === versionFile),
    )
  for (const file of last) await upload(file)
  if (list.size > 0) await keepList()
  signal.throwIfAborted()
  for (const file of last) await put(file)

  await tidy({ remote, at, files, list, stored, now })
  await stamp(remote, root, files, list)
  await keepList()
}

/** The list that lies on the host. One above the limit is not ours, or broken, and not read. */
async function sentListAt(remote: Remote, root: string): Promise<SentList> {
  const found = (await remote.list(root)) ?? []
  const { size = 0 } = found.find(({ name }) => name === listFile) ?? {}
  if (size > maxListBytes) return new Map()
  const text = await remote.read(posix.join(root, listFile), maxListBytes)
  return readSentList(text?.toString('utf8'))
}

function filesIn(folder: string): LocalFile[] {
  return filesBelow(folder)
    .filter((path) => !isForOthers(path))
    .toSorted()
    .map((path) => {
      const bytes = readFileSync(join(folder, path))
      return { path, bytes, hash: sha256(bytes) }
    })
}

/** What the host lists in the folders of these files, by path; the path of a folder ends with a slash. */
async function storedAt(
  remote: Remote,
  root: string,
  paths: string[],
): Promise<Map<string, RemoteFile>> {
  const stored = new Map<string, RemoteFile>()
  for (const folder of ['', ...foldersOf(paths.map((path) => ({ path })))]) {
    // A folder that its parent does not list is not asked for.
    if (folder !== '' && !stored.has(`${folder}/`)) continue
    const found = (await remote.list(posix.join(root, folder))) ?? []
    for (const file of found) {
      // Names with a slash or ".." would lead elsewhere.
      if (file.name.includes('/') || !isPlainPath(file.name)) continue
      const path = folder === '' ? file.name : `${folder}/${file.name}`
      stored.set(file.isFolder ? `${path}/` : path, file)
    }
    if (stored.size > maxRemoteFiles)
      throw new UnexpectedAnswer(
        `More than ${maxRemoteFiles} files lie in the folders of the site.`,
      )
  }
  return stored
}

/** Parents before the folders within them. */
function foldersOf(files: { path: string }[]): string[] {
  const folders = new Set<string>()
  for (const { path } of files) {
    const parts = path.split('/').slice(0, -1)
    for (let depth = 1; depth <= parts.length; depth += 1)
      folders.add(parts.slice(0, depth).join('/'))
  }
  return [...folders].toSorted()
}

const stampOf = ({ size, changed }: RemoteFile) => `${size} ${changed}`

function isUpToDate(
  { path, bytes, hash }: LocalFile,
  list: SentList,
  stored: Map<string, RemoteFile>,
) {
  const known = list.get(path)
  const there = stored.get(path)
  if (!known || !there || known.hash !== hash || there.size !== bytes.length) return false
  return known.stamp === undefined || known.stamp === stampOf(there)
}

/** Replaces what is there. Where the host cannot, removes it first, and at worst writes the file anew. */
async function rename(remote: Remote, from: string, to: string, bytes: Uint8Array) {
  if (await remote.rename(from, to)) return
  await remote.remove(to)
  if (await remote.rename(from, to)) return
  await remote.write(to, bytes, 0, () => {})
  await remote.remove(from)
}

async function replace(remote: Remote, file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${'0'.repeat(16)}.site-part`
  await remote.write(temporary, bytes, 0, () => {})
  await rename(remote, temporary, file, bytes)
}

interface Tidying {
  remote: Remote
  at: (path: string) => string
  files: LocalFile[]
  list: SentList
  stored: Map<string, RemoteFile>
  now: number
}

/** Removes files that this project has put there and that have been unused for a day. */
async function tidy({ remote, at, files, list, stored, now }: Tidying): Promise<void> {
  const used = new Set(files.map(({ path }) => path))
  for (const [path, file] of list) {
    if (used.has(path)) continue
    const there = stored.get(path)
    const isOurs = there && (file.stamp === undefined || file.stamp === stampOf(there))
    const since = file.unusedSince ?? now
    if (!isOurs) list.delete(path)
    else if (now - since < keptUnused && !mayBelongToOwner(path))
      list.set(path, { ...file, unusedSince: since })
    else {
      await remote.remove(at(path))
      list.delete(path)
    }
  }
  // Parts of files that an earlier, cut off publication has left.
  const using = new Set(files.map(temporaryName))
  for (const [path] of stored)
    if (temporaryForm.test(path) && !using.has(path)) await remote.remove(at(path))
}

/** Notes size and time of each sent file: the next publication sees by them whether somebody has changed it. */
async function stamp(remote: Remote, root: string, files: LocalFile[], list: SentList) {
  const stored = await storedAt(
    remote,
    root,
    files.map(({ path }) => path),
  )
  for (const { path, hash } of files) {
    const there = stored.get(path)
    if (there) list.set(path, { hash, stamp: stampOf(there) })
  }
}
