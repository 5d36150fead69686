import type { MessageLanguage } from '../../../../schema/bilingual.ts'
import { checkContent } from '../../../../schema/checkContent.ts'
import { canonicalText } from '../../../../schema/fix/canonicalText.ts'
import {
  changedFiles,
  withChanges,
  type ChangedFiles,
} from '../../../editorApi/changedFiles.ts'
import type { Changes, SaveResult } from '../../../editorApi/storage.ts'
import { commitMessage } from '../../changes/commitMessage.ts'
import { message } from '../../messages/messages.ts'
import { parseContent } from '../../state/parseContent.ts'
import { gitBlobId } from '../hashes.ts'
import type { GithubApi } from './api.ts'
import {
  contentPath,
  proposalFor,
  type Branch,
  type BranchReader,
  type Head,
} from './branch.ts'
import { GithubError } from './githubFailure.ts'

interface SaveContext {
  api: GithubApi
  reader: BranchReader
  /** The last known head of the branch, and a function that stores a newer one. */
  head: Head | undefined
  setHead: (head: Head) => void
  /** Reads a file that was chosen on this device or belongs to a version, by its id. */
  read: (id: string) => Promise<Uint8Array | undefined>
  language: MessageLanguage
  onProgress: (sent: number, total: number) => void
}

/** Checks the content and its files, and commits them if the branch is at `revision`. Can reject with `GithubError`. */
export async function saveToBranch(
  { api, reader, head, setHead, read, language, onProgress }: SaveContext,
  { text, files }: Changes,
  revision: string,
): Promise<SaveResult> {
  const now = await reader.findHead(head)
  const before = await reader.contentOf(now)
  if (!before) return { ok: false, reason: 'gone' }
  setHead(now)
  const ours = parseContent(text)
  const isAlreadyCommitted =
    ours && !before.isRecoded && canonicalText(ours, before.text) === before.text
  if (before.revision !== revision && !isAlreadyCommitted)
    return { ok: false, reason: 'changed', loaded: before }
  const fileBytes = await keptFiles(files, read)
  const changed = changedFiles(files, before.files, (id) => fileBytes.get(id))
  if (changed === 'lost') return { ok: false, reason: 'picture lost' }
  if (!changed) throw new Error('Failed to save: the page has asked for a wrong path.')
  const unsent = await filesToSend(changed, now)
  if (!unsent.ok) return { ok: false, reason: 'picture taken', path: unsent.path }
  // This save was already committed, but GitHub's response was lost.
  if (isAlreadyCommitted && unsent.files.size === 0) return { ok: true, loaded: before }
  const storedFiles = {
    list: () => before.files,
    // Files of the repository are not read: the build checks them.
    read: () => undefined,
    unexamined: new Set(before.files.filter((path) => !changed.has(path))),
  }
  const checked = checkContent(text, { files: withChanges(storedFiles, changed) })
  if (!checked.ok) return { ok: false, reason: 'invalid', problems: checked.problems }
  const canonical = canonicalText(checked.content, before.text)
  const commitText = commitMessage(
    {
      before: parseContent(before.text),
      after: parseContent(canonical),
      files: new Map([...unsent.files].map(([path, bytes]) => [`public${path}`, bytes])),
    },
    language,
  )
  const ids = await sendFiles(api, unsent.files, onProgress)
  const changes = ids.map(([path, sha]) => ({ path: `public${path}`, sha }))
  const tree = await api.addTree(now.commit, [
    { path: contentPath, text: canonical },
    ...changes,
  ])
  const commit = await api.addCommit(commitText, tree, now.commit)
  const branch = await moveBranchTo(api, now, commit, commitText)
  if (!branch) {
    const theirs = await reader.findHead()
    setHead(theirs)
    const loaded = await reader.contentOf(theirs)
    return loaded
      ? { ok: false, reason: 'changed', loaded }
      : { ok: false, reason: 'gone' }
  }
  // From here on, the content is saved, even if reading fails: the new head follows from what was sent.
  const sent = { text: canonical, files: unsent.files, ids }
  const after = await headAfterSave(reader, now, { ...branch, commit }, sent)
  setHead(after)
  const loaded = await reader.contentOf(after)
  if (!loaded) return { ok: false, reason: 'gone' }
  const isNew = branch.pull !== undefined && branch.pull !== now.pull
  return { ok: true, loaded, ...(isNew && { note: message('github.proposed') }) }
}

/** The files that the changes name, by id. A file that this device no longer has is left out. */
async function keptFiles(
  files: Changes['files'],
  read: SaveContext['read'],
): Promise<Map<string, Uint8Array>> {
  const fileBytes = new Map<string, Uint8Array>()
  for (const id of Object.values(files)) {
    const bytes = id === null ? undefined : await read(id)
    if (id !== null && bytes) fileBytes.set(id, bytes)
  }
  return fileBytes
}

