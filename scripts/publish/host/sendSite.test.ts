/** Errors that no real server makes on request. host.full.test.ts uses real servers. */
import { expect, test, vi } from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { memoryHost, replyError } from '../../../tests/support/memoryHost.ts'
import {
  accessTo,
  answeringOwner,
  targetOutcome,
} from '../../../tests/support/targetAccess.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { sha256 } from '../../files/hashes.ts'
import { temporaryName } from './hostFiles.ts'
import { mergedHtaccess } from './htaccess.ts'
import { findPublicFolder, rootOf } from './publicFolder.ts'
import { createRemote } from './remote.ts'
import { sendSite, type SendOptions } from './sendSite.ts'

type Host = ReturnType<typeof memoryHost>
const settings: HostSettings = {
  kind: 'host',
  protocol: 'ftp',
  server: 'ftp.example.com',
  user: 'maria',
  // The path as a control panel shows it. The session starts in the home folder.
  folder: '/home/maria/www',
  htaccess: 'accepted',
}

async function publish(
  { remote }: Host,
  files: Record<string, string>,
  more: Partial<SendOptions> = {},
  choice?: 'keep',
) {
  const { ask, questions } = answeringOwner(choice)
  const folder = temporaryFolder(files)
  async function send() {
    const root = await rootOf(remote, settings.folder ?? '')
    const options = { ask, onProgress: () => {}, remote, root }
    return sendSite(folder, { ...options, htaccess: 'accepted', ...more })
  }
  return { ...(await targetOutcome(send())), asked: questions }
}

const listsOf = (host: Host) => host.paths().filter((path) => path.endsWith('.json'))
/** The sent list, which has a random name. */
const listPath = `/www/${'0'.repeat(32)}-site-files.json`

const site = { 'index.html': 'new', 'version.txt': '1' }

test('an interruption at any step leaves the complete old or new site', async () => {
  const siteOf = (name: string) => ({
    'index.html': `assets/${name}.js`,
    'index.html.br': `assets/${name}.js`,
    [`assets/${name}.js`]: name,
    'logos/acme.svg': name,
    'version.txt': name,
  })
  /** The sites that visitors receive, by the document and by its compressed copy. */
  const seenSites = ({ textOf }: Host) =>
    ['', '.br'].map((end) => textOf(`/www/${textOf(`/www/index.html${end}`)}`))
  for (let cut = 0, isCut = true; isCut; cut += 1) {
    let left = Infinity
    isCut = false
    const host = memoryHost({
      before() {
        if ((left -= 1) >= 0) return
        isCut = true
        throw Object.assign(new Error('This computer is off.'), { code: 'EACCES' })
      },
    })
    await publish(host, siteOf('one'))
    left = cut
    await publish(host, siteOf('two'))
    for (const seen of seenSites(host))
      expect(['one', 'two'], `step ${cut}`).toContain(seen)
    expect(host.textOf('/www/logos/acme.svg')).toBeDefined()
    left = Infinity
    // Every other time, the owner reverts and publishes the old version: no file of the new one is left.
    const wanted = ['one', 'two'][cut % 2] ?? ''
    await publish(host, siteOf(wanted))
    expect(seenSites(host), `step ${cut}`).toEqual([wanted, wanted])
    for (const path of ['logos/acme.svg', 'version.txt'])
      expect(host.textOf(`/www/${path}`), `step ${cut}`).toBe(wanted)
    expect(host.paths().join('\n')).not.toContain('_site-part')
  }
})

test('a file that a host stores incompletely is sent again, but only a few times', async () => {
  let cuts = 2
  const host = memoryHost({
    store: (bytes) => bytes.subarray((cuts -= 1) >= 0 ? 1 : 0),
  })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(host.textOf('/www/index.html')).toBe('new')
  cuts = Infinity
  const failed = await publish(host, { ...site, 'index.html': 'newer' })
  expect(failed).toMatchObject({ failure: { id: 'disk-full' } })
  expect(host.textOf('/www/index.html')).toBe('new')
})

