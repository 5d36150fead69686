import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import type { FailureId } from '../../../src/editorApi/publishing.ts'
import { publishedRepository } from '../../../tests/support/publishedRepository.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { revisionOf } from '../../site/siteFolder.ts'
import { siteOnDisk } from '../prepareVersion.ts'
import type { Ask } from '../target.ts'
import { isInRepository } from './github.ts'

vi.setConfig({ testTimeout: 300_000 })
afterEach(() => vi.unstubAllEnvs())

const title = 'hero.title'
const text = 'hero.text'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h5v7z"/></svg>'
const sent = { ok: true }
type Repository = ReturnType<typeof publishedRepository>

/** Options of `send` that answer the merge question. */
const merging = (answer: (theirs: string) => string): { ask: Ask } => ({
  ask: (question) =>
    Promise.resolve(question.kind === 'merge' ? answer(question.theirs) : ''),
})

test('content and pictures are published as one commit, even from a subfolder of the repository', async () => {
  const { ours, send, published, remote, contentFile } = publishedRepository('pages/site')
  expect(isInRepository(contentFile)).toBe(true)
  expect(isInRepository(temporaryFolder())).toBe(false)
  ours.changeTexts({ [title]: 'Bread, all day' })
  ours.write('public/logos/new.svg', logo)
  ours.write('public/ignored.log', 'not by us')
  ours.write('.gitignore', '*.log\n')
  ours.write('content/.site-id', 'of this computer')
  expect(await send()).toMatchObject(sent)
  expect(published('pages/site/content/site.json')).toContain('Bread, all day')
  expect(published('pages/site/public/logos/new.svg')).toBe(logo)
  expect(published('pages/site/public/ignored.log')).toBe('not by us')
  expect(ours.state()).toMatchObject({
    status: '?? pages/site/.gitignore\n?? pages/site/content/.site-id',
    head: remote.git('rev-parse', 'main'),
  })
  expect(remote.git('log', '-1', '--format=%an|%s|%b')).toBe(
    'Ana|Changed: Title|- Changed: Title',
  )
  // A developer's commit elsewhere in the repository.
  ours.write('../../code.ts', 'not pushed')
  ours.commit()
  expect(await send()).toMatchObject({ failure: { id: 'repository-refused' } })
})

test('a developer’s uncommitted changes are neither changed nor published', async () => {
  const { ours, theirs, send, published, remote } = publishedRepository()
  ours.write('src/one.ts', 'staged\n')
  ours.git('add', 'src/one.ts')
  ours.write('src/one.ts', 'more\n')
  ours.write('src/two.ts', 'not staged\n')
  ours.write('src/new.ts', 'new\n')
  const { status, staged } = ours.state()
  ours.changeTexts({ [title]: 'Bread, all day' })
  expect(await send()).toMatchObject(sent)
  expect(ours.state()).toEqual({ status, staged, head: remote.git('rev-parse', 'main') })
  expect(published('src/one.ts')).toBe('one')

  // Others have changed other files. Git merges only if nothing is staged.
  theirs.git('pull', '--quiet')
  theirs.write('src/three.ts', 'theirs\n')
  theirs.push()
  ours.changeTexts({ [title]: 'Bread, all night' })
  expect(await send()).toMatchObject({ failure: { id: 'repository-busy' } })
  expect(ours.state()).toMatchObject({ status, staged })
  ours.git('reset', '--quiet')
  expect(await send()).toMatchObject(sent)
  expect(published('content/site.json')).toContain('Bread, all night')
  expect(ours.read('src/three.ts')).toBe('theirs\n')
  expect(ours.read('src/two.ts')).toBe('not staged\n')
})

test('the page merges other people’s publications with one question to the owner', async () => {
  const { ours, theirs, send, published, hook, remote } = publishedRepository()
  theirs.changeTexts({ [title]: 'theirs' })
  theirs.push()
  ours.changeTexts({ [title]: 'ours' })
  const refused = merging(() => '')
  expect(await send(refused)).toMatchObject({ failure: { id: 'changed-elsewhere' } })
  expect(ours.state().status).toBe('M content/site.json')
  // The owner saves again before answering.
  const late = merging((their) => {
    ours.changeTexts({ [title]: 'later' })
    return their
  })
  expect(await send(late)).toMatchObject({ failure: { id: 'changed-elsewhere' } })
  expect(ours.read('content/site.json')).toContain('"later"')
  // Someone else pushes another file in the meantime.
  theirs.write('src/four.ts', 'four\n')
  theirs.commit()
  hook('pre-push', `[ -e was-here ] || { touch was-here; git -C ${theirs.folder} push; }`)
  const answer = vi.fn((their: string) => their.replace('"theirs"', '"both"'))
  const { ask } = merging(answer)
  expect(await send({ ask })).toMatchObject({ failure: { id: 'changed-elsewhere' } })
  // The answer is committed, so the owner is not asked again.
  expect(await send({ ask })).toMatchObject(sent)
  expect(answer.mock.calls).toEqual([[theirs.read('content/site.json')]])
  expect(published('content/site.json')).toContain('"both"')
  expect(ours.state().head).toBe(remote.git('rev-parse', 'main'))
  expect(published('src/four.ts')).toBe('four')
})

