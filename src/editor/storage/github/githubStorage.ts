import type { MessageLanguage } from '../../../../schema/bilingual.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { versionDigits, versionText } from '../../../../schema/read/versionText.ts'
import { checkDocument } from '../../../editorApi/documentType.ts'
import { isKeptId } from '../../../editorApi/publicPath.ts'
import {
  type CleanPicture,
  type LoadedSite,
  type LoadResult,
  type SaveResult,
  type Unavailable,
  type SampleFile,
} from '../../../editorApi/storage.ts'
import { parseContent } from '../../state/parseContent.ts'
import { sha256Of } from '../hashes.ts'
import { runRegularly } from '../runRegularly.ts'
import type { ContentStorage } from '../storage.ts'
import { githubApi, type RepositoryAccess } from './api.ts'
import { branchReader, type Head } from './branch.ts'
import type { DeviceDrafts } from './deviceDrafts.ts'
import { githubDeployStatus } from './githubDeployStatus.ts'
import { githubFailureMessage, type GithubError, resultOr } from './githubFailure.ts'
import { githubVersions } from './githubVersions.ts'
import { liveSiteCheck, type ReadLive, type VersionAtAddress } from './liveSite.ts'
import { saveToBranch } from './saveToBranch.ts'

/** The interval for checking whether the branch has moved. */
const watchIntervalMs = 60_000

export interface Account extends RepositoryAccess {
  /** The branch to edit; by default the repository's default branch. */
  branch?: string
}

interface GithubOptions {
  account: Account
  device: DeviceDrafts
  sample: () => Promise<SampleFile | undefined>
  cleanPictureInBrowser: (bytes: Uint8Array) => Promise<CleanPicture>
  /** The language of commit messages. */
  language: () => MessageLanguage
  signOut: () => void
  /** Called after the token was replaced by one that GitHub accepts. */
  onNewToken: (account: Account) => void
  readLive: ReadLive
  /** Sends a request; for tests. */
  send?: (request: Request) => Promise<Response>
}

