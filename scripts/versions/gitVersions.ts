/** Versions from Git: commits of this branch, by first parents, that changed the content or its pictures. */
import { dirname, posix, relative, sep } from 'node:path'

import { maxTextBytes } from '../../schema/read/maxMegabytes.ts'
import { authorName } from '../../src/editor/storage/rules/authorName.ts'
import { maxPictureBytes } from '../../src/editor/storage/storage.ts'
import { isOfVersion } from '../edit/siteFolder.ts'
import { publicFolder } from '../files/paths.ts'
import { runGit, type GitResult } from '../git/runGit.ts'
import type { SourceEntry, VersionSource } from './source.ts'

/** Thrown where there should be versions and Git fails. */
export class GitUnanswered extends Error {}

/** Where the content is and was in the repository, from its top; the newest name first. */
interface Place {
  head: string
  contents: string[]
}

/** What Git answers where there are no versions: no Git, no repository, no commit yet. */
const isWithout = ({ code, detail }: { code: string; detail: string }) =>
  code === 'no-git' ||
  /not a git repository|unknown revision|ambiguous argument 'HEAD'/.test(detail)

/** No object's name. */
const none = '0'.repeat(40)
const idForm = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

export function gitVersions(contentFile: string, run = runGit): VersionSource {
  const folder = dirname(contentFile)
  let known: Place | undefined
  /** Hashes of files that were listed for the page: no other object of the repository is read for it. */
  const named = new Set<string>()

  async function git(args: readonly string[], input?: string): Promise<Buffer> {
    const result: GitResult = await run(
      folder,
      args,
      input === undefined ? {} : { input },
    )
    if (result.ok) return result.out
    throw new GitUnanswered(result.failure.detail)
  }

  /** Undefined where there is no repository, or nothing in it yet. */
  async function findPlace(): Promise<Place | undefined> {
    const reported = await run(folder, ['rev-parse', '--show-prefix', 'HEAD'])
    if (!reported.ok && isWithout(reported.failure)) return undefined
    if (!reported.ok) throw new GitUnanswered(reported.failure.detail)
    const [prefix = '', head = ''] = reported.out.toString().split('\n')
    if (known?.head === head) return known
    const name = relative(folder, contentFile).split(sep).join('/')
    const contents = [`${prefix}${name}`]
    const renames = await git([
      '--literal-pathspecs',
      'log',
      '--follow',
      '--first-parent',
      '--diff-filter=R',
      '--format=',
      '--name-status',
      '--no-relative',
      '--no-show-signature',
      '-z',
      '--',
      name,
    ])
    const pieces = renames.toString().split('\0')
    for (const [index, token] of pieces.entries()) {
      const before = pieces[index + 1]
      if (/^\n*R\d+$/.test(token) && before !== undefined && !before.includes('\n'))
        contents.push(before)
    }
    known = { head, contents: [...new Set(contents)] }
    return known
  }

  /** The folders public/ that belong to the names of the content. */
  const picturesOf = ({ contents }: Place) => {
    const own = relative(folder, publicFolder(contentFile)).split(sep).join('/')
    return [
      ...new Set(contents.map((path) => posix.join(posix.dirname(path), own))),
    ].filter((path) => !path.startsWith('..'))
  }

  return {
    owns: (id) => idForm.test(id),
    async list(after, count) {
      const place = await findPlace()
      if (!place || (after !== undefined && !idForm.test(after))) return []
      const out = await git([
        'log',
        after ?? place.head,
        // A merge is one version, with all that it brought.
        '--first-parent',
        '--diff-merges=first-parent',
        ...(after === undefined ? [] : ['--skip=1']),
        `--max-count=${count}`,
        '--format=%H %ct %aN',
        '--encoding=UTF-8',
        '--raw',
        '--no-abbrev',
        '--no-renames',
        // Whatever the person's own settings say.
        '--no-relative',
        '--no-show-signature',
        '-z',
        '--',
        ...[...place.contents, ...picturesOf(place)].map(
          (path) => `:(top,literal)${path}`,
        ),
      ])
      return entriesIn(out.toString(), place.contents)
    },
    async texts(ids) {
      const place = await findPlace()
      if (!place) return ids.map(() => undefined)
      const asked = ids.filter((id) => idForm.test(id))
      const names = asked.flatMap((id) => place.contents.map((path) => `${id}:${path}`))
      const input = `${names.join('\n')}\n`
      const found = await git(
        ['cat-file', '--batch-check=%(objecttype) %(objectsize)'],
        input,
      )
      const sizes = found.toString().split('\n')
      const isText = (line = '') => Number(/^blob (\d+)$/.exec(line)?.[1]) <= maxTextBytes
      // What is none, or without end, is asked for as what is not there.
      const wanted = names.map((name, index) => (isText(sizes[index]) ? name : none))
      const out = await git(['cat-file', '--batch'], `${wanted.join('\n')}\n`)
      const objects = objectsIn(out)
      const texts = new Map(
        asked.map((id, index) => {
          const start = index * place.contents.length
          const found = objects.slice(start, start + place.contents.length)
          return [id, found.find((text) => text !== undefined)] as const
        }),
      )
      return ids.map((id) => texts.get(id))
    },
    async files(id) {
      const place = await findPlace()
      if (!place || !idForm.test(id)) return {}
      const folders = picturesOf(place)
      const args = ['ls-tree', '-r', '-z', '-l', '--full-tree', id, '--', ...folders]
      const files: Record<string, string> = {}
      for (const line of (await git(args)).toString().split('\0')) {
        const [, hash, size, path] =
          /^100\d{3} blob (\S+) +(\d+)\t(.*)$/s.exec(line) ?? []
        const top = folders.find((each) => path?.startsWith(`${each}/`))
        if (hash === undefined || path === undefined || top === undefined) continue
        const name = path.slice(top.length)
        if (!isOfVersion(contentFile, name) || Number(size) > maxPictureBytes) continue
        files[name] ??= hash
        named.add(hash)
      }
      return files
    },
    async file(hash) {
      if (!named.has(hash)) return undefined
      const result = await run(folder, ['cat-file', 'blob', hash])
      return result.ok ? result.out : undefined
    },
  }
}

