/**
 * A mock of GitHub's REST API, with the sample's content in memory. It rejects what GitHub rejects, and validates
 * every request and response against GitHub's description (operations.json). It does not support users, organizations,
 * webhooks, or secondary limits.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import Ajv from 'ajv'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import description from './operations.json' with { type: 'json' }

interface Operation {
  method: string
  path: string
  query: string[]
  status: number
  body?: object
  response?: object
}

interface TreeEntry {
  mode: string
  sha: string
}
/** The files of a commit, by path. */
type Tree = ReadonlyMap<string, TreeEntry>

interface Commit {
  tree: Tree
  parent: string | undefined
  message: string
}

interface Pull {
  title: string
  head: string
  base: string
  address: string
  /** Absent while the pull request is open. */
  end?: 'merged' | 'declined'
  /** The fork of the pull request; absent if its branch is in the repository itself. */
  from?: string
}

const operations: Record<string, Operation> = description.operations
const ajv = new Ajv({ strict: false, validateFormats: false })

export type MockGithub = ReturnType<typeof mockGithub>

export const repository = 'ana/site'
/** The mock rejects any other token. */
export const token = 'github_pat_0123456789abcdefghijABCDEFGHIJ'

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Allows pages of other origins to read responses. */
const headers = { 'access-control-allow-origin': '*' }

