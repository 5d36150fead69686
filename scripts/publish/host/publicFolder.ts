/** Finds a host's public folder by its name, and tests it: writes a file and reads it at the site's address. */
import { posix } from 'node:path'

import type { ConnectionReport, HostSettings } from '../../../src/editorApi/publishing.ts'
import { apacheFile } from '../../hosting/apacheFile.ts'
import { checkTestFile } from '../checkOnline.ts'
import { FailureError, remoteFailure } from '../remoteFailure.ts'
import type { TargetAccess } from '../target.ts'
import { isRefusal, undefinedIf, type Remote } from './remote.ts'

/** Common names, most common first. */
const usualNames =
  'public_html www httpdocs htdocs web html wwwroot public site/wwwroot'.split(' ')

/** The absolute path of a folder, given as in the host's panel or relative to the start folder. Rejects if it is missing. */
export async function rootOf(remote: Remote, folder: string): Promise<string> {
  const parts = folder.split('/').filter(Boolean)
  const home = await remote.home()
  const isAbsolute = folder.startsWith('/')
  // To a server that restricts users to their home folders, "/home/maria/www" is "/www".
  const inHome = parts.map((_, from) => posix.join(home, ...parts.slice(from)))
  const candidates = isAbsolute
    ? [posix.join('/', ...parts), ...inHome.slice(1)]
    : [posix.join(home, ...parts)]
  for (const candidate of candidates) if (await remote.list(candidate)) return candidate
  throw new FailureError('folder', `There is no folder ${folder}.`, { path: folder })
}

/** The folder of a test. Nobody else uses this name, so the next test removes what an interrupted test left. */
const checkFolder = '_site-check-0e3b6f2d9a5c41f78d60b7e4'

/** Reads a file back through the site's address, with and without our lines in .htaccess. Rejects if the host refuses. */
async function testFolder(
  remote: Remote,
  root: string,
  { address, signal }: Pick<TargetAccess, 'address' | 'signal'>,
) {
  const text = crypto.randomUUID()
  const testPath = (file = '') => posix.join(root, checkFolder, file)
  async function removeTestFiles(): Promise<void> {
    await remote.remove(testPath('.htaccess'))
    await remote.remove(testPath('check.txt'))
    await remote.removeFolder(testPath())
  }
  const writeTestFile = async (file: string, content: Buffer) => {
    await remote.write(testPath(file), content)
    await remote.setMode(testPath(file), 0o644)
  }
  // The query avoids a cached response of a CDN.
  const url = new URL(`${checkFolder}/check.txt?${text}`, address)
  const readTestFile = () => checkTestFile(url, text, signal)
  await removeTestFiles()
  await remote.makeFolder(testPath())
  try {
    await remote.setMode(testPath(), 0o755)
    await writeTestFile('check.txt', Buffer.from(text))
    const online = await readTestFile()
    if (online.state !== 'online') return { readBack: online }
    const rules = Buffer.from(apacheFile(address.pathname))
    const rulesTest = writeTestFile('.htaccess', rules).then(readTestFile)
    const isAccepted = (await undefinedIf(isRefusal, rulesTest))?.state === 'online'
    return { readBack: online, htaccess: isAccepted ? 'accepted' : 'refused' } as const
  } finally {
    // An error here would hide the one before it.
    await removeTestFiles().catch(() => {})
  }
}

/** Stores the folder for the site, and what its test found. Rejects if nothing can be written there, or if there is none. */
export async function findPublicFolder(
  remote: Remote,
  access: TargetAccess<HostSettings>,
): Promise<ConnectionReport> {
  const usualPath = access.settings.folder ?? (await usualFolder(remote, access.address))
  const isUnusable = (error: unknown) => remoteFailure(error).id === 'folder'
  // Some accounts start in the public folder.
  const folder = usualPath ?? `.${access.address.pathname}`
  const test = rootOf(remote, folder).then((root) => testFolder(remote, root, access))
  const tested = await (usualPath === undefined ? undefinedIf(isUnusable, test) : test)
  if (!tested || (usualPath === undefined && tested.readBack.state !== 'online')) {
    const entries = (await remote.list(await remote.home())) ?? []
    const names = entries.map(({ name }) => name).join(', ')
    throw new FailureError('folder', `Not found in: ${names}`, { path: 'public_html' })
  }
  const { readBack: result, ...settings } = tested
  // Signing in may have added the trusted key.
  access.onSettings({ ...access.settings, folder, ...settings })
  return { readBack: result }
}

/** The first usual folder, if there is one. Makes the folders of the address's path, or makes them readable. */
async function usualFolder(
  remote: Remote,
  { hostname, pathname }: URL,
): Promise<string | undefined> {
  const bare = hostname.replace(/^www\./, '')
  // The folders of the domain come first, because an account may have several sites.
  const folders = [`domains/${bare}/public_html`, `${bare}/public_html`, bare, hostname]
  const home = await remote.home()
  for (const usual of [...folders, ...usualNames]) {
    if (!(await remote.list(posix.join(home, usual)))) continue
    let folder = usual
    for (const part of pathname.split('/').filter(Boolean)) {
      const entries = await remote.list(posix.join(home, folder))
      const { mode = 0o755 } = entries?.find(({ name }) => name === part) ?? { mode: 0 }
      folder = posix.join(folder, part)
      const path = posix.join(home, folder)
      await remote.makeFolder(path)
      if ((mode & 0o055) === 0) await remote.setMode(path, 0o755)
    }
    return folder
  }
  return undefined
}
