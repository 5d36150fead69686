import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { gitVersions } from './gitVersions.ts'
import { versionsOf } from './versions.ts'

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
  function commit(author = 'A', message = 'm') {
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
  const source = gitVersions(contentFile)
  const read = async (ids: readonly string[]) =>
    (await source.texts(ids)).map((text) => text && new TextDecoder().decode(text))
  return { contentFile, git, write, commit, source, read }
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

test('names, messages and paths of commits are text, whatever they say', async () => {
  const { write, commit, source } = repository()
  const shownAs = {
    '<img src=x onerror=alert(1)>': 'img src=x onerror=alert(1)',
    ':100644 100644 aaaa bbbb M': '100644 100644 aaaa bbbb M',
    'com\u202egro.\u001b[31m': 'comgro.[31m',
    '$(touch owned) --upload-pack=x': '$(touch owned) --upload-pack=x',
  }
  for (const author of Object.keys(shownAs)) {
    write('content/site.json', author)
    write(`public/logos/${author.replaceAll('/', '')}.svg`, '<svg/>')
    commit(author, `${author}\n\n${'a'.repeat(40)} blob 5\n`)
  }
  const listed = await source.list(undefined, 10)
  expect(listed.map(({ author }) => author).toReversed()).toEqual(Object.values(shownAs))
  expect(await source.files(listed[0]?.id ?? '')).toEqual({})
})

test('what Git does not open is reported, and what is kept is there', async () => {
  const { contentFile, write, source } = repository()
  write('content/site.json', '{}')
  const options = { contentFile, stateFolder: temporaryFolder(), online: () => undefined }
  const versions = versionsOf(options)
  expect(versions.keep('saved', versions.current())).toBe(true)
  expect(await source.list(undefined, 10)).toEqual([])
  const git = gitVersions(contentFile, () =>
    Promise.resolve({ ok: false, failure: { code: 'unknown', detail: 'dubious' } }),
  )
  expect(await versionsOf({ ...options, git }).list()).toMatchObject({
    unanswered: 'dubious',
    versions: [{ kind: 'saved' }],
  })
})
