import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import type { Question } from '../../../src/editorApi/publishing.ts'
import { publishedRepository } from '../../../tests/support/publishedRepository.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { gitIn } from './git.ts'
import { gitFailure } from './gitFailure.ts'

/** Messages of Git and servers, one a line, with the failure that each means. */
const messages = readFileSync('tests/fixtures/gitMessages.txt', 'utf8').trim().split('\n')

test.each(messages)('the failure in Git’s output is recognized: %s', (line) => {
  const [id = '', text = ''] = line.split(/: (.*)/)
  const output = text.replaceAll('\\n', '\n')
  // The end names the error.
  const { failure, message } = gitFailure(`${'progress '.repeat(300)}\n${output}`)
  expect(failure).toEqual({ id, ...(id === 'folder' && { path: '.git' }) })
  expect([message.length, message.endsWith(output)]).toEqual([2000, true])
})

test('a failure is reported without progress and without the password in an address', async () => {
  const script =
    '!f() { cat; printf "50%%\\r100%%\\nNo: http://ana:secret@a.example/\\n" >&2; exit 1; }; f'
  const failing = gitIn(temporaryFolder())(
    ['-c', `alias.fail=${script}`, 'fail'],
    'input',
  )
  await expect(failing).rejects.toThrow(/^100%\nNo: http:\/\/a\.example\/\n+input$/)
})

test('Git does not ask for passwords, and ignores the repository of a running hook', async () => {
  vi.stubEnv('GIT_DIR', '/elsewhere')
  const git = gitIn(temporaryFolder())
  const variables = await git(['-c', 'alias.variables=!env', 'variables'])
  const [never, noPrompt] = ['SSH_ASKPASS_REQUIRE=never', 'GIT_TERMINAL_PROMPT=0']
  const expected = [
    'LC_ALL=C',
    'GIT_ASKPASS=',
    'GIT_LITERAL_PATHSPECS=1',
    never,
    noPrompt,
  ]
  expect(variables.split('\n')).toEqual(expect.arrayContaining(expected))
  expect(variables).toMatch(/core.quotepath'?='?false.*useconfigonly'?='?true/i)
  expect(variables).not.toContain('/elsewhere')
})

test('other people’s publications are merged, and a stopped merge is undone', async () => {
  const site = 'pages/site'
  const { root, ours, theirs, connect, send, remote, published } =
    publishedRepository(site)
  const readPublished = (path: string) => published(`${site}/${path}`)
  const logoOf = (path: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${path}"/></svg>`
  const base = ours.read('content/site.json')
  theirs.write('public/logos/same.svg', logoOf('M2 1h5v7z'))
  theirs.write('public/logos/new.svg', logoOf('M3 1h5v7z'))
  theirs.write('public/robots.txt', 'theirs')
  theirs.write('content/site.json', base.replace('/logos/cafeaurora', '/logos/same'))
  theirs.push()
  const saved = base.replace('/logos/casadopequi', '/logos/same')
  ours.write('content/site.json', saved)
  ours.write('content/.site-id', 'of this computer')
  ours.write('public/logos/same.svg', logoOf('M1 1h5v7z'))
  ours.write('public/robots.txt', 'ours')
  ours.write('public/.DS_Store', 'of the system')
  ours.write('src/one.ts', 'unfinished')
  // Names that are never treated as options, lines, or commands.
  const names = ['--help', '$(touch run).png', 'a\nb.svg', ':(exclude)a', 'ação "1".txt']
  for (const name of names) ours.write(`public/${name}`, 'words')
  expect(await connect()).toEqual({ ok: true })
  const asked: Question[] = []
  const contents: string[] = []
  let merged = saved
  const ask = (question: Question) => {
    contents.push(ours.read('content/site.json'))
    // The owner removes the file that others have added too.
    if (asked.push(question) === 2) rmSync(join(ours.folder, 'public/robots.txt'))
    return Promise.resolve(merged)
  }
  const conflict = { id: 'changed-elsewhere', detail: `${site}/public/robots.txt\n` }
  expect(await send({ ask })).toEqual({ ok: false, failure: conflict })
  const mergeHead = join(root, 'ours/.git/MERGE_HEAD')
  expect(existsSync(mergeHead)).toBe(false)
  const merge = 'merge --no-ff --no-commit -m'.split(' ')
  const message = 'Merge what others have published'
  expect(() => ours.git(...merge, message, 'FETCH_HEAD')).toThrow('git merge')
  expect(existsSync(mergeHead)).toBe(true)
  // The owner saves again.
  merged = saved.replace('"hero.title": "', '$&Today: ')
  ours.write('content/site.json', merged)
  expect(await send({ ask })).toMatchObject({ ok: true })
  const [path = ''] = /[^"]*same-\w{8}\.svg/.exec(JSON.stringify(asked)) ?? []
  const question = {
    kind: 'merge',
    base,
    theirs: base.replace('/logos/cafeaurora.svg', path),
  }
  expect(asked).toEqual([question, question])
  expect(contents).toEqual([saved, merged])
  expect(`${readPublished('content/site.json')}\n`).toBe(merged)
  const files = [path, '/logos/same.svg', '/logos/new.svg', '/robots.txt']
  expect(files.map((each) => readPublished(`public${each}`))).toEqual([
    ...['M2 1h5v7z', 'M1 1h5v7z', 'M3 1h5v7z'].map(logoOf),
    'theirs',
  ])
  const listed = remote.git('ls-tree', '-r', '-z', '--name-only', 'main').split('\0')
  const expected = names.map((name) => `${site}/public/${name}`)
  expect(listed).toEqual(expect.arrayContaining(expected))
  expect(readdirSync(root, { recursive: true }).join('\n')).not.toMatch(/run$/m)
  const log = remote.git('log', '--first-parent', '--format=%an: %s', 'main')
  const ourCommit = 'Ana: Changed: Title'
  expect(log.split('\n')).toEqual([
    `Ana: ${message}`,
    ourCommit,
    ourCommit,
    'Ana: by hand',
  ])
  expect(ours.state()).toEqual({
    head: remote.git('rev-parse', 'main'),
    staged: '',
    status: `M ${site}/src/one.ts\n?? ${site}/content/.site-id\n?? ${site}/public/.DS_Store`,
  })
})
