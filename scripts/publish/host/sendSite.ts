/**
 * Sends a built site to a host or a folder. After an interruption at any step, visitors get the complete old or new site,
 * and the next publication repairs the rest. The steps:
 *
 * 1. Lists the folders, decides which files to send, and asks the owner about files that others created or changed.
 * 2. Sends complete files under temporary names. Sends a file again if it is stored with a different size.
 * 3. Renames the files to their final names: first those with a hash in the name, then those with a fixed name,
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
const htaccessFile = '.htaccess'

/** Whether the site works without the file. Hosts may refuse such names. */
const isOptional = (path: string) => /(?:^|\/)\.|\.(?:br|gz)$|^web\.config$/.test(path)
const uncompressedPath = (path: string) => path.replace(/\.(?:br|gz)$/, '')
/** Whether the file's name contains a hash of its content. */
const isHashed = (path: string) => path.startsWith(hashedFolder)

/** The rank of a file in step 3. Files with a lower rank are renamed first. */
function rankOf({ path }: LocalFile): number {
  const compressedFiles = [`${documentFile}.br`, `${documentFile}.gz`]
  const last = [htaccessFile, ...compressedFiles, documentFile, versionFile]
  return last.includes(path) ? 2 + last.indexOf(path) : Number(!isHashed(path))
}

/** How long unused files are kept: open pages and CDNs still request them. */
const defaultMaxUnusedMs = 24 * 60 * 60 * 1000

/** `root`: the public folder. `maxUnusedMs`: how long unused files stay; by default, a day. */
export type SendOptions = Pick<TargetAccess, 'ask' | 'onProgress'> &
  Pick<HostSettings, 'htaccess' | 'hsts'> & {
    remote: Remote
    root: string
    maxUnusedMs?: number
  }

type SiteResult = Required<Omit<SendReport, 'content'>>