const refusals: Record<string, [FailureId, (repository: Repository) => unknown]> = {
  'unpushed code': [
    'repository-refused',
    ({ ours }) => {
      ours.write('src/one.ts', 'other\n')
      ours.git('commit', '--quiet', '-m', 'unpushed', 'src/one.ts')
    },
  ],
  'no branch': ['repository-busy', ({ ours }) => ours.git('checkout', '-q', '--detach')],
  'a local hook that rejects': [
    'repository-refused',
    ({ hook }) => hook('pre-commit', 'echo No; exit 1'),
  ],
  "a developer's merge": [
    'repository-busy',
    ({ ours }) => ours.write('.git/MERGE_HEAD', `${ours.git('rev-parse', 'HEAD')}\n`),
  ],
  'no identity': [
    'repository-refused',
    ({ root }) => writeFileSync(join(root, '.gitconfig'), ''),
  ],
  'a picture that others have removed': [
    'not-ready',
    ({ theirs }) => {
      theirs.git('rm', '--quiet', '-r', 'public')
      theirs.push()
    },
  ],
}

test.each(Object.entries(refusals))(
  'nothing is published and no text is lost with %s',
  async (name, [id, arrange]) => {
    const repository = publishedRepository()
    const { ours, remote, send, connect, contentFile } = repository
    ours.changeTexts({ [title]: 'ours' })
    arrange(repository)
    if (name === 'no identity') expect(await connect()).toMatchObject({ failure: { id } })
    const before = revisionOf(contentFile)
    expect(await send()).toMatchObject({ failure: { id } })
    expect(remote.git('show', 'main:content/site.json')).not.toContain('"ours"')
    expect(revisionOf(contentFile)).toBe(before)
    // Only a developer's own merge remains.
    const isMerging = existsSync(join(ours.folder, '.git/MERGE_HEAD'))
    expect(isMerging).toBe(name === "a developer's merge")
  },
)

