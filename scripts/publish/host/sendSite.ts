/**
 * Sends a built site to a host or a folder. After an interruption at any step, visitors get the complete old or new site,
 * and the next publication repairs the rest. The steps:
 *
 * 1. Lists the folders, decides which files to send, and asks the owner about files that are not ours.
 * 2. Sends complete files under temporary names. Sends a file again if it is stored with a different size.
 * 3. Gives the files their names: first those with a hash in the name, then those that visitors load by a fixed name,
 *    then .htaccess, the document, and version.txt.
 * 4. Removes files that are no longer used.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { versionFile } from '../../../schema/read/versionText.ts'
import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { filesBelow } from '../../files/filesBelow.ts'
import { sha256 } from '../../files/hashes.ts'
import { hashedFolder } from '../../hosting/headers.ts'
import type { SendReport, TargetAccess } from '../target.ts'
import { foldersOf, HostFiles, temporaryPattern } from './hostFiles.ts'
import { mergedHtaccess } from './htaccess.ts'
import { isRefusal, type Remote } from './remote.ts'

const localFile = (path: string, bytes: Buffer) => ({ path, bytes, hash: sha256(bytes) })
type LocalFile = ReturnType<typeof localFile>

const documentFile = 'index.html'
/** Apache's settings. */
const serverFile = '.htaccess'

/** Whether the site works without the file, if a host rejects such names. */
const isDispensable = (path: string) => /(?:^|\/)\.|\.(?:br|gz)$|^web\.config$/.test(path)
const plainPath = (path: string) => path.replace(/\.(?:br|gz)$/, '')
/** Whether the file's name contains a hash of its content. */
const isHashed = (path: string) => path.startsWith(hashedFolder)

/** The order in which files take their names. */
function rankOf({ path }: LocalFile): number {
  const compressedFiles = [`${documentFile}.br`, `${documentFile}.gz`]
  const last = [serverFile, ...compressedFiles, documentFile, versionFile]
  return last.includes(path) ? 2 + last.indexOf(path) : Number(!isHashed(path))
}

/** How long unused files are kept: open pages and CDNs still request them. */
const oneDayMs = 24 * 60 * 60 * 1000

/** `root`: the public folder. `maxUnusedMs`: how long unused files stay; by default, a day. */
export type Sending = Pick<TargetAccess, 'ask' | 'onProgress'> &
  Pick<HostSettings, 'htaccess' | 'hsts'> & {
    remote: Remote
    root: string
    maxUnusedMs?: number
  }

type SiteResult = Required<Omit<SendReport, 'content'>>

/** Resolves with the result for the owner. Rejects with errors of `Remote`, `FailureError`, or the signal's reason. */
export async function sendSite(folder: string, sending: Sending): Promise<SiteResult> {
  const { remote, root, onProgress } = sending
  const host = new HostFiles(remote, root)
  await host.listFolders([''])
  await host.readList()
  const files = filesBelow(folder)
    .toSorted()
    .map((path) => localFile(path, readFileSync(join(folder, path))))
  const paths = files.map(({ path }) => path)
  await host.listFolders(foldersOf([...paths, ...host.recorded.keys()]))
  const { changed, ...report } = await decideChanges(files, host, sending)
  const refused = new Set<string>()
  /** Leaves a file or folder out if the host refuses the step and the site works without it. */
  const leaveOutIfRefused = (path: string, step: Promise<void>) =>
    step.catch((error: unknown) => {
      if (!isDispensable(path) || !isRefusal(error)) throw error
      refused.add(path)
    })
  for (const folder of foldersOf(paths))
    await leaveOutIfRefused(folder, host.makeFolder(folder))
  const total = changed.reduce((sum, { bytes }) => sum + bytes.length, 0)
  let sent = 0
  for (const { path, bytes } of changed) {
    onProgress(sent, total)
    await leaveOutIfRefused(path, host.upload(path, bytes))
    sent += bytes.length
  }
  onProgress(total, total)

  // Before a file is replaced, the list stops saying that the file is up to date.
  for (const { path, hash } of changed)
    if (path !== serverFile && !refused.has(path))
      host.recorded.set(path, {
        hashes: [...(host.recorded.get(path)?.hashes ?? []), hash],
      })
  await host.writeList()
  changed.sort((first, second) => rankOf(first) - rankOf(second))
  for (const { path, bytes, hash } of changed) {
    if (!refused.has(path)) await leaveOutIfRefused(path, host.moveIntoPlace(path, bytes))
    // A file on the host with the name of a left-out file does not belong to this version.
    if (refused.has(path)) await host.removeIfUnchanged(path)
    else if (path !== serverFile) await host.record(path, bytes, hash)
  }
  await removeUnused(files, host, sending)
  await host.writeList()
  const leftOut = changed.map(({ path }) => path).filter((path) => refused.has(path))
  return { ...report, leftOut }
}

