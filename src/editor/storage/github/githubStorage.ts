import { canonicalText } from '../../../../schema/fix/canonicalText.ts'
import type { ReportLanguage } from '../../../../schema/problem.ts'
import { decodeText } from '../../../../schema/read/decodeText.ts'
import { filesNamedIn } from '../../../../schema/read/filesNamedIn.ts'
import { maxTextBytes } from '../../../../schema/read/maxMegabytes.ts'
import { lookUp } from '../../../../schema/read/readDocument.ts'
import { versionDigits, versionText } from '../../../../schema/read/versionText.ts'
import { commitMessage } from '../../changes/commitMessage.ts'
import { parseContent } from '../../state/parseContent.ts'
import { bytesOf } from '../base64.ts'
import type { ChangedFiles } from '../rules/changedFiles.ts'
import { judgedDocument } from '../rules/documentType.ts'
import { isKeptId } from '../rules/publicPath.ts'
import type { SampleFile } from '../rules/sampleFile.ts'
import {
  type Changes,
  type CleanPicture,
  type ContentStorage,
  type Loaded,
  type SaveResult,
  type Unavailable,
} from '../storage.ts'
import { githubApi, type Repository } from './api.ts'
import { commitSite } from './commitSite.ts'
import { githubDeployStatus } from './deployStatus.ts'
import { failureWords, Refused } from './failure.ts'
import { githubVersions } from './githubVersions.ts'
import { blobHash, sha256 } from './hashes.ts'
import { findBranch, readHead, type Head } from './head.ts'
import { liveSite, type ReadLive, type Site } from './liveSite.ts'
import { githubWords, noRoomWords, proposed } from './words.ts'

/** How often it is asked whether the branch has moved, in milliseconds. */
const watchInterval = 60_000

export interface Account extends Repository {
  /** Undefined: the repository's main one. */
  branch?: string
}

/** Drafts and chosen files on this device. */
export interface DeviceDrafts {
  drafts: ContentStorage['drafts']
  /** False where there is no room. */
  keepFile: (id: string, bytes: Uint8Array) => Promise<boolean>
  file: (id: string) => Promise<Uint8Array | undefined>
}

interface GithubOptions {
  account: Account
  device: DeviceDrafts
  sample: () => Promise<SampleFile | undefined>
  cleanPicture: (bytes: Uint8Array) => Promise<CleanPicture>
  /** The language of what is written into the history. */
  language: () => ReportLanguage
  signOut: () => void
  /** Reads the live site. */
  readLive: ReadLive
  /** Sends a request; for tests. */
  send?: (request: Request) => Promise<Response>
}