const unusual: Record<string, (repository: Repository) => unknown> = {
  'a renamed local branch': ({ ours }) => ours.git('branch', '-m', 'main', 'mine'),
  'content that was never pushed'({ ours }) {
    ours.git('rm', '--quiet', '-r', '--cached', 'content')
    ours.git('commit', '--quiet', '-m', 'without content')
    ours.git('push', '--quiet', 'origin', 'main')
    ours.commit()
  },
  'a rewritten history'({ ours, theirs, remote }) {
    ours.push()
    theirs.write('src/four.ts', 'four\n')
    theirs.commit()
    theirs.git('push', '--quiet', '--force', 'origin', 'main')
    expect(remote.git('show', 'main:content/site.json')).not.toContain('"ours"')
  },
  'a signature'({ ours, root }) {
    const key = join(root, 'key')
    execFileSync('/usr/bin/ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
    ours.git('config', 'gpg.format', 'ssh')
    ours.git('config', 'user.signingKey', key)
    ours.git('config', 'commit.gpgSign', 'true')
  },
}

test.each(Object.entries(unusual))(
  '%s does not prevent publishing',
  async (name, arrange) => {
    const repository = publishedRepository()
    const { ours, remote, send, connect, published } = repository
    ours.changeTexts({ [title]: 'ours' })
    arrange(repository)
    expect(await connect()).toMatchObject(sent)
    expect(await send()).toMatchObject(sent)
    expect(published('content/site.json')).toContain('"ours"')
    expect(ours.state()).toMatchObject({
      status: '',
      head: remote.git('rev-parse', 'main'),
    })
    const commit = remote.git('cat-file', 'commit', 'main')
    expect(commit.includes('gpgsig')).toBe(name === 'a signature')
  },
)

test('pictures in Git LFS are published unchanged', async () => {
  const { ours, theirs, send, published } = publishedRepository()
  for (const { git } of [ours, theirs]) git('lfs', 'install', '--local')
  ours.write('.gitattributes', '*.svg filter=lfs diff=lfs merge=lfs -text\n')
  ours.push()
  ours.write('public/logos/new.svg', logo)
  expect(await send()).toMatchObject(sent)
  expect(published('public/logos/new.svg')).toContain('git-lfs')
  theirs.git('pull', '--quiet')
  expect(theirs.read('public/logos/new.svg')).toBe(logo)
})

test('after the default branch was renamed or another one was opened, its name is reported', async () => {
  const { ours, remote, send, connect } = publishedRepository()
  ours.changeTexts({ [title]: 'ours' })
  remote.git('branch', 'other')
  remote.git('branch', '-m', 'main', 'trunk')
  remote.git('symbolic-ref', 'HEAD', 'refs/heads/trunk')
  const detail = expect.stringContaining('"trunk"') as unknown
  const refused = { failure: { id: 'repository-busy', detail } }
  for (const branch of ['main', 'other']) {
    ours.git('checkout', '--quiet', '-B', branch)
    expect(await connect()).toMatchObject(refused)
    expect(await send()).toMatchObject(refused)
  }
  expect(remote.git('branch', '--list', 'main')).toBe('')
})

test('a stopped push leaves the site unchanged and no process running', async () => {
  const { ours, send, hook, remote, root } = publishedRepository()
  hook('pre-receive', `echo $$ > ${root}/pid; mkfifo ${root}/never; cat ${root}/never`)
  ours.changeTexts({ [title]: 'ours' })
  const before = remote.git('rev-parse', 'main')
  const controller = new AbortController()
  const sending = send({ signal: controller.signal })
  await vi.waitUntil(() => existsSync(join(root, 'never')), { timeout: 120_000 })
  const pid = readFileSync(join(root, 'pid'), 'utf8').trim()
  controller.abort()
  await expect(sending).rejects.toThrow('aborted')
  const ask = () => process.kill(Number(pid), 0)
  await vi.waitFor(() => expect(ask).toThrow('ESRCH'), { timeout: 120_000 })
  expect(remote.git('rev-parse', 'main')).toBe(before)
  hook('pre-receive', 'exit 0')
  expect(await send()).toMatchObject(sent)
})

test('after an interruption at any step, the site is complete, old or new', async () => {
  const path = process.env['PATH'] ?? ''
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  /** Publishes on a computer that stops after this many steps. Returns the completed steps. */
  async function sendInterrupted(maxSteps: number) {
    const { ours, theirs, send, published, root, remote, contentFile } =
      publishedRepository()
    theirs.changeTexts({ [text]: 'theirs' })
    theirs.write('public/logos/theirs.svg', logo)
    theirs.write('src/three.ts', 'theirs\n')
    theirs.push()
    ours.changeTexts({ [title]: 'ours' })
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
    const { ask } = merging((their) => their.replace(/("hero.title": ")[^"]*/, '$1ours'))
    vi.stubEnv('PATH', `${bin}${delimiter}${path}`)
    await send({ ask })
    vi.stubEnv('PATH', path)
    const completedSteps = readFileSync(steps, 'utf8').split('\n').slice(0, -1)
    const isPushed = remote.git('log', '-1', '--format=%an%s', 'main') !== 'Anaby hand'
    expect(published('content/site.json').includes('"ours"')).toBe(isPushed)

    expect(await send({ ask }), `after ${maxSteps}`).toMatchObject(sent)
    expect(published('content/site.json')).toMatch(/"ours"[^]*"theirs"/)
    expect(ours.read('content/site.json')).toBe(`${published('content/site.json')}\n`)
    expect(ours.read('src/one.ts')).toBe('unfinished\n')
    expect(ours.read('src/three.ts')).toBe('theirs\n')
    expect(ours.read('public/logos/theirs.svg')).toBe(logo)
    expect(ours.state()).toMatchObject({
      status: 'M src/one.ts',
      head: remote.git('rev-parse', 'main'),
    })
    // A build from the repository has the expected version.
    theirs.git('pull', '--quiet')
    const built = siteOnDisk(join(theirs.folder, 'content/site.json'))
    expect(siteOnDisk(contentFile)).toEqual(built)
    return { completedSteps, isPushed }
  }
  const { completedSteps, isPushed } = await sendInterrupted(1000)
  expect(isPushed).toBe(true)
  const push = completedSteps.findIndex((step) => step.includes(' push '))
  const merge = completedSteps.findIndex((step) => step.includes(' merge '))
  const commit = completedSteps.findIndex((step) => step.includes(' commit '))
  expect(commit).toBeGreaterThan(10)
  expect(push).toBeGreaterThan(merge)
  for (const step of [commit, commit + 1, merge, merge + 1, push - 1, push, push + 1])
    expect((await sendInterrupted(step)).isPushed).toBe(step > push)
})