type PlannedChanges = Omit<SiteResult, 'leftOut'> & { changed: LocalFile[] }

/** Decides which files are sent. Asks the owner about files that are not ours or that someone has changed. */
async function decideChanges(
  files: LocalFile[],
  host: HostFiles,
  sending: Sending,
): Promise<PlannedChanges> {
  const changed: LocalFile[] = []
  const replaced: SiteResult['replaced'] = []
  const keptPaths: string[] = []
  /** The files that are not ours, with the hash of the file on the host. */
  const notOurs = new Map<LocalFile, string>()
  for (const file of files) {
    const { path, bytes, hash } = file
    if (path === serverFile) {
      changed.push(...(await changedHtaccess(bytes, host, sending)))
      continue
    }
    if (isHashed(path)) {
      if (host.listed.get(path)?.size !== bytes.length) changed.push(file)
      else await host.makeReadable(path)
      continue
    }
    const recordedFile = host.recorded.get(path)
    const isProven = await host.isAsRecorded(path)
    const currentHash = isProven ? recordedFile?.hashes[0] : await host.hash(path)
    if (currentHash === hash) {
      if (!isProven) await host.record(path, bytes, hash)
      await host.makeReadable(path)
    } else if (currentHash !== undefined && !recordedFile?.hashes.includes(currentHash))
      notOurs.set(file, currentHash)
    else if (currentHash !== undefined && recordedFile?.isKept) keptPaths.push(path)
    else changed.push(file)
  }
  if (notOurs.size > 0) {
    const questionedFiles = [...notOurs.keys()].map(({ path }) => ({
      path,
      reason: host.recorded.has(path) ? ('changed' as const) : ('foreign' as const),
    }))
    const choice = await sending.ask({ kind: 'replace-files', files: questionedFiles })
    for (const [file, currentHash] of notOurs) {
      const { path } = file
      // Without these files, the site would not be online, or nothing would prove it.
      const isNeeded = path === documentFile || path === versionFile
      if (choice === 'keep' && !isNeeded) {
        host.recorded.set(path, { hashes: [currentHash], isKept: true })
        keptPaths.push(path)
        continue
      }
      changed.push(file)
      const copy = choice !== 'replace' && (await host.copy(path))
      replaced.push({ path, ...(copy && { copy }) })
    }
  }
  // The host would serve our compressed copy instead of a file that the owner keeps.
  const isCopy = ({ path }: LocalFile) =>
    path !== plainPath(path) && keptPaths.includes(plainPath(path))
  for (const { path } of files.filter(isCopy)) await host.removeIfUnchanged(path)
  return { changed: changed.filter((file) => !isCopy(file)), replaced, kept: keptPaths }
}

/** Sent only if the owner chose HSTS: a shared host's certificate can expire, and browsers then refuse the site. */
const hstsLines = Buffer.from(`<IfModule mod_headers.c>
  Header always set Strict-Transport-Security "max-age=31536000"
</IfModule>
`)

/** The host's .htaccess with or without our block. None if it is up to date, or if it is unknown what the host accepts. */
async function changedHtaccess(
  siteRules: Buffer,
  host: HostFiles,
  { htaccess, hsts }: Sending,
): Promise<LocalFile[]> {
  const existingBytes = htaccess && (await host.read(serverFile))
  if (!htaccess || existingBytes === null) return []
  const before = existingBytes ?? Buffer.alloc(0)
  const lines = [siteRules, ...(hsts === 'on' ? [hstsLines] : [])]
  const block = Buffer.concat(htaccess === 'accepted' ? lines : [])
  const bytes = mergedHtaccess(before, block)
  return bytes.equals(before) ? [] : [localFile(serverFile, bytes)]
}

/** Removes sent files that the site no longer uses, partial files that an interruption left, and other lists. */
async function removeUnused(
  files: LocalFile[],
  host: HostFiles,
  { remote, maxUnusedMs = oneDayMs }: Sending,
): Promise<void> {
  const now = Date.now()
  const used = new Set(files.map(({ path }) => path))
  // On a case-insensitive host, a file with a different name may be in use.
  const lowercasePaths = new Set([...used].map((path) => path.toLowerCase()))
  for (const [path, { unusedSince = now, ...file }] of host.recorded)
    if (used.has(path)) host.recorded.set(path, file)
    else if (lowercasePaths.has(path.toLowerCase())) host.recorded.delete(path)
    else if (now - unusedSince < maxUnusedMs)
      host.recorded.set(path, { ...file, unusedSince })
    else await host.removeIfUnchanged(path)
  for (const path of host.listed.keys())
    if (temporaryPattern.test(path) || host.isOtherList(path))
      await remote.remove(host.at(path))
}