/** Returns the head after a save, and keeps the sent objects in `reader`. */
async function headAfterSave(
  reader: BranchReader,
  before: Head,
  branch: Branch & { commit: string },
  { text, files, ids }: { text: string; files: ChangedFiles; ids: readonly FileId[] },
): Promise<Head> {
  const content = new TextEncoder().encode(text)
  const contentId = await gitBlobId(content)
  reader.keepBlob(contentId, content)
  const fileIds = new Map(before.fileIds)
  for (const [path, sha] of ids) {
    const bytes = files.get(path)
    if (sha !== null && bytes) reader.keepBlob(sha, bytes)
    if (sha === null) fileIds.delete(path)
    else fileIds.set(path, sha)
  }
  const filesRevision = ids.length > 0 ? branch.commit : before.filesRevision
  return { ...branch, contentId, filesRevision, fileIds }
}

/** Leaves out changes that the branch already has. `ok` is false if it has another file at the path of a new one. */
async function filesToSend(
  changed: ChangedFiles,
  { fileIds }: Head,
): Promise<{ ok: true; files: ChangedFiles } | { ok: false; path: string }> {
  const filesLeft = new Map<string, Uint8Array | null>()
  for (const [path, bytes] of changed) {
    const storedId = fileIds.get(path)
    if (!bytes) {
      if (storedId !== undefined) filesLeft.set(path, null)
    } else if (storedId === undefined) filesLeft.set(path, bytes)
    else if (storedId !== (await gitBlobId(bytes))) return { ok: false, path }
  }
  return { ok: true, files: filesLeft }
}

type FileId = [path: string, sha: string | null]

/** Sends the files. Calls `onProgress` before each new one and at the end. Resolves with the ids; null if removed. */
async function sendFiles(
  api: GithubApi,
  files: ChangedFiles,
  onProgress: SaveContext['onProgress'],
): Promise<FileId[]> {
  const total = [...files.values()].filter((bytes) => bytes !== null).length
  const ids: FileId[] = []
  let sentCount = 0
  for (const [path, bytes] of files) {
    if (bytes) onProgress(sentCount, total)
    ids.push([path, bytes && (await addBlob(api, bytes))])
    if (bytes) sentCount += 1
  }
  if (total > 0) onProgress(total, total)
  return ids
}

/**
 * The maximum number of tries for a picture: a phone can lose its connection for a moment. A picture can be sent twice,
 * because Git identifies objects by their content.
 */
const maxTries = 3

async function addBlob(
  api: GithubApi,
  bytes: Uint8Array,
  triesLeft = maxTries,
): Promise<string> {
  try {
    return await api.addBlob(bytes)
  } catch (error) {
    if (!(error instanceof GithubError)) throw error
    const { isTemporary, failure } = error
    if (isTemporary && triesLeft > 1) return addBlob(api, bytes, triesLeft - 1)
    throw new GithubError(failure, isTemporary || failure.code === 'too-large')
  }
}

/**
 * Fast-forwards the branch to a commit. If the branch is protected or its proposal was declined, opens a new proposal.
 * Undefined if someone else has pushed in the meantime.
 */
async function moveBranchTo(
  api: GithubApi,
  { name, base, pull, commit: before, isDeclined }: Head,
  commit: string,
  commitText: string,
): Promise<Branch | undefined> {
  if (isDeclined) return propose(api, base, commit, commitText)
  const branch = { name, base, ...(pull !== undefined && { pull }) }
  try {
    await api.moveBranch(name, commit)
    return branch
  } catch (error) {
    if (!(error instanceof GithubError)) throw error
    // The branch is read again: perhaps only the response was lost, and the error for a protected branch depends on its
    // rule.
    const tip = await api.tip(name).catch((tipError: unknown) => {
      throw error.isTemporary ? new GithubError({ code: 'unsure' }) : tipError
    })
    if (tip === commit) return branch
    if (tip !== before) return undefined
    if (!['refused', 'forbidden'].includes(error.failure.code)) throw error
    return propose(api, base, commit, commitText)
  }
}

async function propose(
  api: GithubApi,
  base: string,
  commit: string,
  commitText: string,
): Promise<Branch> {
  const name = proposalFor(commit)
  const [title = ''] = commitText.split('\n')
  try {
    await api.addBranch(name, commit)
    return { name, base, pull: await api.addPull(title, name, base) }
  } catch (error) {
    // The branch is only for the pull request, so it is removed.
    const isRemoved = await api.removeBranch(name).then(
      () => true,
      () => false,
    )
    if (!(error instanceof GithubError)) throw error
    if (error.isTemporary && !isRemoved) throw new GithubError({ code: 'unsure' })
    const isNotAllowed = error.mayLackPermission || error.failure.code === 'refused'
    throw isNotAllowed ? new GithubError({ code: 'protected' }) : error
  }
}
