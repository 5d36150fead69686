import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { answering } from '../../../tests/support/answering.ts'
import { publishedRepository } from '../../../tests/support/publishedRepository.ts'
import { revisionOf } from '../../site/siteFolder.ts'
import { versionOnDisk } from '../prepareVersion.ts'
import type { Ask } from '../target.ts'

afterEach(() => vi.unstubAllEnvs())

const title = 'hero.title'
const text = 'hero.text'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h5v7z"/></svg>'
const sent = { ok: true, settings: { kind: 'github', remote: 'origin', branch: 'main' } }
test('content and pictures go online as a commit that says what changed, from a folder of the repository too', async () => {
  const { ours, send, published, remote } = publishedRepository('pages/site')
  ours.say({ [title]: 'Bread, all day' })
  ours.write('public/logos/new.svg', logo)
  ours.write('public/ignored.log', 'not by us')
  ours.write('.gitignore', '*.log\n')
  expect(await send()).toEqual(sent)
  expect(published('pages/site/content/site.json')).toContain('Bread, all day')
  expect(published('pages/site/public/logos/new.svg')).toBe(logo)
  expect(published('pages/site/public/ignored.log')).toBe('not by us')
  expect(ours.state()).toMatchObject({
    status: '?? pages/site/.gitignore',
    head: remote.git('rev-parse', 'main'),
  })
  expect(remote.git('log', '-1', '--format=%an|%s')).toMatch(
    /^Ana\|Changed: .{1,60} \(and more\)$/,
  )
  expect(remote.git('log', '-1', '--format=%b')).toContain(
    '- Changed: File public/logos/new.svg',
  )
})

test("a developer's unfinished work stays as it is, and is not published", async () => {
  const { ours, theirs, send, published, remote } = publishedRepository()
  theirs.write('src/three.ts', 'theirs\n')
  theirs.push()
  ours.write('src/one.ts', 'staged\n')
  ours.git('add', 'src/one.ts')
  ours.write('src/one.ts', 'more\n')
  ours.write('src/two.ts', 'not staged\n')
  ours.write('src/new.ts', 'new\n')
  const { status, staged } = ours.state()
  ours.say({ [title]: 'Bread, all day' })
  expect(await send()).toEqual(sent)
  expect(ours.state()).toEqual({ status, staged, head: remote.git('rev-parse', 'main') })
  expect(ours.read('src/three.ts')).toBe('theirs\n')
  expect(published('src/one.ts')).toBe('one')

  // Unfinished work in a file that others have changed: the branch stays.
  theirs.git('pull', '--quiet')
  theirs.write('src/two.ts', 'theirs\n')
  theirs.push()
  const before = ours.state()
  ours.say({ [title]: 'Bread, all night' })
  expect(await send()).toEqual(sent)
  expect(published('content/site.json')).toContain('Bread, all night')
  expect(published('src/two.ts')).toBe('theirs')
  expect(ours.state()).toMatchObject({ head: before.head, staged })
  expect(ours.read('src/two.ts')).toBe('not staged\n')
})

test('where both have changed the same it is asked, and what is chosen goes online', async () => {
  const { ours, theirs, send, published, hook, remote } = publishedRepository()
  theirs.say({ [title]: 'theirs' })
  theirs.push()
  ours.say({ [title]: 'ours' })
  // Somebody else pushes meanwhile: the owner is not asked again.
  theirs.write('src/four.ts', 'four\n')
  theirs.commit()
  const faster = theirs.git('rev-parse', 'HEAD')
  theirs.git('push', '--quiet', 'origin', 'HEAD:refs/heads/other')
  hook(
    'update',
    `[ -e was-here ] || { touch was-here; env -u GIT_QUARANTINE_PATH git update-ref refs/heads/main ${faster}; }`,
  )
  const questions: unknown[] = []
  const ask = ((question) => {
    questions.push(question)
    return Promise.resolve({ kind: 'conflicts', sides: ['theirs'] })
  }) as Ask
  expect(await send({ ask })).toMatchObject(sent)
  expect(questions).toMatchObject([
    {
      conflicts: [{ path: ['catalogs', 'en', title], ours: 'ours', theirs: 'theirs' }],
    },
  ])
  expect(published('content/site.json')).toContain('"theirs"')
  expect(ours.read('content/site.json')).toContain('"theirs"')
  expect(ours.state().head).toBe(remote.git('rev-parse', 'main'))
  expect(published('src/four.ts')).toBe('four')
})

type Repository = ReturnType<typeof publishedRepository>