/** Resolves with the result for the owner. Rejects with errors of `Remote`, `FailureError`, or the signal's reason. */
export async function sendSite(dist: string, options: SendOptions): Promise<SiteResult> {
  const { remote, root, onProgress } = options
  const host = new HostFiles(remote, root)
  await host.listFolders([''])
  await host.readSentList()
  const files = filesBelow(dist)
    .toSorted()
    .map((path) => localFile(path, readFileSync(join(dist, path))))
  const paths = files.map(({ path }) => path)
  await host.listFolders(foldersOf([...paths, ...host.recorded.keys()]))
  const { changed, ...report } = await decideChanges(files, host, options)
  const refused = new Set<string>()
  /** Leaves a file or folder out if the host refuses the step and the site works without it. */
  const leaveOutIfRefused = (path: string, step: Promise<void>) =>
    step.catch((error: unknown) => {
      if (!isOptional(path) || !isRefusal(error)) throw error
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

  // Records the old and the new hash: after an interruption, the host may have either version of a file.
  for (const { path, hash } of changed)
    if (path !== htaccessFile && !refused.has(path))
      host.recorded.set(path, {
        hashes: [...(host.recorded.get(path)?.hashes ?? []), hash],
      })
  await host.writeSentList()
  changed.sort((first, second) => rankOf(first) - rankOf(second))
  for (const { path, bytes, hash } of changed) {
    if (!refused.has(path)) await leaveOutIfRefused(path, host.moveIntoPlace(path, bytes))
    // The host may have a file of this name from an earlier version.
    if (refused.has(path)) await host.removeIfUnchanged(path)
    else if (path !== htaccessFile) await host.recordFile(path, bytes, hash)
  }
  await removeUnused(files, host, options)
  await host.writeSentList()
  const leftOut = changed.map(({ path }) => path).filter((path) => refused.has(path))
  return { ...report, leftOut }
}

type PlannedChanges = Omit<SiteResult, 'leftOut'> & { changed: LocalFile[] }

/** Decides which files to send. Asks the owner about files that were not sent from here or that someone has changed. */
async function decideChanges(
  files: LocalFile[],
  host: HostFiles,
  options: SendOptions,
): Promise<PlannedChanges> {
  const changed: LocalFile[] = []
  const replaced: SiteResult['replaced'] = []
  const kept: string[] = []
  /** Files that need the owner's decision, with the hash of the file on the host. */
  const filesToConfirm = new Map<LocalFile, string>()
  for (const file of files) {
    const { path, bytes, hash } = file
    if (path === htaccessFile) {
      changed.push(...(await changedHtaccess(bytes, host, options)))
      continue
    }
    if (isHashed(path)) {
      if (host.listed.get(path)?.size !== bytes.length) changed.push(file)
      else await host.makeReadable(path)
      continue
    }
    const recordedFile = host.recorded.get(path)
    const isKnownUnchanged = await host.isAsRecorded(path)
    const currentHash = isKnownUnchanged ? recordedFile?.hashes[0] : await host.hash(path)
    if (currentHash === hash) {
      if (!isKnownUnchanged) await host.recordFile(path, bytes, hash)
      await host.makeReadable(path)
    } else if (currentHash !== undefined && !recordedFile?.hashes.includes(currentHash))
      filesToConfirm.set(file, currentHash)
    else if (currentHash !== undefined && recordedFile?.isKept) kept.push(path)
    else changed.push(file)
  }
  if (filesToConfirm.size > 0) {
    const filesInQuestion = [...filesToConfirm.keys()].map(({ path }) => ({
      path,
      reason: host.recorded.has(path) ? ('changed' as const) : ('foreign' as const),
    }))
    const choice = await options.ask({ kind: 'replace-files', files: filesInQuestion })
    for (const [file, currentHash] of filesToConfirm) {
      const { path } = file
      // Without these files, the site would not be online, or nothing would prove it.
      const isNeeded = path === documentFile || path === versionFile
      if (choice === 'keep' && !isNeeded) {
        host.recorded.set(path, { hashes: [currentHash], isKept: true })
        kept.push(path)
        continue
      }
      changed.push(file)
      const copy = choice !== 'replace' && (await host.backUp(path))
      replaced.push({ path, ...(copy && { copy }) })
    }
  }
  // The host would serve the site's compressed file instead of the file that the owner keeps.
  const isShadowing = ({ path }: LocalFile) =>
    path !== uncompressedPath(path) && kept.includes(uncompressedPath(path))
  for (const { path } of files.filter(isShadowing)) await host.removeIfUnchanged(path)
  return { changed: changed.filter((file) => !isShadowing(file)), replaced, kept }
}

/** Sent only if the owner chose HSTS: a shared host's certificate can expire, and browsers then refuse the site. */
const hstsLines = Buffer.from(`<IfModule mod_headers.c>
  Header always set Strict-Transport-Security "max-age=31536000"
</IfModule>
`)

/** The host's .htaccess with or without our block. Empty if it is up to date, or if it is unknown what the host accepts. */
async function changedHtaccess(
  siteRules: Buffer,
  host: HostFiles,
  { htaccess, hsts }: SendOptions,
): Promise<LocalFile[]> {
  const existingBytes = htaccess && (await host.read(htaccessFile))
  if (!htaccess || existingBytes === null) return []
  const before = existingBytes ?? Buffer.alloc(0)
  const lines = [siteRules, ...(hsts === 'on' ? [hstsLines] : [])]
  const block = Buffer.concat(htaccess === 'accepted' ? lines : [])
  const bytes = mergedHtaccess(before, block)
  return bytes.equals(before) ? [] : [localFile(htaccessFile, bytes)]
}

/** Removes sent files that the site no longer uses, temporary files of interrupted publications, and other sent lists. */
async function removeUnused(
  files: LocalFile[],
  host: HostFiles,
  { remote, maxUnusedMs = defaultMaxUnusedMs }: SendOptions,
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
    if (temporaryPattern.test(path) || host.isOtherSentList(path))
      await remote.remove(host.at(path))
}
