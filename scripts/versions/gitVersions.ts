/** Versions from Git: commits of this branch, by first parents, that changed the content or its pictures. */
import { dirname, posix, relative, sep } from 'node:path'

import { maxContentBytes } from '../../schema/read/contentLimits.ts'
import { maxPictureBytes } from '../../src/editor/storage/storage.ts'
import { mayBeInVersion } from '../edit/siteFolder.ts'
import { publicFolder } from '../files/paths.ts'
import { runGit, type GitResult } from '../git/runGit.ts'
import { entriesIn, filesIn, formerNamesIn, objectsIn } from './gitOutput.ts'
import type { VersionSource } from './source.ts'

/** Thrown where there should be versions and Git fails. */
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

/** No object's name. */
const none = '0'.repeat(40)
const idPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

export function gitVersions(contentFile: string, run = runGit): VersionSource {
  const folder = dirname(contentFile)
  let known: ContentNames | undefined
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
  async function findNames(): Promise<ContentNames | undefined> {
    const reported = await run(folder, ['rev-parse', '--show-prefix', 'HEAD'])
    if (!reported.ok && isWithout(reported.failure)) return undefined
    if (!reported.ok) throw new GitUnanswered(reported.failure.detail)
    const [prefix = '', head = ''] = reported.out.toString().split('\n')
    if (known?.head === head) return known
    const name = relative(folder, contentFile).split(sep).join('/')
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
    const contents = [`${prefix}${name}`, ...formerNamesIn(renames.toString())]
    known = { head, contents: [...new Set(contents)] }
    return known
  }

  /** The folders public/ that belong to the names of the content. */
  const picturesOf = ({ contents }: ContentNames) => {
    const own = relative(folder, publicFolder(contentFile)).split(sep).join('/')
    return [
      ...new Set(contents.map((path) => posix.join(posix.dirname(path), own))),
    ].filter((path) => !path.startsWith('..'))
  }

  return {
    owns: (id) => idPattern.test(id),
    async list(after, count) {
      const names = await findNames()
      if (!names || (after !== undefined && !idPattern.test(after))) return []
      const out = await git([
        'log',
        after ?? names.head,
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
        ...[...names.contents, ...picturesOf(names)].map(
          (path) => `:(top,literal)${path}`,
        ),
      ])
      return entriesIn(out.toString(), names.contents)
    },
    async texts(ids) {
      const names = await findNames()
      if (!names) return ids.map(() => undefined)
      const asked = ids.filter((id) => idPattern.test(id))
      const objectNames = asked.flatMap((id) =>
        names.contents.map((path) => `${id}:${path}`),
      )
      const input = `${objectNames.join('\n')}\n`
      const found = await git(
        ['cat-file', '--batch-check=%(objecttype) %(objectsize)'],
        input,
      )
      const sizes = found.toString().split('\n')
      const isText = (line = '') =>
        Number(/^blob (\d+)$/.exec(line)?.[1]) <= maxContentBytes
      // Missing and oversized objects are replaced by an id that does not exist, which keeps the order.
      const wanted = objectNames.map((name, index) =>
        isText(sizes[index]) ? name : none,
      )
      const out = await git(['cat-file', '--batch'], `${wanted.join('\n')}\n`)
      const objects = objectsIn(out)
      const texts = new Map(
        asked.map((id, index) => {
          const start = index * names.contents.length
          const found = objects.slice(start, start + names.contents.length)
          return [id, found.find((text) => text !== undefined)] as const
        }),
      )
      return ids.map((id) => texts.get(id))
    },
    async files(id) {
      const names = await findNames()
      if (!names || !idPattern.test(id)) return {}
      const folders = picturesOf(names)
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
