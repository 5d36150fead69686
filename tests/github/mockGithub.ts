/**
 * GitHub's REST API over a bare repository, with what GitHub refuses. Every request and every answer is held against
 * GitHub's own description (operations.json). What it does not do: users, organizations, webhooks, secondary limits.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Ajv from 'ajv'

import { lookUp } from '../../schema/read/lookUp.ts'
import description from './operations.json' with { type: 'json' }

interface Operation {
  method: string
  path: string
  query: string[]
  status: number
  body?: object
  answer?: object
}

const operations: Record<string, Operation> = description.operations
const ajv = new Ajv({ strict: false, validateFormats: false })

export interface MockToken {
  canWrite?: boolean
  canPropose?: boolean
  /** May it see workflows and deployments? */
  canSeeWork?: boolean
}

export interface Pull {
  title: string
  head: string
  base: string
  address: string
  /** The fork that it comes from; absent where it is of the repository itself. */
  from?: string
}

/** What GitHub does with a commit. */
export interface Work {
  commit: string
  run?: { status: string; conclusion: string | null }
  /** The state of its deployment to GitHub Pages; null before there is one. */
  deployment?: { state: string | null; site?: string }
}

export interface MockGithub {
  send: (request: Request) => Promise<Response>
  /** What each token may do; any other is refused. */
  tokens: Map<string, MockToken>
  protectedBranches: Set<string>
  pulls: Pull[]
  works: Work[]
  /** Requests that are left in this hour. */
  left: number
  /** In seconds since 1970: when there are new ones. */
  reset: number
  maxBlobBytes: number
  /** As in "POST /repos/{owner}/{repo}/git/trees". */
  asked: string[]
  /** Is called before a request is answered; throws to cut the connection. Its answer replaces that of GitHub. */
  before: (operation: string) => Response | undefined | Promise<Response | undefined>
  /** Is called when all is done and before the answer goes out; throws to lose it. */
  after: (operation: string) => void
  git: (...args: string[]) => Promise<string>
  /** What was asked for or answered against GitHub's description; each is a fault of ours. */
  faults: unknown[]
}

export const repository = 'ana/site'

class Status extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const notFound = () => new Status(404, 'Not Found')

/** What pages of another origin may read of an answer, as GitHub says it. */
const exposed = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset',
}

