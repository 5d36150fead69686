/**
 * The part of GitHub's REST API that reads and saves content: https://docs.github.com/rest. tests/github compares
 * requests and responses with GitHub's description of the API.
 */
import { base64Of } from '../../../../schema/read/base64.ts'
import { maxPictureBytes } from '../../../editorApi/storage.ts'
import { GithubError } from './githubFailure.ts'
import {
  responseData,
  failureOf,
  tryRequest,
  unexpectedResponse,
  type ResponseData,
} from './responseData.ts'

const origin = 'https://api.github.com'
const minTimeoutMs = 60_000
/** The slowest supported connection: on a slower one, large requests time out. */
const bytesPerMs = 10
/** Enough for the largest picture in base64 on the slowest connection. */
const downloadTimeoutMs = minTimeoutMs + (1.4 * maxPictureBytes) / bytesPerMs

export interface RepositoryAccess {
  /** The owner and name of the repository, such as "ana/site". */
  repository: string
  token: string
}

export interface TreeEntry {
  path: string
  /** "blob" or "tree". Others (a submodule, a symbolic link) are left out. */
  type: string
  sha: string
}

/** The id of an object to put at a path, or null to remove the object there. */
export type TreeChange =
  | { path: string; sha: string | null }
  | { path: string; text: string }

export interface Commit {
  sha: string
  /** In milliseconds since 1970. */
  at: number
}

interface RequestOptions {
  body?: unknown
  query?: Record<string, string>
  accept?: string
  timeoutMs?: number
}

type Send = (request: Request) => Promise<Response>

export type GithubApi = ReturnType<typeof githubApi>

/** Every function resolves with GitHub's response or rejects with `GithubError`. The token can change at any time. */
export function githubApi(account: RepositoryAccess, send: Send = fetch) {
  async function call(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Response> {
    const { body, query, accept = 'application/vnd.github+json' } = options
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const json = body === undefined ? undefined : JSON.stringify(body)
    const timeoutMs = options.timeoutMs ?? minTimeoutMs + (json?.length ?? 0) / bytesPerMs
    const httpRequest = new Request(
      `${origin}/repos/${account.repository}${path}${search}`,
      {
        method,
        headers: {
          Accept: accept,
          Authorization: `Bearer ${account.token}`,
          'X-GitHub-Api-Version': '2022-11-28',
        },
        // Keeps private repositories out of the browser's cache.
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(Math.ceil(timeoutMs)),
        ...(json !== undefined && { body: json }),
      },
    )
    const response = await tryRequest(() => send(httpRequest))
    if (response.ok) return response
    throw new GithubError(await failureOf(response))
  }
  async function get(
    path: string,
    query?: Record<string, string>,
  ): Promise<ResponseData> {
    return dataOf(await call('GET', path, query && { query }))
  }
  const write = async (method: 'POST' | 'PATCH', path: string, body: object) =>
    dataOf(await call(method, path, { body }))

  return {
    async repository() {
      const data = await get('')
      return {
        name: data.text('full_name'),
        defaultBranch: data.text('default_branch'),
        // GitHub leaves this value out if nobody is signed in. Every write then fails.
        canWrite: data.at('permissions', 'push') !== false,
      }
    },

    /** The id of the last commit of a branch. */
    tip: async (branch: string) =>
      (await get(`/git/ref/heads/${encode(branch)}`)).hash('object', 'sha'),
    /** Fast-forwards a branch. GitHub rejects anything that would remove commits. */
    async moveBranch(branch: string, sha: string): Promise<void> {
      await write('PATCH', `/git/refs/heads/${encode(branch)}`, { sha, force: false })
    },
    async addBranch(branch: string, sha: string): Promise<void> {
      await write('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha })
    },
    async removeBranch(branch: string): Promise<void> {
      await call('DELETE', `/git/refs/heads/${encode(branch)}`)
    },

    /** All files and folders of a commit. */
    async tree(commit: string): Promise<TreeEntry[]> {
      const data = await get(`/git/trees/${commit}`, { recursive: '1' })
      // GitHub truncates the list at 100,000 files, far more than a site has.
      if (data.at('truncated') === true) throw new GithubError({ code: 'too-large' })
      return data
        .list('tree')
        .filter((entry) => !['120000', '160000'].includes(String(entry.at('mode'))))
        .map((entry) => ({
          path: entry.text('path'),
          type: entry.text('type'),
          sha: entry.hash('sha'),
        }))
    },
    async blob(sha: string): Promise<Uint8Array> {
      const data = await dataOf(
        await call('GET', `/git/blobs/${sha}`, { timeoutMs: downloadTimeoutMs }),
      )
      if (data.at('encoding') === 'base64') return data.bytes('content')
      throw new GithubError(unexpectedResponse)
    },
    /** The file at a path in a commit. */
    async file(path: string, commit: string): Promise<Uint8Array> {
      const accept = 'application/vnd.github.raw+json'
      const query = { ref: commit }
      const response = await call('GET', `/contents/${encode(path)}`, { accept, query })
      return tryRequest(async () => new Uint8Array(await response.arrayBuffer()))
    },
    async addBlob(bytes: Uint8Array): Promise<string> {
      const blob = { content: base64Of(bytes), encoding: 'base64' }
      return (await write('POST', '/git/blobs', blob)).hash('sha')
    },
    /** Adds the tree of the commit `base` with changes. */
    async addTree(base: string, changes: readonly TreeChange[]): Promise<string> {
      const tree = changes.map(({ path, ...change }) => ({
        path,
        mode: '100644',
        type: 'blob',
        ...('text' in change ? { content: change.text } : change),
      }))
      return (await write('POST', '/git/trees', { base_tree: base, tree })).hash('sha')
    },
    async addCommit(message: string, tree: string, parent: string): Promise<string> {
      const commit = { message, tree, parents: [parent] }
      return (await write('POST', '/git/commits', commit)).hash('sha')
    },

    /** Commits that changed the file, newest first. `from` is a branch or the first commit to list. */
    async commits(path: string, from: string, count: number): Promise<Commit[]> {
      const query = { sha: from, path, per_page: String(count) }
      return (await get('/commits', query)).list().map((commit) => ({
        sha: commit.hash('sha'),
        // Some old commits have no author.
        at: Date.parse(String(commit.at('commit', 'author', 'date'))) || 0,
      }))
    },
    /** Pull requests into a branch, with their source branches. `head` selects one of these, such as "ana:branch". */
    async pulls(filter: { base: string; state: 'open' | 'closed'; head?: string }) {
      return (await get('/pulls', { ...filter, per_page: '100' })).list().map((pull) => ({
        address: pull.address('html_url'),
        branch: pull.text('head', 'ref'),
        // Null if the other repository was deleted.
        sourceRepository: pull.at('head', 'repo', 'full_name'),
        isMerged: typeof pull.at('merged_at') === 'string',
      }))
    },
    addPull: async (title: string, head: string, base: string) =>
      (await write('POST', '/pulls', { title, head, base })).address('html_url'),
  }
}

const dataOf = async (response: Response) =>
  responseData(await tryRequest(async (): Promise<unknown> => response.json()))

/** A path or the name of a branch, as part of an address. */
const encode = (name: string) => name.split('/').map(encodeURIComponent).join('/')