test('the document and version.txt are replaced, with copies, even if the owner keeps existing files', async () => {
  const theirs = { '/www/index.html': 'theirs', '/www/version.txt': 'theirs' }
  const host = memoryHost({
    files: { ...theirs, '/www/robots.txt': 'theirs' },
    list: (found) => found.filter(({ name }) => name.endsWith('.json')),
    // The owner's robots.txt cannot be read either.
    before(step, path) {
      if (`${step} ${path}` === 'read /www/robots.txt') throw replyError(550)
    },
  })
  const files = { ...site, 'robots.txt': 'ours' }
  const sent = await publish(host, files, {}, 'keep')
  expect(sent).toMatchObject({ kept: ['robots.txt'] })
  const replaced = sent.ok ? sent.replaced : []
  expect(replaced.map(({ path }) => path)).toEqual(['index.html', 'version.txt'])
  for (const { path, copy } of replaced) {
    expect(host.textOf(`/www/${copy}`)).toBe('theirs')
    expect(host.textOf(`/www/${path}`)).not.toBe('theirs')
  }
  // The owner is asked once.
  expect(await publish(host, files)).toMatchObject({ kept: ['robots.txt'], asked: [] })
  expect(host.textOf('/www/robots.txt')).toBe('theirs')
})

test('a file that is lost when the connection breaks during renaming is uploaded again', async () => {
  let isBroken = true
  const host: Host = memoryHost({
    before(step, path, from = '') {
      if (!isBroken || step !== 'rename' || path !== '/www/index.html') return
      isBroken = false
      // ProFTPD does this with a truncated command.
      host.files.delete(from)
      throw replyError(426)
    },
  })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(host.textOf('/www/index.html')).toBe('new')
  expect(host.steps.join('\n')).not.toMatch(/^remove (?!.*_site-part)/m)
})

const again = 'close open list'
test.each([
  ['with a temporary error is repeated', 450, 'open list list list'],
  ['in a lost connection signs in again', 421, `open list ${again} ${again} close`],
  ['with an error that remains is not repeated', 550, 'open list'],
  ['before the first sign-in is not repeated', 421, 'open'],
])('a step %s', async (_, code, expected) => {
  const steps: string[] = []
  const host = memoryHost({
    before(step) {
      steps.push(step)
      throw replyError(code)
    },
  })
  const close = () => void steps.push('close')
  const remote = createRemote(async () => {
    steps.push('open')
    if (expected === 'open') throw replyError(code)
    return { ...(await host.open()), close }
  }, new AbortController().signal)
  await expect(remote.list('/')).rejects.toMatchObject({ code })
  expect(steps.join(' ')).toBe(expected)
})

test('if the host cannot rename over a file, a failure restores the earlier one', async () => {
  let isBroken = false
  const temporaryPath = `/www/${temporaryName('index.html', '')}`
  const host: Host = memoryHost({
    before(step, path, from) {
      const isDocument = path === '/www/index.html' && from !== temporaryPath
      const fails = host.files.has(path) || (isBroken && isDocument)
      if (step === 'rename' && fails) throw replyError(550)
    },
  })
  await publish(host, site)
  const newer = await publish(host, { ...site, 'index.html': 'newer' })
  expect(newer).toMatchObject({ ok: true })
  isBroken = true
  const newest = await publish(host, { ...site, 'index.html': 'newest' })
  expect(newest).toMatchObject({ ok: false })
  expect(host.textOf('/www/index.html')).toBe('newer')
  isBroken = false
  await publish(host, { ...site, 'index.html': 'newest' })
  const [list] = listsOf(host)
  expect(host.paths().toSorted()).toEqual([list, 'index.html', 'version.txt'])
})

