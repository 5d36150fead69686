import type { ReportLanguage } from '../../../../schema/bilingual.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { versionDigits, versionText } from '../../../../schema/read/versionText.ts'
import { checkDocument } from '../../../editorApi/documentType.ts'
import { isKeptId } from '../../../editorApi/publicPath.ts'
import type { SampleFile } from '../../../editorApi/sampleFile.ts'
import {
  type CleanPicture,
  type Loaded,
  type Unavailable,
} from '../../../editorApi/storage.ts'
import { parseContent } from '../../state/parseContent.ts'
import { lookRegularly } from '../lookRegularly.ts'
import { storageWords, type ContentStorage } from '../storage.ts'
import { githubApi, type Repository } from './api.ts'
import { branchReader, type KeptObjects } from './branchReader.ts'
import { githubDeployStatus } from './deployStatus.ts'
import { githubFailureWords, GithubRefused } from './githubFailure.ts'
import { githubVersions } from './githubVersions.ts'
import { sha256 } from './hashes.ts'
import type { Head } from './head.ts'
import { liveSite, type ReadLive, type LiveVersion } from './liveSite.ts'
import { saveToBranch } from './saveToBranch.ts'

/** How often it is asked whether the branch has moved, in milliseconds. */
const watchInterval = 60_000

export interface Account extends Repository {
  /** Undefined: the repository's default branch. */
  branch?: string
}

/** Drafts and chosen files on this device. */
export interface DeviceDrafts extends KeptObjects {
  drafts: ContentStorage['drafts']
  keepFile: (id: string, bytes: Uint8Array) => Promise<void>
  file: (id: string) => Promise<Uint8Array | undefined>
}

interface GithubOptions {
  account: Account
  device: DeviceDrafts
  sample: () => Promise<SampleFile | undefined>
  cleanPictureInBrowser: (bytes: Uint8Array) => Promise<CleanPicture>
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
  cleanPictureInBrowser,
  language,
  signOut,
  readLive,
  send,
}: GithubOptions): ContentStorage {
  const api = githubApi(account, send)
  const deployStatus = githubDeployStatus(api, account.repository, liveSite(readLive))
  const reader = branchReader(api, account.branch, device)
  /** Objects that the page may ask for: those of versions that it was told. */
  const named = new Set<string>()
  let head: Head | undefined

  async function read(file: string): Promise<Uint8Array | undefined> {
    if (isKeptId(file)) return device.file(file)
    const sha = named.has(file) ? file : head?.files.get(file)
    return sha === undefined ? undefined : reader.picture(sha).catch(() => undefined)
  }
  async function keep(bytes: Uint8Array): Promise<string> {
    const id = await sha256(bytes)
    await device.keepFile(id, bytes)
    return id
  }

  return {
    words: storageWords('github'),
    deployStatus: deployStatus.store,
    signOut,
    async load() {
      return unlessRefused(async () => {
        head = await reader.findHead(head)
        const loaded = await reader.loadedOf(head)
        if (loaded) deployStatus.show(head, await followed(head, loaded))
        void device.keepOnly(new Set([loaded?.revision ?? '', ...head.files.values()]))
        return loaded ? { ok: true, loaded } : { ok: false, reason: 'unreadable' }
      })
    },
    read,
    async keepPicture(bytes) {
      const clean = await cleanPictureInBrowser(bytes)
      if (!clean.ok) return clean
      return { ok: true, id: await keep(clean.bytes), bytes: clean.bytes }
    },
    async keepDocument(bytes) {
      const judged = checkDocument(bytes)
      if (!judged.ok) return judged
      return { ...judged, id: await keep(bytes) }
    },
    async save(changes, revision, onProgress = () => {}) {
      try {
        return await saveToBranch(
          {
            api,
            reader,
            head,
            setHead: (next) => {
              head = next
            },
            chosen: device.file,
            language: language(),
            onProgress,
            onSaved: async (next, loaded) =>
              deployStatus.follow(next, await followed(next, loaded)),
          },
          changes,
          revision,
        )
      } catch (error) {
        if (!(error instanceof GithubRefused)) throw error
        return notSaved(error)
      }
    },
    drafts: device.drafts,
    watch(onSeen) {
      const look = async () => {
        onSeen(
          await unlessRefused(async () => {
            head = await reader.headNow(head)
            const { content = null, filesTree } = head
            return { ok: true as const, revision: content, filesRevision: filesTree }
          }),
        )
      }
      return lookRegularly(look, watchInterval, ['focus', 'online'])
    },
    async sample() {
      const known = await sample()
      return known && sampleIn(head, known)
    },
    versions: githubVersions({
      api,
      branch: () => head?.name ?? '',
      blob: reader.blob,
      keep,
      onNamed: (sha) => named.add(sha),
    }),
  }
}

/** The sample, with the files of the branch that are left of it. */
function sampleIn(head: Head | undefined, known: SampleFile) {
  const { text, blobs } = known
  const isOfSample = new Set(blobs)
  const files = [...(head?.files ?? [])].filter(([, sha]) => isOfSample.has(sha))
  return { text, files: files.map(([path]) => path) }
}

/** The last commit of a branch, and the version of the site that is built from it. */
async function followed(
  { commit, files }: Head,
  { text }: Loaded,
): Promise<{ commit: string; site?: LiveVersion }> {
  const content = parseContent(text)
  const address = lookUp(content, ['site', 'address'])
  // The content was not checked: a stranger's may have "javascript:" as its address.
  if (!isWebAddress(address)) return { commit }
  const hash = await sha256(new TextEncoder().encode(versionText(content, files)))
  return { commit, site: { address, version: hash.slice(0, versionDigits) } }
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(new URL(value).href)

function notSaved({ failure }: GithubRefused) {
  const isTrouble = ['offline', 'token-refused'].includes(failure.code)
  const reason = isTrouble ? ('unavailable' as const) : ('refused' as const)
  return { ok: false as const, reason, why: githubFailureWords(failure) }
}

async function unlessRefused<Value>(
  act: () => Promise<Value>,
): Promise<Value | Unavailable> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof GithubRefused)) throw error
    return { ok: false, reason: 'unavailable', why: githubFailureWords(error.failure) }
  }
}