const sampleFolder = fromRoot('tests/fixtures/sample')
const publicFiles = readdirSync(join(sampleFolder, 'public'), {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => name.endsWith('.svg'))
const samplePaths = ['content/site.json', ...publicFiles.map((name) => `public/${name}`)]

/** The id that Git gives to an object. */
const objectId = (type: string, bytes: Uint8Array) =>
  createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex')

const branchIn = (ref: string) => ref.replace(/^(refs\/)?heads\//, '')

/** Creates a mock whose main branch is "main". */
export function mockGithub() {
  const blobs = new Map<string, Uint8Array>()
  const trees = new Map<string, Tree>()
  const commits = new Map<string, Commit>()
  const branches = new Map<string, string>()

  const orNotFound = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Refusal(404, 'Not Found')
    return value
  }
  const commitAt = (ref: string) => orNotFound(commits.get(branches.get(ref) ?? ref))
  const treeAt = (id: string) => trees.get(id) ?? commitAt(id).tree

  function addBlob(bytes: Uint8Array): string {
    const sha = objectId('blob', bytes)
    blobs.set(sha, bytes)
    return sha
  }
  function addTree(tree: Tree): string {
    const lines = [...tree].map(([path, { mode, sha }]) => `${mode} ${sha} ${path}`)
    const sha = objectId('tree', Buffer.from(lines.toSorted().join('\n')))
    trees.set(sha, tree)
    return sha
  }
  function addCommit(tree: Tree, parent: string | undefined, message: string): string {
    const sha = objectId('commit', Buffer.from(`${parent} ${message} ${commits.size}`))
    commits.set(sha, { tree, parent, message })
    return sha
  }
  /** The ids of a commit and of the commits before it, newest first. */
  function historyOf(ref: string): string[] {
    const { parent } = commitAt(ref)
    const parentIds = parent === undefined ? [] : historyOf(parent)
    return [branches.get(ref) ?? ref, ...parentIds]
  }
  /** The paths that a commit, or the last one of a branch, changed. */
  function changedPaths(ref: string): string[] {
    const { tree, parent } = commitAt(ref)
    const parentTree: Tree = parent === undefined ? new Map() : treeAt(parent)
    const isChanged = (path: string) => parentTree.get(path)?.sha !== tree.get(path)?.sha
    return [...new Set([...parentTree.keys(), ...tree.keys()])].filter(isChanged)
  }

  const mock = {
    send,
    /** The ids of the commits that branches are at. */
    branches,
    protectedBranches: new Set<string>(),
    pulls: [] as Pull[],
    /** The names of the requested operations, such as "git/create-tree". */
    requestedOperations: [] as string[],
    /** Called before a request is handled. Can throw to break the connection, or return another response. */
    onRequest: (_operation: string): Response | Promise<Response> | undefined =>
      undefined,
    /** Called after a request was handled and before the response is sent. Can throw to drop the response. */
    onResponse: (_operation: string): void => {},
    /** Requests and responses that do not match GitHub's description. */
    faults: [] as unknown[],
    /** Commits files to the main branch, as another person; null removes a file. */
    commit(message: string, files: Record<string, string | null>, mode = '100644') {
      const parent = branches.get('main')
      const tree = new Map(parent === undefined ? [] : treeAt(parent))
      for (const [path, text] of Object.entries(files))
        if (text === null) tree.delete(path)
        else tree.set(path, { mode, sha: addBlob(Buffer.from(text)) })
      branches.set('main', addCommit(tree, parent, message))
    },
    /** The text of a file on a branch or of a commit; undefined if there is none. */
    file(path: string, ref = 'main'): string | undefined {
      const entry = treeAt(ref).get(path)
      return entry && Buffer.from(orNotFound(blobs.get(entry.sha))).toString()
    },
    changedPaths,
    messageOf: (branch: string) => commitAt(branch).message,
    historyOf,
  }
  const sampleFiles = samplePaths.map((path) => [
    path,
    readFileSync(join(sampleFolder, path), 'utf8'),
  ])
  mock.commit('The first version', Object.fromEntries(sampleFiles))

  /** The handlers of the operations. `pathValues` are the values in the path. The body matches GitHub's description. */
  const handlers: Record<
    string,
    (pathValues: string[], body: object, query: URLSearchParams) => unknown
  > = {
    'repos/get': () => ({
      full_name: repository,
      default_branch: 'main',
      permissions: { push: true },
    }),
    'git/get-ref': ([ref = '']) => ({
      object: { sha: orNotFound(branches.get(branchIn(ref))) },
    }),
    'git/get-tree'([sha = '']) {
      const tree = treeAt(sha)
      const files = [...tree].map(([path, entry]) => ({ path, type: 'blob', ...entry }))
      const folders = [...tree.keys()].flatMap((path) => {
        const names = path.split('/').slice(0, -1)
        return names.map((_, index) => names.slice(0, index + 1).join('/'))
      })
      const subtrees = [...new Set(folders)].map((path) => ({
        path,
        type: 'tree',
        mode: '040000',
        sha: addTree(new Map([...tree].filter(([file]) => file.startsWith(`${path}/`)))),
      }))
      return { sha, truncated: false, tree: [...subtrees, ...files] }
    },
    'git/get-blob'([sha = '']) {
      const base64 = Buffer.from(orNotFound(blobs.get(sha))).toString('base64')
      // Like GitHub, breaks the text into lines.
      return { sha, encoding: 'base64', content: base64.replaceAll(/.{60}/g, '$&\n') }
    },
    'repos/get-content'([path = ''], _, query) {
      const entry = treeAt(query.get('ref') ?? '').get(decodeURIComponent(path))
      return orNotFound(blobs.get(orNotFound(entry).sha))
    },
    'repos/list-commits'(_, __, query) {
      const count = Number(query.get('per_page'))
      return historyOf(query.get('sha') ?? 'main')
        .filter((id) => changedPaths(id).includes(query.get('path') ?? ''))
        .slice(0, count)
        .map((sha) => ({ sha, commit: { author: { date: '2026-01-02T03:04:05Z' } } }))
    },
    'git/create-blob'(_, body) {
      const { content, encoding } = body as { content: string; encoding: BufferEncoding }
      return { sha: addBlob(Buffer.from(content, encoding)) }
    },
    'git/create-tree'(_, body) {
      const { base_tree: base, tree: changes } = body as {
        base_tree: string
        tree: { path: string; mode: string; sha?: string | null; content?: string }[]
      }
      const tree = new Map(treeAt(base))
      for (const { path, mode, sha, content } of changes)
        if (sha !== null) {
          const blobSha = sha ?? addBlob(Buffer.from(content ?? ''))
          tree.set(path, { mode, sha: blobSha })
        } else if (!tree.delete(path)) throw new Refusal(422, 'GitRPC::BadObjectState')
      return { sha: addTree(tree) }
    },
    'git/create-commit'(_, body) {
      const { tree, parents, message } = body as {
        tree: string
        parents: string[]
        message: string
      }
      return { sha: addCommit(orNotFound(trees.get(tree)), parents[0], message) }
    },
    'git/update-ref'([ref = ''], body) {
      const { sha, force } = body as { sha: string; force?: boolean }
      const branch = branchIn(ref)
      const tip = orNotFound(branches.get(branch))
      if (mock.protectedBranches.has(branch))
        throw new Refusal(
          422,
          'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
        )
      if (force !== true && !historyOf(sha).includes(tip))
        throw new Refusal(422, 'Update is not a fast forward')
      branches.set(branch, sha)
      return { object: { sha } }
    },
    'git/delete-ref'([ref = '']) {
      branches.delete(branchIn(ref))
    },
    'git/create-ref'(_, body) {
      const { ref, sha } = body as { ref: string; sha: string }
      const branch = branchIn(ref)
      if (branches.has(branch)) throw new Refusal(422, 'Reference already exists')
      branches.set(branch, sha)
      return { object: { sha } }
    },
    'pulls/list': (_, __, query) =>
      mock.pulls
        .filter(({ base }) => base === query.get('base'))
        .filter(({ end }) => (end ? 'closed' : 'open') === query.get('state'))
        .filter(({ head }) => (query.get('head') ?? head).endsWith(head))
        .map(({ address, head, end, from = repository }) => ({
          html_url: address,
          merged_at: end === 'merged' ? '2026-01-02T03:04:05Z' : null,
          head: { ref: head, repo: { full_name: from } },
        })),
    'pulls/create'(_, body) {
      const address = `https://github.com/${repository}/pull/${mock.pulls.length + 1}`
      const pull = { ...(body as Pick<Pull, 'title' | 'head' | 'base'>), address }
      mock.pulls.push(pull)
      return { html_url: address, head: { ref: pull.head } }
    },
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const [name, pathValues] = operationOf(request.method, url.pathname)
    const operation = operations[name]
    if (!operation) throw new Error(`${name} is not described.`)
    mock.requestedOperations.push(name)
    for (const key of url.searchParams.keys())
      if (!operation.query.includes(key)) throw new Error(`${name} takes no ${key}.`)
    const text = await request.text()
    const body = text === '' ? {} : (JSON.parse(text) as object)
    if (operation.body) validate(`${name}, request`, operation.body, body)
    else if (text !== '') throw new Error(`${name} takes no body.`)
    const replacement = await mock.onRequest(name)
    if (replacement) return replacement
    if (request.headers.get('authorization') !== `Bearer ${token}`)
      throw new Refusal(401, 'Bad credentials')
    orNotFound(url.pathname.startsWith(`/repos/${repository}`) || undefined)
    const result = handlers[name]?.(pathValues, body, url.searchParams)
    mock.onResponse(name)
    if (operation.status === 204) return new Response(null, { status: 204, headers })
    if (result instanceof Uint8Array) return new Response(result.slice(), { headers })
    if (operation.response) validate(`${name}, response`, operation.response, result)
    return Response.json(result, { status: operation.status, headers })
  }

  async function send(request: Request): Promise<Response> {
    try {
      return await respond(request)
    } catch (error) {
      if (!(error instanceof Refusal)) {
        // The storage treats every error as a broken connection, so other errors are recorded for the test.
        if (!(error instanceof TypeError || error instanceof DOMException))
          mock.faults.push(error)
        throw error
      }
      const { message, status } = error
      return Response.json({ message }, { status, headers })
    }
  }
  return mock
}

function operationOf(method: string, path: string): [name: string, pathValues: string[]] {
  for (const [name, operation] of Object.entries(operations)) {
    if (operation.method !== method) continue
    const pattern = operation.path
      .replace('/repos/{owner}/{repo}', '/repos/[^/]+/[^/]+')
      // A branch and a path may contain slashes.
      .replaceAll(/\{(ref|path)\}/g, '(.+)')
      .replaceAll(/\{\w+\}/g, '([^/]+)')
    const match = new RegExp(`^${pattern}$`).exec(path)
    if (match) return [name, match.slice(1)]
  }
  throw new Error(`GitHub has no ${method} ${path} among the described operations.`)
}

function validate(subject: string, schema: object, value: unknown): void {
  if (!ajv.validate(schema, value))
    throw new Error(
      `${subject}: ${ajv.errorsText()} in ${JSON.stringify(value).slice(0, 300)}`,
    )
}