test('a writing command that is cut off never names an existing file', async () => {
  const files = { ...site, 'assets/a.js': 'a', 'logos/acme.svg': 'a', 'robots.txt': 'a' }
  const host = memoryHost()
  await publish(host, files)
  await publish(host, { ...files, 'index.html': 'two', 'logos/acme.svg': 'two' })
  const writingSteps = host.steps.filter((step) => /^(?:write|rename|remove) /.test(step))
  expect(writingSteps.length).toBeGreaterThan(20)
  for (const step of writingSteps)
    for (let end = step.indexOf('/'); end < step.length; end += 1)
      expect(host.files.has(step.slice(step.indexOf('/'), end)), step).toBe(false)
})

/** Other content, with the same time unless it is later, and the same size unless something is added. */
function damageFile({ files }: Host, path: string, laterMs = 0, added = ''): void {
  const { bytes, time } = files.get(path) ?? { bytes: Buffer.alloc(0), time: 0 }
  files.set(path, {
    bytes: Buffer.from(bytes.toString().replace('n', 'b') + added),
    time: time + laterMs,
  })
}
const changed = [{ files: [{ path: 'index.html', reason: 'changed' }] }]

test.each([
  [{ isFrozen: true }, 0, ''],
  [{ hidesTimes: true }, 0, ''],
  [{}, 1000, ''],
  [{}, 0, ' and longer'],
])(
  'a change is detected with %j, %i ms later, with "%s" added',
  async (script, laterMs, added) => {
    const host = memoryHost(script)
    await publish(host, site)
    damageFile(host, '/www/index.html', laterMs, added)
    expect(await publish(host, site)).toMatchObject({ asked: changed })
    expect(host.textOf('/www/index.html')).toBe('new')
    const sent = host.steps.filter((step) => step === 'rename /www/version.txt')
    expect(sent).toHaveLength(1)
  },
)

test('the newest of several sent lists is read, and the others are removed', async () => {
  const newest = listPath.replaceAll('0', 'f')
  const files = { 'index.html': { hashes: [sha256('old')] } }
  const host = memoryHost({
    files: {
      '/www/index.html': 'old',
      [listPath]: '{}',
      [newest]: JSON.stringify({ files }),
    },
    list: (found) => found.toReversed(),
  })
  expect(await publish(host, site)).toMatchObject({ ok: true, asked: [] })
  expect(listsOf(host).map((name) => `/www/${name}`)).toEqual([newest])
})

test('an outdated decision of a slower computer is corrected by the next publication', async () => {
  const host = memoryHost({ files: { '/www/robots.txt': 'theirs' } })
  await publish(host, site)
  const faster = { ...site, 'index.html': 'two' }
  const { ask } = answeringOwner('copy', () => publish(host, faster))
  await publish(host, { ...site, 'robots.txt': 'ours' }, { ask })
  expect(host.textOf('/www/index.html')).toBe('two')
  await publish(host, site)
  expect(host.textOf('/www/index.html')).toBe('new')
})

test('after two first publications at once, no recorded time is trusted', async () => {
  const host: Host = memoryHost({
    before(step, path) {
      if (step === 'write' && host.files.size === 0)
        host.files.set(listPath, { bytes: Buffer.from('{}'), time: 0 })
      if (step === 'rename' && path === '/www/version.txt')
        for (const each of ['/www/index.html', listPath]) damageFile(host, each)
    },
  })
  await publish(host, site)
  expect(`/www/${listsOf(host).join()}`).toBe(listPath)
  expect(await publish(host, site)).toMatchObject({ asked: changed })
})

