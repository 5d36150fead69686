/**
 * Finds a host's public folder: writes a file to every candidate and reads it at the site's address. If none is found
 * there, takes the most common name.
 */
import { randomBytes } from 'node:crypto'
import { posix } from 'node:path'

import type {
  Connected,
  HostSettings,
  Online,
} from '../../../src/editorApi/publishing.ts'
import { apacheFile } from '../../hosting/apacheFile.ts'
import { readBack } from '../checkOnline.ts'
import { KnownFailure, remoteFailure } from '../remoteFailure.ts'
import type { TargetAccess } from '../target.ts'
import { mergedHtaccess } from './htaccess.ts'
import { isRefusal, unless, type Remote } from './remote.ts'

/** Common names, most common first. */
const usualNames =
  'public_html www httpdocs htdocs web html wwwroot public site/wwwroot'.split(' ')

interface FolderTest {
  /** The result of reading the test file. */
  readBack: Online
  /** Whether the host accepts our lines in .htaccess. Absent if the test file was not found. */
  htaccess?: HostSettings['htaccess']
}

/**
 * The absolute path of a folder: as the host's panel shows it, or from where one lands after signing in. A server that
 * keeps its users in their home folders calls "/home/maria/www" "/www". Rejects if there is no such folder.
 */
export async function rootOf(remote: Remote, folder: string): Promise<string> {
  const message = `There is no folder ${folder}.`
  const parts = folder.split('/').filter(Boolean)
  const home = await remote.home()
  const isAbsolute = folder.startsWith('/')
  const inHome = parts.map((_, from) => posix.join(home, ...parts.slice(from)))
  const candidates = isAbsolute
    ? [posix.join('/', ...parts), ...inHome.slice(1)]
    : [posix.join(home, ...parts)]
  for (const candidate of candidates) if (await remote.list(candidate)) return candidate
  throw new KnownFailure('folder', message, { path: folder })
}

/** The folder of a test. Nobody else has one of this name, so what a cut-off test left is removed by the next one. */
const checkForm = /^_site-check-[0-9a-f]{32}$/

/**
 * Writes a small file into its own folder, reads it back through the site's own address, once more next to our
 * lines in .htaccess, and removes it. Rejects if the host refuses to write.
 */
async function tryFolder(
  remote: Remote,
  root: string,
  { address, signal }: Pick<TargetAccess, 'address' | 'signal'>,
): Promise<FolderTest> {
  const text = randomBytes(16).toString('hex')
  const name = `_site-check-${text}`
  const at = (folder: string, file = '') => posix.join(root, folder, file)
  async function tidy(folder: string): Promise<void> {
    await remote.remove(at(folder, '.htaccess'))
    await remote.remove(at(folder, 'check.txt'))
    await remote.removeFolder(at(folder))
  }
  const put = async (file: string, content: Buffer) => {
    await remote.write(at(name, file), content)
    await remote.setMode(at(name, file), 0o644)
  }
  const readTestFile = () => readBack(new URL(`${name}/check.txt`, address), text, signal)
  for (const entry of (await remote.list(root)) ?? [])
    if (checkForm.test(entry.name)) await tidy(entry.name)
  await remote.makeFolder(at(name))
  try {
    await remote.setMode(at(name), 0o755)
    await put('check.txt', Buffer.from(text))
    const result = await readTestFile()
    if (result.state !== 'online') return { readBack: result }
    const block = Buffer.from(apacheFile(address.pathname))
    const rulesPut = put('.htaccess', mergedHtaccess(Buffer.alloc(0), block)).then(
      readTestFile,
    )
    const isAccepted = (await unless(isRefusal, rulesPut))?.state === 'online'
    return { readBack: result, htaccess: isAccepted ? 'accepted' : 'refused' }
  } finally {
    // An error here would hide the one before it.
    await tidy(name).catch(() => {})
  }
}

/**
 * Stores the folder for the site, and gives the result of reading a file back from it. Rejects if the host fails, if it
 * refuses to write to the folder that the owner chose, or if no usual folder can be used.
 */
export async function findPublicFolder(
  remote: Remote,
  { settings, address, signal, onFound }: TargetAccess<HostSettings>,
): Promise<Connected> {
  const test = async (folder: string) => {
    const root = await rootOf(remote, folder)
    return { folder, ...(await tryFolder(remote, root, { address, signal })) }
  }
  function store({ readBack: result, ...more }: Awaited<ReturnType<typeof test>>) {
    onFound({ ...settings, ...more })
    return { readBack: result }
  }
  if (settings.folder !== undefined) return store(await test(settings.folder))
  const names = ((await remote.list(await remote.home())) ?? [])
    .filter(({ type }) => type !== 'file')
    .map(({ name }) => name)
  const candidates = candidatesOf(names, address.hostname)
  // An address with a path leads to a folder in the public folder.
  const testIn = (folder: string) =>
    test(posix.join(folder, address.pathname).replace(/(.)\/$/, '$1'))
  let usable: Awaited<ReturnType<typeof test>> | undefined
  for (const candidate of [...candidates, '.']) {
    const result = await unless(isUnusable, testIn(candidate))
    signal.throwIfAborted()
    if (result?.readBack.state === 'online') return store(result)
    if (candidate !== '.') usable ??= result
  }
  if (usable) return store(usable)
  const [first] = candidates
  // Rejects with the reason why it cannot be used.
  if (first !== undefined) return store(await testIn(first))
  const [path = ''] = usualNames
  throw new KnownFailure('folder', `The folders are: ${names.join(', ')}`, { path })
}

/** Nobody may write there, or there is no such folder. */
const isUnusable = (error: unknown) =>
  ['no-right-to-write', 'folder'].includes(remoteFailure(error).id)

/** Common names whose top folder exists. */
function candidatesOf(folders: string[], hostname: string): string[] {
  const bare = hostname.replace(/^www\./, '')
  // Those of the domain first: an account may have several sites.
  const ofDomain = [bare, hostname, `domains/${bare}/public_html`, `${bare}/public_html`]
  return [...new Set([...ofDomain, ...usualNames])].filter((name) =>
    folders.includes(name.replace(/\/.*/, '')),
  )
}
