import { maxContentBytes } from '../../../../schema/read/contentLimits.ts'
import { decodeText } from '../../../../schema/read/decodeText.ts'
import type { Loaded } from '../../../editorApi/storage.ts'
import type { GithubApi } from './api.ts'
import { GithubRefused } from './githubFailure.ts'
import { findBranch, readHead, type Head } from './head.ts'

/** Objects of the repository that this device keeps. */
export interface KeptObjects {
  object: (sha: string) => Promise<Uint8Array | undefined>
  keepObject: (sha: string, bytes: Uint8Array) => Promise<void>
  /** Removes all others. */
  keepOnly: (shas: ReadonlySet<string>) => Promise<void>
}

/** Reads a branch of a repository, `wanted` or its main one. Each function may reject with `GithubRefused`. */
export function branchReader(
  api: GithubApi,
  wanted: string | undefined,
  device: KeptObjects,
) {
  const blobs = new Map<string, Promise<Uint8Array>>()
  let found: Awaited<ReturnType<typeof api.repository>> | undefined

  /** Reads an object once, on this device too: what an id names never changes. */
  function blob(sha: string): Promise<Uint8Array> {
    const known = blobs.get(sha) ?? keptOrLoaded(sha)
    blobs.set(sha, known)
    known.catch(() => blobs.delete(sha))
    return known
  }
  async function keptOrLoaded(sha: string): Promise<Uint8Array> {
    const kept = await device.object(sha)
    if (kept) return kept
    const bytes = await api.blob(sha)
    void device.keepObject(sha, bytes)
    return bytes
  }
  /** A picture; undefined for a pointer of Git LFS, which holds the picture's place in the repository. */
  async function picture(sha: string): Promise<Uint8Array | undefined> {
    const bytes = await blob(sha)
    const start = new TextDecoder().decode(bytes.subarray(0, 40))
    return start.startsWith('version https://git-lfs.github.com/spec') ? undefined : bytes
  }
  /** The branch as it is now; what `known` has of it is not read again. */
  async function findHead(known?: Head): Promise<Head> {
    found ??= await api.repository()
    if (!found.canWrite) throw new GithubRefused({ code: 'forbidden' })
    const branch = await findBranch(api, wanted ?? found.defaultBranch, found.name)
    return readHead(api, branch, known)
  }
  /** The head of the branch that the editor works on. When a pull request was merged its branch is gone: then the head of the site's own branch. */
  async function headNow(known: Head | undefined): Promise<Head> {
    if (!known) return findHead()
    try {
      return await readHead(api, known, known)
    } catch (error) {
      const isGone = error instanceof GithubRefused && error.failure.code === 'not-found'
      if (isGone && known.pull !== undefined) return findHead(known)
      throw error
    }
  }
  const textIn = async (sha: string) => {
    const bytes = await blob(sha)
    if (bytes.length > maxContentBytes) throw new GithubRefused({ code: 'too-large' })
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
  /** Notes the bytes of an object that this page has made. */
  const note = (sha: string, bytes: Uint8Array) =>
    void blobs.set(sha, Promise.resolve(bytes))
  return { blob, picture, note, findHead, headNow, loadedOf }
}

export type BranchReader = ReturnType<typeof branchReader>
