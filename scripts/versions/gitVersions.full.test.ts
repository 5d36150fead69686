import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../../tests/unit/temporaryFolder.ts'
import { runGit } from '../git/runGit.ts'
import { GitUnanswered, gitVersions } from './gitVersions.ts'
import { versionsOf } from './versions.ts'

interface By {
  author?: string
  message?: string
}

/** A real repository; `site/` is the project in it. */
function repository() {
  const top = temporaryFolder()
  const project = join(top, 'site')
  const contentFile = join(project, 'content/site.json')
  let env = process.env
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], {
      cwd: top,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      input,
      env,
    }).trim()
  let time = 1_700_000_000
  const write = (path: string, text: string) => writeFiles(project, { [path]: text })
  function commit({ author = 'A', message = 'm' }: By = {}) {
    time += 60
    git(['add', '-A'])
    env = {
      ...env,
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: 'a@a.test',
      GIT_COMMITTER_DATE: `${time} +0000`,
    }
    git(['commit', '-q', '--allow-empty', '-F', '-'], message)
    return git(['rev-parse', 'HEAD'])
  }
  git(['init', '-q', '-b', 'main'])
  mkdirSync(dirname(contentFile), { recursive: true })
  const asked: string[] = []
  const source = gitVersions(contentFile, (folder, args, options) => {
    asked.push(args.join(' '))
    return runGit(folder, args, options)
  })
  const read = async (ids: readonly string[]) =>
    (await source.texts(ids)).map((text) => text && new TextDecoder().decode(text))
  return { top, project, contentFile, git, write, commit, source, read, asked }
}

test('commits of the content and of its pictures are versions, those of other files are none', async () => {
  const { write, commit, source, read } = repository()
  expect(await source.list(undefined, 10)).toEqual([])
  write('content/site.json', 'one')
  write('public/logos/a.svg', '<svg>1</svg>')
  const first = commit()
  write('src/code.ts', 'code')
  commit()
  write('public/logos/a.svg', '<svg>2</svg>')
  const second = commit()
  write('content/site.json', 'two')
  const third = commit()
  const listed = await source.list(undefined, 10)
  expect(listed.map(({ id }) => id)).toEqual([third, second, first])
  expect(listed[2]).toMatchObject({ at: 1_700_000_060_000, kind: 'committed' })
  expect(await source.list(third, 1)).toMatchObject([{ id: second }])
  expect(await read([third, first, '0'.repeat(40)])).toEqual(['two', 'one', undefined])
  const { '/logos/a.svg': hash = '' } = await source.files(first)
  expect(String(await source.file(hash))).toBe('<svg>1</svg>')
})

test('nothing of the repository is read but contents and the pictures of a version', async () => {
  const { write, commit, source, git } = repository()
  write('content/site.json', 'one')
  write('public/CNAME', 'example.com')
  write('public/logos/a.svg', '<svg/>')
  write('secret.txt', 'secret')
  const id = commit()
  const secret = git(['rev-parse', 'HEAD:site/secret.txt'])
  expect(Object.keys(await source.files(id))).toEqual(['/logos/a.svg'])
  expect(await source.file(secret)).toBeUndefined()
  expect(await source.texts(['HEAD', '--help', `${id}:x`])).toEqual(
    Array.from({ length: 3 }),
  )
  expect(await source.files('HEAD')).toEqual({})
  expect(await source.list('--all', 5)).toEqual([])
})

test('a merge is one version, of what came with it', async () => {
  const { write, commit, source, git } = repository()
  write('content/site.json', 'one')
  const first = commit()
  git(['checkout', '-q', '-b', 'other'])
  write('content/site.json', 'theirs')
  commit()
  write('content/site.json', 'theirs, again')
  commit()
  git(['checkout', '-q', 'main'])
  write('src/code.ts', 'code')
  commit()
  git(['merge', '-q', '--no-ff', '-m', 'merge', 'other'])
  const merge = git(['rev-parse', 'HEAD'])
  const listed = await source.list(undefined, 10)
  expect(listed.map(({ id }) => id)).toEqual([merge, first])
  expect(listed[0]?.blob).toBe(git(['rev-parse', 'HEAD:site/content/site.json']))
})