/** A content in a repository at GitHub, from any browser. A revision is the id of the content's file. */
export function githubStorage({
  account,
  device,
  sample,
  cleanPicture,
  language,
  signOut,
  readLive,
  send,
}: GithubOptions): ContentStorage {
  const api = githubApi(account, send)
  const deployStatus = githubDeployStatus(api, account.repository, liveSite(readLive))
  const blobs = new Map<string, Promise<Uint8Array>>()
  /** Objects that the page may ask for: those of versions that it was told. */
  const named = new Set<string>()
  let found: Awaited<ReturnType<typeof api.repository>> | undefined
  let head: Head | undefined

  /** Reads an object once: what an id names never changes. */
  function blob(sha: string): Promise<Uint8Array> {
    const known = blobs.get(sha) ?? api.blob(sha)
    blobs.set(sha, known)
    known.catch(() => blobs.delete(sha))
    return known
  }
  async function findHead(): Promise<Head> {
    found ??= await api.repository()
    if (!found.canWrite) throw new Refused({ code: 'forbidden' })
    const { branch = found.defaultBranch } = account
    return readHead(api, await findBranch(api, branch, found.name), head)
  }
  /** Of the branch that is worked on; of another one, once that is gone: its pull request was taken in. */
  async function headNow(): Promise<Head> {
    if (!head) return findHead()
    try {
      return await readHead(api, head, head)
    } catch (error) {
      const isGone = error instanceof Refused && error.failure.code === 'not-found'
      if (isGone && head.pull !== undefined) return findHead()
      throw error
    }
  }
  const textIn = async (sha: string) => {
    const bytes = await blob(sha)
    if (bytes.length > maxTextBytes) throw new Refused({ code: 'too-large' })
    return bytes
  }
  /** Undefined where the branch has no content. */
  async function loadedOf(now: Head): Promise<Loaded | undefined> {
    if (now.content === undefined) return undefined
    const bytes = await textIn(now.content)
    const stored = {
      revision: now.content,
      files: [...now.files.keys()],
      stamps: Object.fromEntries(now.files),
      filesRevision: now.filesTree,
    }
    const { text, isUtf8 } = decodeText(bytes)
    return isUtf8 ? { text, ...stored } : { text, isRecoded: true, ...stored }
  }
  async function read(file: string): Promise<Uint8Array | undefined> {
    if (isKeptId(file)) return device.file(file)
    const sha = named.has(file) ? file : head?.files.get(file)
    return sha === undefined ? undefined : blob(sha).catch(() => undefined)
  }
  async function keep(bytes: Uint8Array): Promise<string | undefined> {
    const id = await sha256(bytes)
    return (await device.keepFile(id, bytes)) ? id : undefined
  }

  async function save({ text, files }: Changes, revision: string): Promise<SaveResult> {
    const now = await findHead()
    const before = await loadedOf(now)
    if (!before) return { ok: false, because: 'gone' }
    head = now
    if (before.revision !== revision)
      return { ok: false, because: 'changed', loaded: before }
    // The check is large, and loaded only here.
    const { changedFiles, checkChanged } = await import('../rules/changedFiles.ts')
    const kept = new Map<string, Uint8Array>()
    for (const id of Object.values(files)) {
      const bytes = id === null ? undefined : await device.file(id)
      if (id !== null && bytes) kept.set(id, bytes)
    }
    const changed = changedFiles(files, before.files, (id) => kept.get(id))
    if (changed === 'lost') return { ok: false, because: 'picture lost' }
    if (!changed) throw new Error('Failed to save: the page has asked for a wrong path.')
    const written = await notStoredYet(changed, now)
    if (!written.ok) return { ok: false, because: 'picture taken', path: written.path }
    const own = new Map<string, Uint8Array>()
    for (const path of filesNamedIn(parseContent(text))) {
      const sha = changed.has(path) ? undefined : now.files.get(path)
      if (sha !== undefined) own.set(path, await blob(sha))
    }
    const stored = { list: () => before.files, read: (path: string) => own.get(path) }
    const checked = checkChanged(text, stored, changed)
    if (!checked.ok) return { ok: false, because: 'invalid', problems: checked.problems }
    const canonical = canonicalText(checked.content)
    const message = commitMessage(
      {
        before: parseContent(before.text),
        after: parseContent(canonical),
        files: new Map(
          [...written.files].map(([path, bytes]) => [`public${path}`, bytes]),
        ),
      },
      language(),
    )
    const committed = await commitSite(api, now, {
      text: canonical,
      files: written.files,
      message,
    })
    // It is read anew: another program may have moved the branch on, and has the last word on what lies there.
    head = await readHead(api, committed.ok ? committed.branch : now)
    const loaded = await loadedOf(head)
    if (!loaded) return { ok: false, because: 'gone' }
    if (!committed.ok) return { ok: false, because: 'changed', loaded }
    // What is on the branch by now may hold more than this commit.
    deployStatus.follow(head, await followed(head, loaded))
    const isNew = committed.branch.pull !== undefined && now.pull === undefined
    return { ok: true, loaded, ...(isNew && { note: proposed }) }
  }

  return {
    words: githubWords,
    deployStatus: deployStatus.store,
    signOut,
    async load() {
      return unlessRefused(async () => {
        head = await findHead()
        const loaded = await loadedOf(head)
        if (loaded) deployStatus.show(head, await followed(head, loaded))
        return loaded ? { ok: true, loaded } : { ok: false, because: 'unreadable' }
      })
    },
    read,
    async keepPicture(bytes) {
      const clean = await cleanPicture(bytes)
      if (!clean.ok) return clean
      const id = await keep(clean.bytes)
      return id === undefined ? noRoom : { ok: true, id, bytes: clean.bytes }
    },
    async keepDocument(bytes) {
      const judged = judgedDocument(bytes)
      if (!judged.ok) return judged
      const id = await keep(bytes)
      return id === undefined ? noRoom : { ...judged, id }
    },
    async save(changes, revision) {
      try {
        return await save(changes, revision)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const why = failureWords(error.failure)
        const isTrouble = ['offline', 'token-refused'].includes(error.failure.code)
        return { ok: false, because: isTrouble ? 'unavailable' : 'refused', why }
      }
    },
    drafts: device.drafts,
    watch(onSeen) {
      let isLooking = false
      async function look() {
        if (isLooking || document.hidden) return
        isLooking = true
        onSeen(
          await unlessRefused(async () => {
            head = await headNow()
            const { content = null, filesTree } = head
            return { ok: true as const, revision: content, filesRevision: filesTree }
          }),
        )
        isLooking = false
      }
      const lookSoon = () => void look()
      const timer = setInterval(lookSoon, watchInterval)
      for (const name of ['focus', 'online']) addEventListener(name, lookSoon)
      return () => {
        clearInterval(timer)
        for (const name of ['focus', 'online']) removeEventListener(name, lookSoon)
      }
    },
    async sample() {
      const known = await sample()
      if (!known) return undefined
      const isOfSample = new Set(known.blobs)
      const files = [...(head?.files ?? [])].filter(([, sha]) => isOfSample.has(sha))
      const { text, edges, outlines } = known
      const looks = { edges: edges.map(bytesOf), outlines }
      return { text, files: files.map(([path]) => path), looks }
    },
    versions: githubVersions({
      api,
      branch: () => head?.name ?? '',
      blob,
      async keep(bytes) {
        const id = await keep(bytes)
        if (id === undefined) throw new Refused({ code: 'too-large' })
        return id
      },
      onNamed: (sha) => named.add(sha),
    }),
  }
}