test('unused files are removed after a day, unless someone keeps or has changed them', async () => {
  const hoursAgo = (hours: number) => Date.now() - hours * 60 * 60 * 1000
  const entry = { hashes: [sha256('words')], unusedSince: hoursAgo(25) }
  const files = {
    'ours.txt': entry,
    'kept.txt': { ...entry, isKept: true },
    'recent.txt': { ...entry, unusedSince: hoursAgo(23) },
    'changed.txt': { ...entry, hashes: [sha256('our words')] },
    'Foto.jpg': entry,
  }
  const entries = Object.keys(files).map((path) => [`/www/${path}`, 'words'] as const)
  const host = memoryHost({
    ignoresCase: true,
    files: { ...Object.fromEntries(entries), [listPath]: JSON.stringify({ files }) },
  })
  await publish(host, { ...site, 'foto.jpg': 'words' })
  const [, ...remaining] = Object.keys(files)
  expect(host.paths()).toEqual(expect.arrayContaining(remaining))
  expect(host.paths()).not.toContain('ours.txt')
})

test('names outside the public folder are ignored in all lists', async () => {
  const part = '_site-part-x'
  const names = [
    '..',
    `a/${part}`,
    `../../${part}`,
    `/etc/${part}`,
    `${part}\\..\\x`,
    part,
  ]
  const listed = names.map((name) => ({ name, size: 5, type: 'file' as const }))
  const entry = { hashes: [sha256('mail')], unusedSince: 1 }
  const files = { '../mail/inbox': entry, 'a/../../mail/inbox': entry }
  const host = memoryHost({
    list: (found) => [...found, ...listed],
    files: { '/mail/inbox': 'mail', [listPath]: JSON.stringify({ files }) },
  })
  expect(await publish(host, site)).toMatchObject({ ok: true })
  expect(host.textOf('/mail/inbox')).toBe('mail')
  for (const step of host.steps.filter((each) => /^(?:remove|write|rename)/.test(each)))
    expect(step).toMatch(/^\w+ \/www\/[^/\\]+$/)
})

const rules = 'Options -Indexes\n'
const block = `# BEGIN site\n${rules}# END site\n`
const ownRules = 'RewriteEngine On\n# Pra\xe7a\n'

test.each([
  ['is added to the lines of others, byte by byte', ownRules, rules, ownRules + block],
  [
    'replaces the previous one, which has an end',
    '# BEGIN site\na\n# BEGIN site\nold\n# END site\nb\n',
    rules,
    `# BEGIN site\na\n${block}b\n`,
  ],
  [
    'has the line endings of the file',
    'a\r\n',
    rules,
    `a\n${block}`.replaceAll('\n', '\r\n'),
  ],
  ['is not added if it is empty', 'a\r\nb', '', 'a\r\nb'],
  ['is removed, and other lines are kept', `a\n${block}b`, '', 'a\nb\n'],
])('our block in .htaccess %s', (_, before, lines, after) => {
  const merged = mergedHtaccess(Buffer.from(before, 'latin1'), Buffer.from(lines))
  expect(merged.toString('latin1')).toBe(after)
})

/** Tests the folder. Returns the outcome and the settings after the test. */
async function connect({ remote }: Host, folder?: string) {
  const { folder: _, ...others } = settings
  const access = accessTo<HostSettings>({ ...others, ...(folder && { folder }) })
  access.address = new URL('https://www.acme.example/shop/a/')
  const outcome = await targetOutcome(findPublicFolder(remote, access))
  return { ...outcome, settings: access.settings }
}

