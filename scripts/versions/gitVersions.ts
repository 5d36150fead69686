/** Versions from Git: commits of this branch, by first parents, that changed the content or its pictures. */
import { dirname, posix, relative, sep } from 'node:path'

import { maxContentBytes } from '../../schema/read/contentLimits.ts'
import { maxPictureBytes } from '../../src/editorApi/storage.ts'
import { publicFolder } from '../files/paths.ts'
import { runGit, type GitResult } from '../git/runGit.ts'
import { mayBeInVersion } from '../site/siteFolder.ts'
import { entriesIn, filesIn, formerNamesIn, objectsIn } from './gitOutput.ts'
import type { VersionSource } from './source.ts'

/** Thrown where a repository is there and Git fails. */
export class GitUnanswered extends Error {}

/** Where the content is and was in the repository, from its top; the newest name first. */
interface ContentNames {
  head: string
  contents: string[]
}

/** What Git answers where there are no versions: no Git, no repository, no commit yet. */
const isWithout = ({ code, detail }: { code: string; detail: string }) =>
  code === 'no-git' ||
  /not a git repository|unknown revision|ambiguous argument 'HEAD'/.test(detail)

/** Git's null id. */
const none = '0'.repeat(40)
const idPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

type Git = (args: readonly string[], input?: string) => Promise<Buffer>

/** `list` and `texts` reject with `GitUnanswered` where Git fails; without a repository they are empty. `run`: runs Git, another one in tests. */
export function gitVersions(contentFile: string, run = runGit): VersionSource {
  const folder = dirname(contentFile)
  const inFolder = (file: string) => relative(folder, file).split(sep).join('/')
  let known: ContentNames | undefined
  /** Hashes of files that were listed for the page: no other object of the repository is read for it. */
  const named = new Set<string>()

  const git: Git = async (args, input) => {
    const options = input === undefined ? {} : { input }
    const result: GitResult = await run(folder, args, options)
    if (result.ok) return result.out
    throw new GitUnanswered(result.failure.detail)
  }

  /** Undefined where there is no repository, or nothing in it yet. */
  async function findNames(): Promise<ContentNames | undefined> {
    const reported = await run(folder, ['rev-parse', '--show-prefix', 'HEAD'])
    if (!reported.ok && isWithout(reported.failure)) return undefined
    if (!reported.ok) throw new GitUnanswered(reported.failure.detail)
    const [prefix = '', head = ''] = reported.out.toString().split('\n')
    if (known?.head === head) return known
    const name = inFolder(contentFile)
    const contents = [`${prefix}${name}`, ...(await formerNames(git, name))]
    known = { head, contents: [...new Set(contents)] }
    return known
  }

  /** The folders public/ that belong to the names of the content. */
  const pictureFolders = ({ contents }: ContentNames) => {
    const own = inFolder(publicFolder(contentFile))
    const all = contents.map((path) => posix.join(posix.dirname(path), own))
    return [...new Set(all)].filter((path) => !path.startsWith('..'))
  }

  return {
    owns: (id) => idPattern.test(id),
    async list(after, count) {
      const names = await findNames()
      if (!names || (after !== undefined && !idPattern.test(after))) return []
      const paths = [...names.contents, ...pictureFolders(names)]
      const out = await git(logArguments(after, names.head, count, paths))
      return entriesIn(out.toString(), names.contents)
    },
    async texts(ids) {
      const names = await findNames()
      if (!names) return ids.map(() => undefined)
      const asked = ids.filter((id) => idPattern.test(id))
      const texts = await contentsIn(git, asked, names.contents)
      return ids.map((id) => texts.get(id))
    },
    async files(id) {
      const names = await findNames()
      if (!names || !idPattern.test(id)) return {}
      const folders = pictureFolders(names)
      const args = ['ls-tree', '-r', '-z', '-l', '--full-tree', id, '--', ...folders]
      const files: Record<string, string> = {}
      for (const { hash, size, path } of filesIn((await git(args)).toString())) {
        const top = folders.find((each) => path.startsWith(`${each}/`))
        if (top === undefined) continue
        const name = path.slice(top.length)
        if (!mayBeInVersion(contentFile, name) || size > maxPictureBytes) continue
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

/** Overrides settings of `git log` that the person may have. */
const plainLog = ['--no-relative', '--no-show-signature', '-z']

/** The names that a file had before, from the top of the repository; the newest first. */
async function formerNames(git: Git, name: string): Promise<string[]> {
  const renames = await git([
    '--literal-pathspecs',
    'log',
    '--follow',
    '--first-parent',
    '--diff-filter=R',
    '--format=',
    '--name-status',
    ...plainLog,
    '--',
    name,
  ])
  return formerNamesIn(renames.toString())
}

const logArguments = (
  after: string | undefined,
  head: string,
  count: number,
  paths: readonly string[],
) => [
  'log',
  after ?? head,
  // A merge counts as one version, whatever came with it.
  '--first-parent',
  '--diff-merges=first-parent',
  ...(after === undefined ? [] : ['--skip=1']),
  `--max-count=${count}`,
  '--format=%H %ct %aN',
  '--encoding=UTF-8',
  '--raw',
  '--no-abbrev',
  '--no-renames',
  ...plainLog,
  '--',
  ...paths.map((path) => `:(top,literal)${path}`),
]

/** The content in each of these commits, by commit: the text under the newest of its names that is there. */
async function contentsIn(
  git: Git,
  commits: readonly string[],
  contents: readonly string[],
) {
  const found = await textsNamed(
    git,
    commits.flatMap((id) => contents.map((path) => `${id}:${path}`)),
  )
  return new Map(
    commits.map((id, index) => {
      const start = index * contents.length
      const own = found.slice(start, start + contents.length)
      return [id, own.find((text) => text !== undefined)] as const
    }),
  )
}

/** The texts of objects, in their order; undefined for one that is missing or larger than a content may be. */
async function textsNamed(git: Git, objectNames: readonly string[]) {
  const input = `${objectNames.join('\n')}\n`
  const found = await git(
    ['cat-file', '--batch-check=%(objecttype) %(objectsize)'],
    input,
  )
  const sizes = found.toString().split('\n')
  const isText = (line = '') => Number(/^blob (\d+)$/.exec(line)?.[1]) <= maxContentBytes
  // An object that is not wanted is replaced by an id that does not exist, so that the answers keep their order.
  const wanted = objectNames.map((name, index) => (isText(sizes[index]) ? name : none))
  return objectsIn(await git(['cat-file', '--batch'], `${wanted.join('\n')}\n`))
}