/** `folder`: a bare repository, which is the one of `repository`. Its main branch is "main". */
export function mockGithub(folder: string): MockGithub {
  const run = (
    args: readonly string[],
    input?: Uint8Array,
    env: NodeJS.ProcessEnv = {},
  ) =>
    new Promise<Buffer>((done, fail) => {
      const identity = {
        GIT_AUTHOR_NAME: 'Ana Souza',
        GIT_AUTHOR_EMAIL: 'ana@users.noreply.github.com',
        GIT_COMMITTER_NAME: 'GitHub',
        GIT_COMMITTER_EMAIL: 'noreply@github.com',
      }
      const child = execFile(
        'git',
        ['-C', folder, ...args],
        {
          encoding: 'buffer',
          maxBuffer: 200_000_000,
          env: { ...process.env, ...identity, ...env },
        },
        (error, out) => (error ? fail(error) : done(out)),
      )
      child.stdin?.end(input)
    })
  const git = async (...args: string[]) => (await run(args)).toString().trim()
  const mock: MockGithub = {
    send,
    tokens: new Map(),
    protectedBranches: new Set(),
    pulls: [],
    works: [],
    left: 5000,
    reset: Math.ceil(Date.now() / 1000) + 1800,
    maxBlobBytes: 40_000_000,
    asked: [],
    before: () => undefined,
    after: () => undefined,
    git,
    faults: [],
  }

  /** Until a commit was seen. */
  let isEmpty = true
  const tipOf = (branch: string) =>
    git('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`).catch(() => undefined)
  /** What an id names never changes. */
  const types = new Map<string, string>()
  async function objectOf(type: string, sha: string): Promise<string> {
    const found = types.get(sha) ?? (await git('cat-file', '-t', sha).catch(() => ''))
    if (found !== '') types.set(sha, found)
    if (found !== type) throw notFound()
    return sha
  }
  const ref = (branch: string, sha: string) => ({
    ref: `refs/heads/${branch}`,
    object: { sha },
  })
  const needsBranch = async (branch: string) => {
    const sha = await tipOf(branch)
    if (sha === undefined) throw notFound()
    return sha
  }

  /** What each operation does; `parts` are the names in its path. */
  const answers: Record<
    string,
    (parts: string[], body: unknown, query: URLSearchParams, token: MockToken) => unknown
  > = {
    'repos/get': (_, __, ___, token) => ({
      full_name: repository,
      default_branch: 'main',
      permissions: { push: token.canWrite !== false },
    }),
    'git/get-ref': async ([name = '']) => {
      const branch = name.replace(/^heads\//, '')
      return ref(branch, await needsBranch(branch))
    },
    'git/get-commit': async ([sha = '']) => {
      await objectOf('commit', sha)
      return { sha, tree: { sha: await git('rev-parse', `${sha}^{tree}`) } }
    },
    async 'git/get-tree'([sha = ''], _, query) {
      await objectOf('tree', sha)
      const deep = query.has('recursive') ? ['-r', '-t'] : []
      const lines = (await run(['ls-tree', '-z', ...deep, sha])).toString().split('\0')
      return {
        sha,
        truncated: false,
        tree: lines.flatMap((line) => {
          const [, mode, type, id, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? []
          return path === undefined ? [] : [{ path, mode, type, sha: id }]
        }),
      }
    },
    async 'git/get-blob'([sha = '']) {
      await objectOf('blob', sha)
      const base64 = (await run(['cat-file', 'blob', sha])).toString('base64')
      // GitHub breaks the lines.
      return { sha, encoding: 'base64', content: base64.replaceAll(/.{60}/g, '$&\n') }
    },
    async 'repos/get-content'([path = ''], _, query) {
      const file = `${query.get('ref')}:${decodeURIComponent(path)}`
      return run(['cat-file', 'blob', file]).catch(() => {
        throw notFound()
      })
    },
    async 'repos/list-commits'(_, __, query) {
      const count = Number(query.get('per_page') ?? 30)
      const skip = (Number(query.get('page') ?? 1) - 1) * count
      const form = ['--format=%H%x00%an%x00%aI', `--max-count=${count}`, `--skip=${skip}`]
      const tip = await needsBranch(query.get('sha') ?? 'main')
      const lines = await git('log', ...form, tip, '--', query.get('path') ?? '.')
      return lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [sha, name, date] = line.split('\0')
          return { sha, commit: { author: { name, date: date?.replace('+00:00', 'Z') } } }
        })
    },
    async 'git/create-blob'(_, body) {
      const content = String(lookUp(body, ['content']))
      const isBase64 = lookUp(body, ['encoding']) === 'base64'
      if (isBase64 && !/^[A-Za-z0-9+/\n]*={0,2}$/.test(content))
        throw new Status(422, 'content is not valid Base64')
      const bytes = Buffer.from(content, isBase64 ? 'base64' : 'utf8')
      if (bytes.length > mock.maxBlobBytes)
        throw new Status(422, 'Sorry, your input was too large to process.')
      return {
        sha: (await run(['hash-object', '-w', '--stdin'], bytes)).toString().trim(),
      }
    },
    async 'git/create-tree'(_, body) {
      const index = mkdtempSync(join(tmpdir(), 'mock-index-'))
      const env = { GIT_INDEX_FILE: join(index, 'index') }
      try {
        const base = lookUp(body, ['base_tree'])
        if (typeof base === 'string') {
          await objectOf('tree', base)
          await run(['read-tree', base], undefined, env)
        }
        const changes = lookUp(body, ['tree'])
        for (const change of Array.isArray(changes) ? changes : []) {
          const path = String(lookUp(change, ['path']))
          if (
            path.startsWith('/') ||
            path.split('/').some((part) => /^(|\.|\.\.|\.git)$/i.test(part))
          )
            throw new Status(422, 'tree.path contains a malformed path component')
          const content = lookUp(change, ['content'])
          if (lookUp(change, ['sha']) === null) {
            const stored = await git('cat-file', '-t', `${String(base)}:${path}`).catch(
              () => '',
            )
            if (stored === '') throw new Status(422, 'GitRPC::BadObjectState')
            const gone = Buffer.from(`0 ${'0'.repeat(40)}\t${path}\n`)
            await run(['update-index', '--index-info'], gone, env)
            continue
          }
          const sha =
            typeof content === 'string'
              ? (await run(['hash-object', '-w', '--stdin'], Buffer.from(content)))
                  .toString()
                  .trim()
              : String(lookUp(change, ['sha']))
          await objectOf('blob', sha).catch(() => {
            throw new Status(422, `tree.sha ${sha} is not a valid blob`)
          })
          const info = `${String(lookUp(change, ['mode']))},${sha},${path}`
          await run(['update-index', '--add', '--cacheinfo', info], undefined, env)
        }
        return { sha: (await run(['write-tree'], undefined, env)).toString().trim() }
      } finally {
        rmSync(index, { recursive: true })
      }
    },
    async 'git/create-commit'(_, body) {
      const tree = String(lookUp(body, ['tree']))
      const parents = lookUp(body, ['parents'])
      await objectOf('tree', tree).catch(() => {
        throw new Status(422, 'Tree SHA does not exist')
      })
      const args = (Array.isArray(parents) ? parents : []).flatMap((each) => [
        '-p',
        String(each),
      ])
      const message = Buffer.from(String(lookUp(body, ['message'])))
      const made = await run(['commit-tree', tree, ...args], message)
      return { sha: made.toString().trim() }
    },
    async 'git/update-ref'([name = ''], body) {
      const branch = name.replace(/^heads\//, '')
      const sha = String(lookUp(body, ['sha']))
      const tip = await tipOf(branch)
      if (tip === undefined) throw new Status(422, 'Reference does not exist')
      await objectOf('commit', sha).catch(() => {
        throw new Status(422, 'Object does not exist')
      })
      if (mock.protectedBranches.has(branch))
        throw new Status(
          422,
          'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
        )
      const isForward = await git('merge-base', '--is-ancestor', tip, sha).then(
        () => true,
        () => false,
      )
      if (!isForward && lookUp(body, ['force']) !== true)
        throw new Status(422, 'Update is not a fast forward')
      await git('update-ref', `refs/heads/${branch}`, sha, tip)
      return ref(branch, sha)
    },
    async 'git/create-ref'(_, body) {
      const branch = String(lookUp(body, ['ref'])).replace(/^refs\/heads\//, '')
      const sha = String(lookUp(body, ['sha']))
      if ((await tipOf(branch)) !== undefined)
        throw new Status(422, 'Reference already exists')
      await git('update-ref', `refs/heads/${branch}`, sha, '0'.repeat(40))
      return ref(branch, sha)
    },
    async 'git/delete-ref'([name = '']) {
      const branch = name.replace(/^heads\//, '')
      if ((await tipOf(branch)) === undefined)
        throw new Status(422, 'Reference does not exist')
      await git('update-ref', '-d', `refs/heads/${branch}`)
      return undefined
    },
    'pulls/list': (_, __, query) =>
      mock.pulls
        .filter(({ base }) => base === query.get('base'))
        .map(({ address, head, from = repository }) => ({
          html_url: address,
          head: { ref: head, repo: { full_name: from } },
        })),
    async 'pulls/create'(_, body) {
      const [title, head, base] = ['title', 'head', 'base'].map((key) =>
        String(lookUp(body, [key])),
      ) as [string, string, string]
      if ((await tipOf(head)) === undefined) throw new Status(422, 'Validation Failed')
      const address = `https://github.com/${repository}/pull/${mock.pulls.length + 1}`
      mock.pulls.push({ title, head, base, address })
      return { html_url: address, head: { ref: head } }
    },
    'actions/list-workflow-runs-for-repo': (_, __, query) => ({
      workflow_runs: mock.works.flatMap(({ commit, run }, index) =>
        run && commit === query.get('head_sha')
          ? [
              {
                ...run,
                html_url: `https://github.com/${repository}/actions/runs/${index}`,
              },
            ]
          : [],
      ),
    }),
    'repos/list-deployments': (_, __, query) =>
      mock.works.flatMap(({ commit, deployment }, index) =>
        deployment &&
        commit === query.get('sha') &&
        query.get('environment') === 'github-pages'
          ? [{ id: index }]
          : [],
      ),
    'repos/list-deployment-statuses': ([id = '']) => {
      const deployment = mock.works[Number(id)]?.deployment
      if (!deployment) throw notFound()
      const { state, site = '' } = deployment
      return state === null ? [] : [{ state, environment_url: site }]
    },
  }

  function refuseToken(name: string, token: MockToken): void {
    const refused = () =>
      new Status(403, 'Resource not accessible by personal access token')
    const isOfPulls = name.startsWith('pulls/')
    const isOfWork = /^actions\/|^repos\/list-deployment/.test(name)
    if (isOfPulls && token.canPropose === false) throw refused()
    if (isOfWork && token.canSeeWork === false) throw refused()
    if (!isOfPulls && operations[name]?.method !== 'GET' && token.canWrite === false)
      throw refused()
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const [name, parts] = operationOf(request.method, url.pathname)
    const operation = operations[name]
    if (!operation) throw new Error(`${name} is not described.`)
    mock.asked.push(name)
    for (const key of url.searchParams.keys())
      if (!operation.query.includes(key)) throw new Error(`${name} takes no ${key}.`)
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (operation.body) hold(`${name}, request`, operation.body, body)
    else if (body !== undefined) throw new Error(`${name} takes no body.`)
    const replaced = await mock.before(name)
    if (replaced) return replaced
    if (mock.left <= 0)
      throw new Status(403, 'API rate limit exceeded for user ID 1.', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(mock.reset),
      })
    mock.left -= 1
    const token = mock.tokens.get(request.headers.get('authorization')?.slice(7) ?? '')
    if (!token) throw new Status(401, 'Bad credentials')
    if (!url.pathname.startsWith(`/repos/${repository}`)) throw notFound()
    refuseToken(name, token)
    const needsCommits = name.startsWith('git/') || name === 'repos/list-commits'
    if (needsCommits && isEmpty) isEmpty = (await git('for-each-ref')) === ''
    if (needsCommits && isEmpty) throw new Status(409, 'Git Repository is empty.')
    const given = await answers[name]?.(parts, body, url.searchParams, token)
    mock.after(name)
    const headers = { ...exposed, 'x-ratelimit-remaining': String(mock.left) }
    if (given instanceof Uint8Array) return new Response(given.slice(), { headers })
    if (operation.answer) hold(`${name}, answer`, operation.answer, given)
    return operation.status === 204
      ? new Response(null, { status: 204, headers })
      : Response.json(given, { status: operation.status, headers })
  }

  async function send(request: Request): Promise<Response> {
    try {
      return await answer(request)
    } catch (error) {
      if (!(error instanceof Status)) {
        // To the editor both are a broken connection.
        if (!(error instanceof TypeError)) mock.faults.push(error)
        throw error
      }
      return Response.json(
        { message: error.message, documentation_url: 'https://docs.github.com/rest' },
        { status: error.status, headers: { ...exposed, ...error.headers } },
      )
    }
  }
  return mock
}

function operationOf(method: string, path: string): [name: string, parts: string[]] {
  for (const [name, operation] of Object.entries(operations)) {
    if (operation.method !== method) continue
    const form = operation.path
      .replace('/repos/{owner}/{repo}', '/repos/[^/]+/[^/]+')
      // A branch and a path have slashes.
      .replaceAll(/\{(ref|path)\}/g, '(.+)')
      .replaceAll(/\{\w+\}/g, '([^/]+)')
    const found = new RegExp(`^${form}$`).exec(path)
    if (found) return [name, found.slice(1)]
  }
  throw new Error(`GitHub has no ${method} ${path} among the described operations.`)
}

function hold(what: string, schema: object, value: unknown): void {
  if (!ajv.validate(schema, value))
    throw new Error(
      `${what}: ${ajv.errorsText()} in ${JSON.stringify(value).slice(0, 300)}`,
    )
}
