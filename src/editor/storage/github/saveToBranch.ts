import type { ReportLanguage } from '../../../../schema/bilingual.ts'
import { canonicalText } from '../../../../schema/fix/canonicalText.ts'
import { filesNamedIn } from '../../../../schema/read/filesNamedIn.ts'
import type { ChangedFiles } from '../../../editorApi/changedFiles.ts'
import type { Changes, Loaded, SaveResult } from '../../../editorApi/storage.ts'
import { commitMessage } from '../../changes/commitMessage.ts'
import { message } from '../../messages/messages.ts'
import { parseContent } from '../../state/parseContent.ts'
import type { GithubApi } from './api.ts'
import type { BranchReader } from './branchReader.ts'
import { commitSite } from './commitSite.ts'
import { GithubRefused } from './githubFailure.ts'
import { blobHash } from './hashes.ts'
import { readHead, type Branch, type Head } from './head.ts'

interface Saving {
  api: GithubApi
  reader: BranchReader
  /** The last known head of the branch, and what keeps a newer one. */
  head: Head | undefined
  setHead: (head: Head) => void
  /** A file that was chosen on this device. */
  chosen: (id: string) => Promise<Uint8Array | undefined>
  language: ReportLanguage
  onSaved: (head: Head, loaded: Loaded) => Promise<void>
  onProgress: (sent: number, total: number) => void
}

/** Checks a content with its files and commits it, if the branch still has the revision that it began with. May reject with `GithubRefused`. */
export async function saveToBranch(
  { api, reader, head, setHead, chosen, language, onSaved, onProgress }: Saving,
  { text, files }: Changes,
  revision: string,
): Promise<SaveResult> {
  const now = await reader.findHead(head)
  const before = await reader.loadedOf(now)
  if (!before) return { ok: false, reason: 'gone' }
  setHead(now)
  if (before.revision !== revision)
    return { ok: false, reason: 'changed', loaded: before }
  // The check is large, and loaded only here.
  const { changedFiles, checkChanged } =
    await import('../../../editorApi/changedFiles.ts')
  const kept = new Map<string, Uint8Array>()
  for (const id of Object.values(files)) {
    const bytes = id === null ? undefined : await chosen(id)
    if (id !== null && bytes) kept.set(id, bytes)
  }
  const changed = changedFiles(files, before.files, (id) => kept.get(id))
  if (changed === 'lost') return { ok: false, reason: 'picture lost' }
  if (!changed) throw new Error('Failed to save: the page has asked for a wrong path.')
  const written = await notStoredYet(changed, now)
  if (!written.ok) return { ok: false, reason: 'picture taken', path: written.path }
  // What the saved content names already has passed the check: only what is named again is read.
  const own = new Map<string, Uint8Array>()
  const unread = new Set<string>()
  const namedBefore = new Set(filesNamedIn(parseContent(before.text)))
  for (const path of filesNamedIn(parseContent(text))) {
    const sha = changed.has(path) ? undefined : now.files.get(path)
    if (sha === undefined) continue
    const bytes = namedBefore.has(path) ? undefined : await reader.picture(sha)
    if (bytes) own.set(path, bytes)
    else unread.add(path)
  }
  const stored = {
    list: () => before.files,
    read: (path: string) => own.get(path),
    unread,
  }
  const checked = checkChanged(text, stored, changed)
  if (!checked.ok) return { ok: false, reason: 'invalid', problems: checked.problems }
  const canonical = canonicalText(checked.content, before.text)
  const commit = commitMessage(
    {
      before: parseContent(before.text),
      after: parseContent(canonical),
      files: new Map([...written.files].map(([path, bytes]) => [`public${path}`, bytes])),
    },
    language,
  )
  const committed = await commitSite(api, now, {
    text: canonical,
    files: written.files,
    message: commit,
    onProgress,
  })
  const after = committed.ok
    ? await headAfter(api, reader, now, { ...committed, text: canonical, ...written })
    : await readHead(api, now)
  setHead(after)
  const loaded = await reader.loadedOf(after)
  if (!loaded) return { ok: false, reason: 'gone' }
  if (!committed.ok) return { ok: false, reason: 'changed', loaded }
  // What is on the branch by now may hold more than this commit.
  await onSaved(after, loaded)
  const isNew = committed.branch.pull !== undefined && now.pull === undefined
  return { ok: true, loaded, ...(isNew && { note: message('github.proposed') }) }
}

/**
 * The head after a commit. It is read again: another program may have moved the branch on, and has the last word on what
 * is there. Where that fails the save has succeeded anyway: then it is what the commit made of it.
 */
async function headAfter(
  api: GithubApi,
  reader: BranchReader,
  before: Head,
  made: { branch: Branch; commit: string; text: string; files: ChangedFiles },
): Promise<Head> {
  try {
    return await readHead(api, made.branch)
  } catch (error) {
    if (!(error instanceof GithubRefused)) throw error
    const text = new TextEncoder().encode(made.text)
    const content = await blobHash(text)
    reader.note(content, text)
    const files = new Map(before.files)
    for (const [path, bytes] of made.files)
      if (bytes) files.set(path, await blobHash(bytes))
      else files.delete(path)
    return { ...before, ...made.branch, commit: made.commit, content, files }
  }
}

/** What is no longer to be written: files that are there as they are, or are gone already. */
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
