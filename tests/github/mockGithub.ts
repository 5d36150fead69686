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

export interface Pull {
  title: string
  head: string
  base: string
  address: string
  /** Absent while it is open. */
  end?: 'merged' | 'declined'
  /** The fork that it comes from; absent if it is of the repository itself. */
  from?: string
}

export type MockGithub = ReturnType<typeof mockGithub>

export const repository = 'ana/site'
/** Any other is refused. */
export const token = 'github_pat_0123456789abcdefghijABCDEFGHIJ'

class Status extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const notFound = () => new Status(404, 'Not Found')

/** Pages of another origin may read an answer. */
const headers = { 'access-control-allow-origin': '*' }

/** `folder`: a bare repository, which is the one of `repository`. Its main branch is "main". */
export function mockGithub(folder: string) {
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
  const store = async (bytes: Buffer) =>
    (await run(['hash-object', '-w', '--stdin'], bytes)).toString().trim()
  const mock = {
    send,
    protectedBranches: new Set<string>(),
    pulls: [] as Pull[],
    /** As in "POST /repos/{owner}/{repo}/git/trees". */
    asked: [] as string[],
    /** Is called before a request is answered; throws to cut the connection. Its answer replaces that of GitHub. */
    before: (_operation: string): Response | Promise<Response> | undefined => undefined,
    /** Is called when all is done and before the answer goes out; throws to lose it. */
    after: (_operation: string): void => {},
    git,
    /** What was asked for or answered against GitHub's description; each is a fault of ours. */
    faults: [] as unknown[],
  }

  const ref = (branch: string, sha: string) => ({
    ref: `refs/heads/${branch}`,
    object: { sha },
  })
  const tipOf = (branch: string) =>
    git('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`).catch(() => {
      throw notFound()
    })

  /** What each operation does; `parts` are the names in its path. */
  const answers: Record<
    string,
    (parts: string[], body: unknown, query: URLSearchParams) => unknown
  > = {
    'repos/get': () => ({
      full_name: repository,
      default_branch: 'main',
      permissions: { push: true },
    }),
    'git/get-ref': async ([name = '']) => {
      const branch = name.replace(/^heads\//, '')
      return ref(branch, await tipOf(branch))
    },
    async 'git/get-tree'([sha = ''], _, query) {
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
      const form = ['--format=%H%x00%an%x00%aI', `--max-count=${count}`]
      const from = query.get('sha') ?? 'main'
      const lines = await git('log', ...form, from, '--', query.get('path') ?? '.')
      return lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [sha, name, date] = line.split('\0')
          return { sha, commit: { author: { name, date: date?.replace('+00:00', 'Z') } } }
        })
    },
    async 'git/create-blob'(_, body) {
      // "base64", or else "utf-8".
      const encoding = String(lookUp(body, ['encoding'])) as BufferEncoding
      return {
        sha: await store(Buffer.from(String(lookUp(body, ['content'])), encoding)),
      }
    },
    async 'git/create-tree'(_, body) {
      const index = mkdtempSync(join(tmpdir(), 'mock-index-'))
      const env = { GIT_INDEX_FILE: join(index, 'index') }
      try {
        const base = lookUp(body, ['base_tree'])
        if (typeof base === 'string') await run(['read-tree', base], undefined, env)
        const changes = lookUp(body, ['tree'])
        for (const change of Array.isArray(changes) ? changes : []) {
          const path = String(lookUp(change, ['path']))
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
              ? await store(Buffer.from(content))
              : String(lookUp(change, ['sha']))
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
      const args = (Array.isArray(parents) ? parents : []).flatMap((each) => [
        '-p',
        String(each),
      ])
      const message = Buffer.from(String(lookUp(body, ['message'])))
      const commitId = await run(['commit-tree', tree, ...args], message)
      return { sha: commitId.toString().trim() }
    },
    async 'git/update-ref'([name = ''], body) {
      const branch = name.replace(/^heads\//, '')
      const sha = String(lookUp(body, ['sha']))
      const tip = await tipOf(branch)
      if (mock.protectedBranches.has(branch))
        throw new Status(
          422,
          'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
        )
      const isForward = await git('merge-base', '--is-ancestor', tip, sha).then(
        () => true,
        () => false,
      )
      if (!isForward) throw new Status(422, 'Update is not a fast forward')
      await git('update-ref', `refs/heads/${branch}`, sha, tip)
      return ref(branch, sha)
    },
    async 'git/delete-ref'([name = '']) {
      await git('update-ref', '-d', `refs/${name}`)
    },
    async 'git/create-ref'(_, body) {
      const branch = String(lookUp(body, ['ref'])).replace(/^refs\/heads\//, '')
      const sha = String(lookUp(body, ['sha']))
      await git('update-ref', `refs/heads/${branch}`, sha, '0'.repeat(40))
      return ref(branch, sha)
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
    async 'pulls/create'(_, body) {
      const [title, head, base] = ['title', 'head', 'base'].map((key) =>
        String(lookUp(body, [key])),
      ) as [string, string, string]
      const address = `https://github.com/${repository}/pull/${mock.pulls.length + 1}`
      mock.pulls.push({ title, head, base, address })
      return { html_url: address, head: { ref: head } }
    },
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
    if (request.headers.get('authorization') !== `Bearer ${token}`)
      throw new Status(401, 'Bad credentials')
    if (!url.pathname.startsWith(`/repos/${repository}`)) throw notFound()
    const given = await answers[name]?.(parts, body, url.searchParams)
    mock.after(name)
    if (operation.status === 204) return new Response(null, { status: 204, headers })
    if (given instanceof Uint8Array) return new Response(given.slice(), { headers })
    if (operation.answer) hold(`${name}, answer`, operation.answer, given)
    return Response.json(given, { status: operation.status, headers })
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
      const { message, status } = error
      return Response.json({ message }, { status, headers })
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
    const match = new RegExp(`^${form}$`).exec(path)
    if (match) return [name, match.slice(1)]
  }
  throw new Error(`GitHub has no ${method} ${path} among the described operations.`)
}

function hold(what: string, schema: object, value: unknown): void {
  if (!ajv.validate(schema, value))
    throw new Error(
      `${what}: ${ajv.errorsText()} in ${JSON.stringify(value).slice(0, 300)}`,
    )
}