/** Content in a repository on GitHub, from any browser. A revision is the id of the content's file. */
export function githubStorage(options: GithubOptions): ContentStorage {
  const { device, signOut } = options
  const account = { ...options.account }
  const api = githubApi(account, options.send)
  const checkLive = liveSiteCheck(options.readLive)
  const deployStatus = githubDeployStatus(account.repository, checkLive)
  const reader = branchReader(api, account.branch, device)
  let head: Head | undefined
  const versions = githubVersions(api, () => head)

  const findHead = async () => setHead(await reader.findHead(head))
  function setHead(next: Head): Head {
    if (next !== head) void device.keepHead(next)
    head = next
    return next
  }
  /**
   * Returns to the site's own branch. Keeps the changes of the declined proposal as a draft, which the editor offers to
   * restore. If the draft cannot be stored, stays on the branch of the proposal.
   */
  async function leaveProposal(declined: Head): Promise<Head> {
    const now = await reader.findHead()
    const ours = await reader.contentOf(declined)
    const base = await reader.contentOf(now)
    if (!ours || !base) return declined
    // The draft is based on the text that the proposal changed, so that a merge keeps later changes by others.
    const fork = (await versions.list())?.versions.find(({ kind }) => kind === 'saved')
    const [forkText] = (fork && (await versions.texts([fork.id]))) ?? []
    const addedFiles = [...declined.fileIds].filter(([path]) => !now.fileIds.has(path))
    const isKept = await device.drafts.save({
      id: declined.commit,
      text: ours.text,
      base: forkText ?? base.text,
      files: Object.fromEntries(addedFiles),
      at: Date.now(),
    })
    return isKept ? setHead(now) : declined
  }
  /** Follows the deployment of the head. `isNew`: its commit was just made, or its proposal has ended. */
  async function trackHead(now: Head, loaded: LoadedSite, isNew: boolean): Promise<void> {
    deployStatus.follow(now, await commitToFollow(now, loaded), isNew)
  }
  /** Removes unused objects from this device. Those of drafts stay: a draft can be restored without a network. */
  async function keepUsedObjects(branchIds: string[]): Promise<void> {
    const drafts = await device.drafts.load()
    const ids = [...branchIds, ...drafts.flatMap(({ files }) => Object.values(files))]
    await device.keepOnly(new Set(ids.filter((id) => id !== null)))
  }
  async function read(name: string): Promise<Uint8Array | undefined> {
    // A version refers to its files by Git's ids.
    const isGitId = /^[0-9a-f]{40}$/.test(name)
    if (isKeptId(name) && !isGitId) return device.file(name)
    const sha = isGitId ? name : head?.fileIds.get(name)
    return sha === undefined ? undefined : reader.picture(sha).catch(() => undefined)
  }
  async function keepFile(bytes: Uint8Array): Promise<string> {
    const id = await sha256Of(bytes)
    await device.keepFile(id, bytes)
    return id
  }

  return {
    name: 'github',
    deployStatus: deployStatus.store,
    signOut,
    async replaceToken(token) {
      const oldToken = account.token
      account.token = token
      const result = await resultOr(findHead, unavailableResult)
      if ('why' in result) account.token = oldToken
      else options.onNewToken(account)
      return 'why' in result ? result.why : undefined
    },
    async load() {
      return resultOr(async (): Promise<LoadResult> => {
        let unavailable: Unavailable | undefined
        const isFirstLoad = !head
        head ??= await device.head()
        const lastHead = head
        const current = await resultOr(findHead, (error) => {
          const isOffline = ['offline', 'time-out'].includes(error.failure.code)
          if (!isOffline || !lastHead) throw error
          unavailable = unavailableResult(error)
          return lastHead
        })
        const leavesProposal = isFirstLoad && current.isDeclined && !unavailable
        const now = leavesProposal ? await leaveProposal(current) : current
        const loaded = await reader.contentOf(now)
        const hasProposalEnded = lastHead?.pull !== undefined && now.pull === undefined
        const shownHead = now === current ? now : { ...current, isOffered: true as const }
        if (loaded) await trackHead(shownHead, loaded, hasProposalEnded)
        void keepUsedObjects([loaded?.revision ?? '', ...now.fileIds.values()])
        if (!loaded) return { ok: false, reason: 'unreadable' }
        return { ok: true, loaded, ...(unavailable && { unavailable }) }
      }, unavailableResult)
    },
    read,
    async keepPicture(bytes) {
      const clean = await options.cleanPictureInBrowser(bytes)
      if (!clean.ok) return clean
      return { ok: true, id: await keepFile(clean.bytes), bytes: clean.bytes }
    },
    async keepDocument(bytes) {
      const checked = checkDocument(bytes)
      return checked.ok ? { ...checked, id: await keepFile(bytes) } : checked
    },
    save: (changes, revision, onProgress = () => {}) =>
      resultOr(async () => {
        const language = options.language()
        const saving = { api, reader, head, setHead, read, language }
        const result = await saveToBranch({ ...saving, onProgress }, changes, revision)
        if (result.ok && head) await trackHead(head, result.loaded, true)
        return result
      }, saveFailure),
    drafts: device.drafts,
    watch(onState) {
      const checkBranch = async () => {
        const before = head
        const now = await resultOr(findHead, unavailableResult)
        if ('why' in now) return onState(now)
        const { contentId = null, filesRevision } = now
        onState({ ok: true, revision: contentId, filesRevision })
        if (now === before) return
        const loaded = await reader.contentOf(now)
        if (loaded) await trackHead(now, loaded, true)
      }
      return runRegularly(checkBranch, watchIntervalMs, ['focus', 'online'])
    },
    async sample() {
      const sampleFile = await options.sample()
      if (!sampleFile) return undefined
      const ids = new Set(sampleFile.blobs)
      const files = [...(head?.fileIds ?? [])].filter(([, sha]) => ids.has(sha))
      return { text: sampleFile.text, files: files.map(([path]) => path) }
    },
    versions,
  }
}

/** The last commit of a branch, and the version of the site built from it. */
async function commitToFollow(
  { commit, fileIds }: Head,
  { text }: LoadedSite,
): Promise<{ commit: string; site?: VersionAtAddress }> {
  const content = parseContent(text)
  const address = lookUp(content, ['site', 'address'])
  // The content was not checked: in someone else's repository, the address may start with "javascript:".
  if (!isWebAddress(address)) return { commit }
  const hash = await sha256Of(new TextEncoder().encode(versionText(content, fileIds)))
  return { commit, site: { address, version: hash.slice(0, versionDigits) } }
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(new URL(value).href)

function saveFailure(error: GithubError): SaveResult {
  const { why } = unavailableResult(error)
  if (error.isPictureOnly) return { ok: false, reason: 'picture not sent', why }
  const canRetry = ['offline', 'time-out', 'token-refused'].includes(error.failure.code)
  return canRetry ? unavailableResult(error) : { ok: false, reason: 'refused', why }
}

function unavailableResult({ failure }: GithubError): Unavailable {
  const isSignedOut = failure.code === 'token-refused'
  return {
    ok: false,
    reason: 'unavailable',
    why: githubFailureMessage(failure),
    ...(isSignedOut && { isSignedOut }),
  }
}
