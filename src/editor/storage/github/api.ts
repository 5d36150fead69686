/**
 * GitHub's REST API, as far as a content is read and saved: https://docs.github.com/rest. Requests and answers are held
 * against its description by tests/github.
 */
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { maxPictureBytes } from '../../../editorApi/storage.ts'
import { base64Of, bytesOf } from '../base64.ts'
import {
  address,
  failureOf,
  hash,
  id,
  list,
  text,
  textOr,
  tryRequest,
  unexpected,
} from './answers.ts'
import { GithubRefused } from './githubFailure.ts'

const origin = 'https://api.github.com'
/** In milliseconds, for an answer. */
const maxWait = 60_000
/** In bytes per millisecond: on a slower line a request fails. */
const slowestLine = 10
/** In milliseconds, for the largest picture on the slowest line, in base64. */
const maxDownload = maxWait + (1.4 * maxPictureBytes) / slowestLine

export interface Repository {
  /** As in "ana/site". */
  repository: string
  token: string
}

export interface TreeEntry {
  path: string
  /** "blob" or "tree"; others (a submodule, a symbolic link) are left out. */
  type: string
  sha: string
}

/** The id of an object to put at a path, or null to remove what is there. */
export type TreeChange =
  | { path: string; sha: string | null }
  | { path: string; text: string }

export interface Commit {
  sha: string
  /** In milliseconds since 1970. */
  at: number
}

interface Request {
  body?: unknown
  query?: Record<string, string>
  accept?: string
  /** In milliseconds. */
  maxTime?: number
}

type Send = (request: globalThis.Request) => Promise<Response>

/** Asks GitHub about one repository. */
function asking({ repository, token }: Repository, send: Send) {
  async function ask(
    method: string,
    path: string,
    request: Request = {},
  ): Promise<Response> {
    const { body, query, accept = 'application/vnd.github+json' } = request
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const maxTime = request.maxTime ?? maxWait + (sent?.length ?? 0) / slowestLine
    const asked = new globalThis.Request(
      `${origin}/repos/${repository}${path}${search}`,
      {
        method,
        headers: {
          Accept: accept,
          Authorization: `Bearer ${token}`,
          'X-GitHub-Api-Version': '2022-11-28',
        },
        // Nothing of a private repository stays in the browser's cache.
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(Math.ceil(maxTime)),
        ...(sent !== undefined && { body: sent }),
      },
    )
    const response = await tryRequest(() => send(asked))
    if (response.ok) return response
    throw new GithubRefused(await failureOf(response))
  }
  const askJson = async (method: string, path: string, request?: Request) => {
    const response = await ask(method, path, request)
    return tryRequest(async (): Promise<unknown> => response.json())
  }
  const shaAt = async (answer: Promise<unknown>, ...path: string[]) =>
    hash(lookUp(await answer, path))
  return { ask, askJson, shaAt }
}

type Asking = ReturnType<typeof asking>

/** The repository and its branches. */
const branches = ({ ask, askJson, shaAt }: Asking) => ({
  async repository() {
    const found = await askJson('GET', '')
    return {
      name: text(lookUp(found, ['full_name'])),
      defaultBranch: text(lookUp(found, ['default_branch'])),
      // Absent where one is not signed in; each write says so then.
      canWrite: lookUp(found, ['permissions', 'push']) !== false,
    }
  },
  /** The commit that a branch is at. */
  tip: (branch: string) =>
    shaAt(askJson('GET', `/git/ref/heads/${inPath(branch)}`), 'object', 'sha'),
  /** Moves a branch on; GitHub refuses where that would take something away. */
  moveBranch: (branch: string, commit: string) =>
    shaAt(
      askJson('PATCH', `/git/refs/heads/${inPath(branch)}`, {
        body: { sha: commit, force: false },
      }),
      'object',
      'sha',
    ),
  addBranch: (branch: string, commit: string) =>
    shaAt(
      askJson('POST', '/git/refs', {
        body: { ref: `refs/heads/${branch}`, sha: commit },
      }),
      'object',
      'sha',
    ),
  async removeBranch(branch: string): Promise<void> {
    await ask('DELETE', `/git/refs/heads/${inPath(branch)}`)
  },
})