const refusals: Record<string, (repository: Repository) => unknown> = {
  'unpushed-commits': ({ ours }) => {
    ours.write('src/one.ts', 'other\n')
    ours.git('commit', '--quiet', '-m', 'unpushed', 'src/one.ts')
  },
  detached: ({ ours }) => ours.git('checkout', '--quiet', '--detach'),
  merging: ({ ours }) =>
    ours.write('.git/MERGE_HEAD', `${ours.git('rev-parse', 'HEAD')}\n`),
  'no-identity': ({ root }) => writeFileSync(join(root, '.gitconfig'), ''),
  'no-remote': ({ ours }) => ours.git('remote', 'remove', 'origin'),
  'same-file': ({ ours, theirs }) => {
    theirs.write('public/logos/same.svg', logo)
    theirs.push()
    ours.write('public/logos/same.svg', logo.replace('M1', 'M2'))
  },
  // Both together name a picture that others have removed.
  'not-ready': ({ theirs }) => {
    theirs.git('rm', '--quiet', '-r', 'public')
    theirs.push()
  },
}

test.each(Object.entries(refusals))(
  'nothing is published and nothing touched where it is refused as %s',
  async (code, arrange) => {
    const repository = publishedRepository()
    const { ours, remote, send, contentFile } = repository
    ours.say({ [title]: 'ours' })
    arrange(repository)
    const before = revisionOf(contentFile)
    expect(await send()).toMatchObject({ ok: false, failure: { code } })
    expect(remote.git('show', 'main:content/site.json')).not.toContain('"ours"')
    expect(ours.git('status', '--porcelain')).toContain('M content/site.json')
    expect(revisionOf(contentFile)).toBe(before)
  },
)

test('a server that refuses is reported without the secret of its address', async () => {
  const { port } = await answering((_, response) => response.writeHead(403).end())
  const { ours, connect } = publishedRepository()
  ours.git('remote', 'set-url', 'origin', `http://ana:secret@127.0.0.1:${port}/site.git`)
  const result = await connect()
  expect(result).toMatchObject({ failure: { code: 'no-right-to-write' } })
  expect(JSON.stringify(result)).not.toContain('secret')
})

test('no program of the checkout is run', async () => {
  const { ours, root, send } = publishedRepository()
  const trace = join(root, 'trace')
  const script = `#!/bin/sh\necho "$0" >> ${trace}\n`
  const names = 'pre-commit pre-push post-checkout reference-transaction fsmonitor'
  for (const name of names.split(' ')) {
    ours.write(`.git/hooks/${name}`, script)
    chmodSync(join(ours.folder, '.git/hooks', name), 0o755)
  }
  ours.git('config', 'core.fsmonitor', '.git/hooks/fsmonitor')
  ours.git('status')
  expect(existsSync(trace)).toBe(true)
  rmSync(trace)
  ours.say({ [title]: 'ours' })
  expect(await send()).toEqual(sent)
  expect(existsSync(trace)).toBe(false)
})

test('names of files and words of the content are neither options, nor lines, nor commands', async () => {
  const { ours, send, remote, root } = publishedRepository()
  const names = ['--help', '$(touch run).png', 'a\nb.svg', ':(exclude)a', 'ação "1".txt']
  for (const name of names) ours.write(`public/${name}`, logo)
  ours.say({
    [title]:
      '-m\n\nSigned-off-by: nobody\u001B[31m\u202E `touch run` $(touch run) '.repeat(9),
  })
  expect(await send()).toEqual(sent)
  const listed = remote
    .git('ls-tree', '-r', '-z', '--name-only', 'main', 'public/')
    .split('\0')
  for (const name of names) expect(listed).toContain(`public/${name}`)
  // A line of its own would be a trailer; an escape would steer a terminal.
  expect(remote.git('log', '-1', '--format=%(trailers)')).toBe('')
  for (const sign of ['\u001B', '\u202E'])
    expect(remote.git('log', '-1', '--format=%B')).not.toContain(sign)
  expect(
    readdirSync(root, { recursive: true }).filter((name) => String(name).endsWith('run')),
  ).toEqual([])
  expect(ours.state().status).toBe('')
})

test('undone, the version before is online again, and the newer one can be published again', async () => {
  const { ours, send, rollback, published, remote, contentFile } = publishedRepository()
  const revisions: string[] = []
  for (const words of ['first', 'second']) {
    ours.say({ [title]: words })
    ours.write(`public/logos/${words}.svg`, logo)
    expect(await send()).toEqual(sent)
    revisions.push(revisionOf(contentFile) ?? '')
  }
  expect(await rollback(revisions[0] ?? '')).toEqual(sent)
  expect(published('content/site.json')).toContain('"first"')
  expect(remote.git('ls-tree', '-r', '--name-only', 'main')).not.toContain('second.svg')
  expect(ours.read('content/site.json')).toContain('"second"')
  expect(await send()).toEqual(sent)
  expect(published('content/site.json')).toContain('"second"')
  expect(ours.state().status).toBe('')
})