/** The last commit of a branch, and the version of the site that is built from it. */
async function followed(
  { commit, files }: Head,
  { text }: Loaded,
): Promise<{ commit: string; site?: Site }> {
  const content = parseContent(text)
  const address = lookUp(content, ['site', 'address'])
  // Nobody has checked it: a stranger's content may hold a program there.
  if (!isWebAddress(address)) return { commit }
  const hash = await sha256(new TextEncoder().encode(versionText(content, files)))
  return { commit, site: { address, version: hash.slice(0, versionDigits) } }
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(new URL(value).href)

/** What is no longer to be written: files that lie there as they are, or are gone already. */
async function notStoredYet(
  changed: ChangedFiles,
  { files }: Head,
): Promise<{ ok: true; files: ChangedFiles } | { ok: false; path: string }> {
  const left = new Map<string, Uint8Array | null>()
  for (const [path, bytes] of changed) {
    const stored = files.get(path)
    if (!bytes) {
      if (stored !== undefined) left.set(path, null)
    } else if (stored === undefined) left.set(path, bytes)
    else if (stored !== (await blobHash(bytes))) return { ok: false, path }
  }
  return { ok: true, files: left }
}

const noRoom: Unavailable = {
  ok: false,
  because: 'unavailable',
  why: noRoomWords,
}

async function unlessRefused<Value>(
  act: () => Promise<Value>,
): Promise<Value | Unavailable> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ok: false, because: 'unavailable', why: failureWords(error.failure) }
  }
}
