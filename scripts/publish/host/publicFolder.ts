/** Finds a host's public folder: writes a file to each candidate and reads it at the site's address; else takes a usual name; else asks the owner. */
import { randomBytes } from 'node:crypto'
import { posix } from 'node:path'

import type { HostSettings, Online } from '../../../src/editorApi/publishing.ts'
import { apacheFile } from '../../hosting/apacheFile.ts'
import { readBack } from '../checkOnline.ts'
import { KnownFailure, remoteFailure } from '../remoteFailure.ts'
import type { TargetAccess } from '../target.ts'
import { mergedHtaccess, withoutHsts } from './htaccess.ts'
import { isRefusal, type Remote } from './remote.ts'

/** As hosts call them, the most usual first. */
const usualNames = [
  'public_html',
  'www',
  'httpdocs',
  'htdocs',
  'web',
  'html',
  'wwwroot',
  'public',
  'site/wwwroot',
]

export interface PublicFolder {
  /** As in the settings. */
  folder: string
  /** The absolute path on the server. */
  root: string
  /** What was seen of a small file that was written there. */
  readBack: Online
  /** Undefined if the small file was not seen. */
  htaccess: HostSettings['htaccess']
}

type Access = Pick<TargetAccess<HostSettings>, 'address' | 'signal' | 'ask' | 'settings'>

/**
 * The absolute path of a folder: as the host's panel shows it, or from where one lands after signing in. Servers that
 * keep their users in the home folder see "/home/maria/www" as "/www". Rejects if there is no such folder.
 */
export async function rootOf(remote: Remote, folder: string): Promise<string> {
  const parts = folder.split('/').filter((part) => part !== '' && part !== '.')
  const inHome = posix.join(remote.home, ...parts)
  const tails = parts
    .slice(1)
    .map((_, from) => posix.join(remote.home, ...parts.slice(from + 1)))
  const candidates = folder.startsWith('/')
    ? [posix.join('/', ...parts), ...tails]
    : [inHome]
  for (const candidate of candidates) if (await remote.list(candidate)) return candidate
  throw new KnownFailure(
    { code: 'folder', path: folder },
    `There is no folder ${folder}.`,
  )
}

/**
 * Writes a small file into a folder of its own, reads it back through the site's own address, once more beside our
 * lines in .htaccess, and removes it. Rejects if the host refuses to write.
 */
async function tryFolder(
  remote: Remote,
  root: string,
  { address, signal }: Access,
): Promise<Pick<PublicFolder, 'readBack' | 'htaccess'>> {
  const name = `site-check-${randomBytes(8).toString('hex')}`
  const text = randomBytes(16).toString('hex')
  const [folder, seen] = [posix.join(root, name), new URL(`${name}/check.txt`, address)]
  const [file, rules] = [posix.join(folder, 'check.txt'), posix.join(folder, '.htaccess')]
  const put = async (path: string, content: Buffer) => {
    await remote.write(path, content)
    await remote.setMode(path, 0o644)
  }
  await remote.makeFolder(folder)
  try {
    await remote.setMode(folder, 0o755)
    await put(file, Buffer.from(text))
    const first = await readBack(seen, text, signal)
    if (first.state !== 'online') return { readBack: first, htaccess: undefined }
    const block = withoutHsts(Buffer.from(apacheFile(address.pathname)))
    const isWritten = await put(rules, mergedHtaccess(Buffer.alloc(0), block)).then(
      () => true,
      (error: unknown) => {
        if (isRefusal(error)) return false
        throw error
      },
    )
    const isAccepted =
      isWritten && (await readBack(seen, text, signal)).state === 'online'
    return { readBack: first, htaccess: isAccepted ? 'accepted' : 'refused' }
  } finally {
    await remote.remove(rules)
    await remote.remove(file)
    await remote.removeFolder(folder).catch(() => {})
  }
}

/**
 * Resolves with the folder for the site, and with what was seen when a file was read back from it. Rejects if the
 * host fails or refuses to write into the folder that the owner has chosen, and if the owner stops.
 */
export async function findPublicFolder(
  remote: Remote,
  access: Access,
): Promise<PublicFolder> {
  const { settings, address, signal, ask } = access
  if (settings.folder !== undefined) {
    const root = await rootOf(remote, settings.folder)
    return { folder: settings.folder, root, ...(await tryFolder(remote, root, access)) }
  }
  // An address with a path leads to a folder within the public one.
  const found = (folder: string) => {
    const whole = posix.join(folder, address.pathname).replace(/(.)\/$/, '$1')
    return { folder: whole, root: posix.join(remote.home, whole) }
  }
  const folders = await foldersOf(remote)
  const writable = new Map<string, PublicFolder>()
  for (const candidate of [...candidatesOf(folders, address.hostname), '.']) {
    const place = found(candidate)
    try {
      const tried = { ...place, ...(await tryFolder(remote, place.root, access)) }
      if (tried.readBack.state === 'online') return tried
      if (candidate !== '.') writable.set(candidate, tried)
    } catch (error) {
      signal.throwIfAborted()
      const { code } = remoteFailure(error, { server: '' })
      if (code !== 'no-right-to-write' && code !== 'folder') throw error
    }
  }
  const [only, ...others] = writable.values()
  if (only && others.length === 0) return only
  const { folder } = await ask({ kind: 'public-folder', folders })
  const tried = writable.get(folder)
  if (tried) return tried
  let root = await rootOf(remote, folder)
  for (const part of address.pathname.split('/').filter(Boolean)) {
    root = posix.join(root, part)
    await remote.makeFolder(root)
  }
  const whole = posix.join(folder, address.pathname).replace(/(.)\/$/, '$1')
  return { folder: whole, root, ...(await tryFolder(remote, root, access)) }
}

const foldersOf = async (remote: Remote) =>
  ((await remote.list(remote.home)) ?? [])
    .filter(({ name, type }) => type !== 'file' && !/^\.|[/\\\p{Cc}]/u.test(name))
    .map(({ name }) => name)
    .toSorted()
    .slice(0, 100)

/** Usual names whose top folder is there. */
function candidatesOf(folders: string[], hostname: string): string[] {
  const bare = hostname.replace(/^www\./, '')
  const names = [
    ...usualNames,
    bare,
    hostname,
    `domains/${bare}/public_html`,
    `${bare}/public_html`,
  ]
  return [...new Set(names)].filter((name) => folders.includes(name.replace(/\/.*/, '')))
}