/** What is in a commit, and what is put there. */
const objects = ({ ask, askJson, shaAt }: Asking) => ({
  treeOf: (commit: string) =>
    shaAt(askJson('GET', `/git/commits/${commit}`), 'tree', 'sha'),
  /** What is in a folder, `isDeep`: in all folders below too. */
  async tree(sha: string, isDeep = false): Promise<TreeEntry[]> {
    const query = isDeep ? { query: { recursive: '1' } } : {}
    const found = await askJson('GET', `/git/trees/${sha}`, query)
    // Truncated at 100,000 files, far more than a site's public/ has.
    if (lookUp(found, ['truncated']) === true)
      throw new GithubRefused({ code: 'too-large' })
    return list(lookUp(found, ['tree'])).flatMap((entry) => {
      const mode = lookUp(entry, ['mode'])
      if (mode === '120000' || mode === '160000') return []
      return [
        {
          path: text(lookUp(entry, ['path'])),
          type: text(lookUp(entry, ['type'])),
          sha: hash(lookUp(entry, ['sha'])),
        },
      ]
    })
  },
  async blob(sha: string): Promise<Uint8Array> {
    const found = await askJson('GET', `/git/blobs/${sha}`, { maxTime: maxDownload })
    if (lookUp(found, ['encoding']) !== 'base64') throw new GithubRefused(unexpected)
    try {
      return bytesOf(text(lookUp(found, ['content'])))
    } catch {
      throw new GithubRefused(unexpected)
    }
  },
  /** The file at a path in a commit. */
  async file(path: string, commit: string): Promise<Uint8Array> {
    const accept = 'application/vnd.github.raw+json'
    const response = await ask('GET', `/contents/${inPath(path)}`, {
      accept,
      query: { ref: commit },
    })
    return tryRequest(async () => new Uint8Array(await response.arrayBuffer()))
  },
  addBlob: (bytes: Uint8Array) =>
    shaAt(
      askJson('POST', '/git/blobs', {
        body: { content: base64Of(bytes), encoding: 'base64' },
      }),
      'sha',
    ),
  addTree: (base: string, changes: readonly TreeChange[]) =>
    shaAt(
      askJson('POST', '/git/trees', {
        body: {
          base_tree: base,
          tree: changes.map((change) => ({
            path: change.path,
            mode: '100644',
            type: 'blob',
            ...('text' in change ? { content: change.text } : { sha: change.sha }),
          })),
        },
      }),
      'sha',
    ),
  addCommit: (message: string, tree: string, parent: string) =>
    shaAt(
      askJson('POST', '/git/commits', { body: { message, tree, parents: [parent] } }),
      'sha',
    ),
})

/** How a branch came to be as it is, and what is proposed for it. */
const history = ({ askJson }: Asking) => ({
  /** Commits of a branch that changed the file, the newest first. */
  async commits(
    path: string,
    branch: string,
    page: number,
    count: number,
  ): Promise<Commit[]> {
    const query = { sha: branch, path, per_page: String(count), page: String(page) }
    return list(await askJson('GET', '/commits', { query })).map((commit) => ({
      sha: hash(lookUp(commit, ['sha'])),
      // Some old commits have none.
      at: Date.parse(textOr(lookUp(commit, ['commit', 'author', 'date']), '')) || 0,
    }))
  },
  /** Open pull requests into a branch, with the branch that each comes from. */
  async pulls(base: string) {
    const query = { state: 'open', base, per_page: '100' }
    return list(await askJson('GET', '/pulls', { query })).map((pull) => ({
      address: address(lookUp(pull, ['html_url'])),
      branch: text(lookUp(pull, ['head', 'ref'])),
      // Null where the other repository was removed.
      from: lookUp(pull, ['head', 'repo', 'full_name']),
    }))
  },
  async addPull(title: string, head: string, base: string): Promise<string> {
    const pull = await askJson('POST', '/pulls', { body: { title, head, base } })
    return address(lookUp(pull, ['html_url']))
  },
})

/** What workflows and GitHub Pages do with a commit. */
const deploys = ({ askJson }: Asking) => ({
  /** The runs of workflows for a commit. */
  async runs(commit: string) {
    const query = { head_sha: commit, per_page: '100' }
    const found = await askJson('GET', '/actions/runs', { query })
    return list(lookUp(found, ['workflow_runs'])).map((run) => ({
      isDone: lookUp(run, ['status']) === 'completed',
      conclusion: lookUp(run, ['conclusion']),
      address: address(lookUp(run, ['html_url'])),
    }))
  },
  /** The state of a commit's deployment to GitHub Pages, and the site's address there; undefined where it is not deployed. */
  async deployment(commit: string) {
    const query = { sha: commit, environment: 'github-pages', per_page: '1' }
    const [last] = list(await askJson('GET', '/deployments', { query }))
    if (last === undefined) return undefined
    const [status] = list(
      await askJson('GET', `/deployments/${id(lookUp(last, ['id']))}/statuses`, {
        query: { per_page: '1' },
      }),
    )
    const site = textOr(lookUp(status, ['environment_url']), '')
    return {
      // Without a status it has just begun.
      state: textOr(lookUp(status, ['state']), 'pending'),
      ...(site.startsWith('https://') && { site }),
    }
  },
})

export type GithubApi = ReturnType<typeof githubApi>

/** Each function resolves with what GitHub answered, or rejects with `GithubRefused`. */
export function githubApi(repository: Repository, send: Send = fetch) {
  const asked = asking(repository, send)
  return { ...branches(asked), ...objects(asked), ...history(asked), ...deploys(asked) }
}

/** A name with slashes, as a part of an address. */
const inPath = (name: string) => name.split('/').map(encodeURIComponent).join('/')