test('stopped in the midst of the push, the site is as it was and nothing runs on', async () => {
  const { ours, send, hook, remote, root } = publishedRepository()
  hook('pre-receive', `echo $$ > ${root}/pid; mkfifo ${root}/never; cat ${root}/never`)
  ours.say({ [title]: 'ours' })
  const before = remote.git('rev-parse', 'main')
  const controller = new AbortController()
  const sending = send({ signal: controller.signal })
  await vi.waitUntil(() => existsSync(join(root, 'never')), { timeout: 20_000 })
  const pid = readFileSync(join(root, 'pid'), 'utf8').trim()
  controller.abort()
  await expect(sending).rejects.toThrow('aborted')
  const ask = () => process.kill(Number(pid), 0)
  await vi.waitFor(() => expect(ask).toThrow('ESRCH'), { timeout: 20_000 })
  expect(remote.git('rev-parse', 'main')).toBe(before)
  hook('pre-receive', 'exit 0')
  expect(await send()).toEqual(sent)
})

test('cut after any step, the site is the old one or the new one, and the next publication fixes it', async () => {
  const path = process.env['PATH'] ?? ''
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  /** Publishes on a computer that stops after so many steps. Gives the steps that were done. */
  async function sendCut(maxSteps: number) {
    const { ours, theirs, send, published, root, remote, contentFile } =
      publishedRepository()
    theirs.say({ [text]: 'theirs' })
    theirs.write('public/logos/theirs.svg', logo)
    theirs.write('src/three.ts', 'theirs\n')
    theirs.push()
    ours.say({ [title]: 'ours' })
    ours.write('public/ads.txt', 'as Windows\r\nends lines\r\n')
    ours.write('src/one.ts', 'unfinished\n')
    const steps = join(root, 'steps')
    const bin = join(root, 'bin')
    mkdirSync(bin)
    writeFileSync(steps, '')
    writeFileSync(
      join(bin, 'git'),
      `#!/bin/sh\necho "$*" >> ${steps}\n[ $(wc -l < ${steps}) -le ${maxSteps} ] || exit 1\nPATH=${path} exec ${real} "$@"\n`,
    )
    chmodSync(join(bin, 'git'), 0o755)
    vi.stubEnv('PATH', `${bin}${delimiter}${path}`)
    await send()
    vi.stubEnv('PATH', path)
    const done = readFileSync(steps, 'utf8').split('\n').slice(0, -1)
    const isPushed = remote.git('log', '-1', '--format=%an%s', 'main') !== 'Anaby hand'
    expect(published('content/site.json').includes('"ours"')).toBe(isPushed)

    expect(await send()).toMatchObject(sent)
    expect(published('content/site.json')).toMatch(/"ours"[^]*"theirs"/)
    expect(ours.read('content/site.json')).toBe(`${published('content/site.json')}\n`)
    expect(ours.read('src/one.ts')).toBe('unfinished\n')
    expect(ours.read('src/three.ts')).toBe('theirs\n')
    expect(ours.read('public/logos/theirs.svg')).toBe(logo)
    expect(ours.state()).toMatchObject({
      status: 'M src/one.ts',
      head: remote.git('rev-parse', 'main'),
    })
    // A build from the repository has the version that is expected here.
    theirs.git('pull', '--quiet')
    const built = versionOnDisk(join(theirs.folder, 'content/site.json'))
    expect(built).toBeDefined()
    expect(versionOnDisk(contentFile)).toEqual(built)
    return { done, isPushed }
  }
  const { done, isPushed } = await sendCut(1000)
  expect(isPushed).toBe(true)
  // Before the push only unseen objects are written; these steps change something from the push on.
  const push = done.findIndex((step) => step.includes(' push '))
  expect(push).toBeGreaterThan(10)
  expect((await sendCut(push)).isPushed).toBe(false)
  for (const written of [
    'push',
    'checkout-index',
    'cat-file blob',
    'update-index --replace',
    'read-tree -m -u',
  ]) {
    const step = done.findLastIndex((each) => each.includes(` ${written} `))
    expect(step, written).toBeGreaterThanOrEqual(push)
    expect((await sendCut(step + 1)).isPushed).toBe(true)
  }
}, 180_000)