/** The last one that a date can say, in milliseconds since 1970. */
const lastMoment = 8.64e15

/** Of `git log --raw -z`: a commit is reported in one piece, then its files in two each. Names and paths may say anything. */
function entriesIn(out: string, contents: readonly string[]): SourceEntry[] {
  const entries: SourceEntry[] = []
  const pieces = out.split('\0').values()
  for (const piece of pieces) {
    const file = /^\n*:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [A-Z]/.exec(piece)
    if (file) {
      const path = String(pieces.next().value)
      const last = entries.at(-1)
      // A removed file has a hash of zeros.
      if (last && contents.includes(path) && /[^0]/.test(file[1] ?? ''))
        last.blob ??= file[1] ?? ''
      continue
    }
    const [, id, seconds, author] = /^\n*([0-9a-f]{40,64}) (\d+) (.*)$/s.exec(piece) ?? []
    if (id === undefined) continue
    const at = Math.min(Number(seconds) * 1000, lastMoment)
    entries.push({ id, at, kind: 'committed', author: authorName(author ?? '') })
  }
  return entries
}

/** Reads the answer of `git cat-file --batch`: objects in the order in which they were asked for, undefined for a missing one. */
function objectsIn(out: Buffer): (Buffer | undefined)[] {
  const objects: (Buffer | undefined)[] = []
  let at = 0
  while (at < out.length) {
    const end = out.indexOf('\n', at)
    const line = out.subarray(at, end).toString()
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(line) ?? []
    at = end + 1
    if (type === undefined) objects.push(undefined)
    else {
      objects.push(type === 'blob' ? out.subarray(at, at + Number(size)) : undefined)
      at += Number(size) + 1
    }
  }
  return objects
}