test('names, messages and paths of commits are text, whatever they say', async () => {
  const { write, commit, source } = repository()
  const hostile = [
    '<img src=x onerror=alert(1)>',
    ':100644 100644 aaaa bbbb M',
    `${'a'.repeat(40)} 1 Somebody`,
    'com\u202egro.\u001b[31m',
    '$(touch owned) `id` --upload-pack=x',
  ]
  for (const [index, author] of hostile.entries()) {
    write('content/site.json', `${index}`)
    write(`public/logos/${author.replaceAll('/', '')}.svg`, '<svg/>')
    commit({ author, message: `${author}\n\n${'a'.repeat(40)} blob 5\n` })
  }
  const listed = await source.list(undefined, 10)
  expect(listed.map(({ author }) => author)).toEqual(
    [
      'img src=x onerror=alert(1)',
      '100644 100644 aaaa bbbb M',
      `${'a'.repeat(40)} 1 Somebody`,
      'comgro.[31m',
      '$(touch owned) `id` --upload-pack=x',
    ].toReversed(),
  )
  expect(await source.files(listed[0]?.id ?? '')).toEqual({})
})

test('a content that was called otherwise, or lay elsewhere, is found under its old names', async () => {
  const { write, commit, source, read, project } = repository()
  const text = JSON.stringify(Array.from({ length: 50 }, (_, index) => index))
  write('old/data/page.json', text)
  write('old/public/logos/a.svg', '<svg/>')
  const first = commit()
  write('old/data/page.json', `${text} `)
  const second = commit()
  write('content/site.json', `${text} `)
  write('public/logos/a.svg', '<svg/>')
  rmSync(join(project, 'old'), { recursive: true })
  const third = commit()
  const listed = await source.list(undefined, 10)
  expect(listed.map(({ id }) => id)).toEqual([third, second, first])
  expect(await read([third, second, first])).toEqual([`${text} `, `${text} `, text])
  expect(Object.keys(await source.files(first))).toEqual(['/logos/a.svg'])
})

test('without a repository there is none; one that Git does not open is reported, and what is kept is there', async () => {
  const { top, contentFile, write, commit, source } = repository()
  rmSync(join(top, '.git'), { recursive: true })
  expect(await source.list(undefined, 10)).toEqual([])
  writeFileSync(join(top, '.git'), 'gitdir: /nowhere/at/all\n')
  const stateFolder = temporaryFolder()
  write('content/site.json', '{}')
  const versions = versionsOf({ contentFile, stateFolder, online: () => undefined })
  expect(versions.keep('saved', versions.current())).toBe(true)
  rmSync(join(top, '.git'))
  expect(commit).toThrow(/./)
  const broken = gitVersions(contentFile, () =>
    Promise.resolve({ ok: false, failure: { code: 'unknown', detail: 'dubious' } }),
  )
  await expect(broken.list(undefined, 10)).rejects.toThrow(GitUnanswered)
  const both = versionsOf({
    contentFile,
    stateFolder,
    online: () => undefined,
    git: broken,
  })
  expect(await both.list()).toMatchObject({
    unanswered: 'dubious',
    versions: [{ kind: 'saved' }],
  })
})

test('a hundred versions and their texts take six processes, also of ten thousand', async () => {
  const { git, contentFile, asked, source } = repository()
  const commits = Array.from({ length: 10_000 }, (_, index) => {
    const text = `{"number": ${index}}`
    return `commit refs/heads/main
committer A <a@a.test> ${1_600_000_000 + index * 60} +0000
data 1
m
M 100644 inline site/content/site.json
data ${text.length}
${text}
`
  })
  git(['fast-import', '--quiet'], commits.join(''))
  const stateFolder = temporaryFolder()
  writeFileSync(contentFile, '{"number": "now"}')
  const options = { contentFile, stateFolder, online: () => undefined, git: source }
  const versions = versionsOf(options)
  versions.keep('saved', versions.current())
  const first = await versions.list()
  const ids = first.versions.map(({ id }) => id)
  const texts = await versions.texts(ids)
  expect(texts.slice(0, 3)).toEqual([
    '{"number": "now"}',
    '{"number": 9999}',
    '{"number": 9998}',
  ])
  expect(texts).toHaveLength(100)
  // Calls of Git: the place twice, older names, the list, the sizes of the texts, the texts.
  expect(asked).toHaveLength(6)
  const second = await versions.list(first.next)
  expect(second.versions[0]?.id).toBe(first.versions.at(-1)?.before)
  const root = git(['rev-list', '--max-parents=0', 'HEAD'])
  expect(await source.list(root, 100)).toEqual([])
})