test('the requests of a connection test and of publications match the snapshot', async () => {
  const theirs =
    'index.html robots.txt logos/2026/acme.svg shop/page.html assets/a.css'.split(' ')
  const entries = theirs.map((path) => [`/www/${path}`, 'theirs'] as const)
  const host: Host = memoryHost({
    files: { ...Object.fromEntries(entries), '/www/.htaccess': ownRules },
    // One folder is a link. Visitors cannot read another one and one file.
    list: (listed) => [
      ...listed.map((file) => ({
        ...file,
        type: file.name === 'robots.txt' ? ('link' as const) : file.type,
        mode: /acme|font/.test(file.name) ? 0o600 : 0o644,
      })),
      { name: 'logos', type: 'folder', size: 0, mode: 0o700 },
      { name: 'assets', type: 'link', size: 0, mode: 0o777 },
    ],
    before(step, path, from) {
      const isLater = host.files.has('/www/assets/second.js')
      const isCopy = [path, from].some((each) => each?.endsWith('.br'))
      if (step === 'rename' && ((isCopy && isLater) || path.endsWith('security.txt')))
        throw replyError(553)
    },
  })
  vi.stubGlobal('fetch', ({ pathname, search }: URL) => {
    host.steps.push(`visit ${pathname}${search.replaceAll(/\w/g, 'x')}`)
    // The path of the site in our lines in .htaccess.
    const lines = host.textOf(`/www${pathname.replace('check.txt', '.htaccess')}`) ?? ''
    host.steps.push(...(/ErrorDocument 404 .*/.exec(lines) ?? []))
    return Promise.resolve(new Response(host.textOf(`/www${pathname}`)))
  })
  const lines: string[] = []
  const noteSteps = (title: string, result: object) =>
    lines.push(`\n${title}`, ...host.steps.splice(0), JSON.stringify(result))
  noteSteps('The connection is tested for an address with a path.', await connect(host))
  const siteOf = (name: string) => ({
    '.htaccess': rules,
    '.well-known/security.txt': 'Contact',
    [`assets/${name}.js`]: name,
    'assets/font.woff2': 'font',
    'index.html': name,
    'index.html.br': name,
    'logos/2026/acme.svg': 'logo',
    'robots.txt': 'ours',
    'version.txt': name,
  })
  const onProgress = (sent: number, total: number) =>
    host.steps.push(`${sent} of ${total} bytes are sent`)
  for (const [name, more] of [
    ['first', { htaccess: 'accepted' }],
    ['second', { hsts: 'on' }],
    ['third', { htaccess: 'refused', hsts: 'on' }],
  ] as const) {
    const result = await publish(host, siteOf(name), { onProgress, ...more })
    const htaccess = host.textOf('/www/.htaccess')
    noteSteps(`The ${name} site is sent, with ${JSON.stringify(more)}.`, {
      ...result,
      htaccess,
    })
  }
  const names = new Map<string, number>()
  /** The line with numbers instead of random names and hashes. */
  const withoutHashes = (line: string) =>
    line
      .replaceAll(/"unusedSince":\d+/g, '"unusedSince":0')
      .replaceAll(/[0-9a-f]{32,}/g, (name) => {
        names.set(name, names.get(name) ?? names.size + 1)
        return `<${names.get(name)}>`
      })
  const files = host.paths().map((path) => `${path}: ${host.textOf(`/www/${path}`)}`)
  const text = [
    ...lines.map(withoutHashes),
    '\nThe files on the host:',
    ...files.map(withoutHashes).toSorted(),
  ].join('\n')
  await expect(`${text.trim()}\n`).toMatchFileSnapshot('__snapshots__/steps.txt')
})

test('a failed test of the folder reports the reason, and the next one removes its files', async () => {
  const check = '/www/_site-check-0e3b6f2d9a5c41f78d60b7e4'
  let isBroken = true
  const host: Host = memoryHost({
    files: { '/www/_site-check/check.txt': 'theirs' },
    before(step, path) {
      if (!isBroken || path !== `${check}/check.txt`) return
      if (step === 'write') throw replyError(553)
      if (host.steps.includes(`make ${check}`)) throw replyError(421)
    },
  })
  expect(await connect(host, 'missing')).toMatchObject({ failure: { path: 'missing' } })
  expect(await connect(host, 'www')).toMatchObject({ failure: { id: 'folder' } })
  isBroken = false
  const result = await connect(host, 'www')
  // The address is that of another site, so the earlier settings are kept.
  expect(result).toMatchObject({ ok: true, settings: { htaccess: 'accepted' } })
  expect(host.paths()).toEqual(['_site-check/check.txt'])
  const removed = host.steps.filter((step) => step === `remove folder ${check}`)
  expect(removed).toHaveLength(3)
})
