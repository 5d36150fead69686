/** Finds a host's public folder: writes a file to each candidate and reads it at the site's address; else takes a usual name; else asks the owner. */
import { randomBytes } from 'node:crypto'
import { posix } from 'node:path'

import type { Online } from '../../../src/editorApi/publishing.ts'
import { readBack } from '../checkOnline.ts'
import { remoteFailure } from '../remoteFailure.ts'
import type { Ask } from '../target.ts'
import type { Remote } from './remote.ts'

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

export interface Found {
  folder: string
  readBack: Online
}

interface Looking {
  remote: Remote
  address: URL
  signal: AbortSignal
}

/** What was seen at the site's address; undefined where nothing can be written to the folder. */
type Tried = Online | undefined

/** Writes a small file, reads it back through the site's own address, and removes it. Rejects where the host refuses to write. */
export async function tryFolder(
  folder: string,
  { remote, address, signal }: Looking,
): Promise<Online> {
  const name = `site-check-${randomBytes(8).toString('hex')}.txt`
  const file = posix.join(folder, name)
  const text = randomBytes(16).toString('hex')
  await remote.write(file, Buffer.from(text), 0, () => {})
  try {
    return await readBack(new URL(name, address), text, signal)
  } finally {
    await remote.remove(file)
  }
}

/**
 * Resolves with the folder for the site, and with what was seen when a file was read back from it. Rejects where the
 * host fails or refuses to write into the folder that the owner has chosen, and where the owner stops.
 */
export async function findPublicFolder(looking: Looking, ask: Ask): Promise<Found> {
  const { remote, address } = looking
  // An address with a path leads to a folder within the public one.
  const withBase = (folder: string) => posix.join(folder, address.pathname)
  const candidates = await candidatesOf(remote, address.hostname)
  const tried = new Map<string, Online>()
  for (const candidate of [...candidates, '']) {
    const online = await triedFolder(withBase(candidate), looking)
    if (online?.state === 'online')
      return { folder: withBase(candidate), readBack: online }
    if (online) tried.set(candidate, online)
  }
  const [only, ...others] = [...tried.keys()].filter((candidate) => candidate !== '')
  const folder =
    only !== undefined && others.length === 0
      ? only
      : (await ask({ kind: 'public-folder', folders: await foldersOf(remote) })).folder
  const chosen = withBase(folder)
  if (address.pathname !== '/') await makeFolders(remote, folder, address.pathname)
  return {
    folder: chosen,
    readBack: tried.get(folder) ?? (await tryFolder(chosen, looking)),
  }
}

async function makeFolders(remote: Remote, folder: string, base: string): Promise<void> {
  let made = folder
  for (const part of base.split('/').filter(Boolean)) {
    made = posix.join(made, part)
    await remote.makeFolder(made)
  }
}

async function triedFolder(folder: string, looking: Looking): Promise<Tried> {
  try {
    return await tryFolder(folder, looking)
  } catch (error) {
    looking.signal.throwIfAborted()
    const { code } = remoteFailure(error, { server: '' })
    if (code === 'no-right-to-write' || code === 'missing-folder') return undefined
    throw error
  }
}

const foldersOf = async (remote: Remote) =>
  ((await remote.list('')) ?? [])
    .filter(({ name, isFolder }) => isFolder && !/^\.|[/\\\p{Cc}]/u.test(name))
    .map(({ name }) => name)
    .toSorted()
    .slice(0, 100)

/** Usual names whose top folder is there. */
async function candidatesOf(remote: Remote, hostname: string): Promise<string[]> {
  const there = new Set(await foldersOf(remote))
  const bare = hostname.replace(/^www\./, '')
  const names = [
    ...usualNames,
    bare,
    hostname,
    `domains/${bare}/public_html`,
    `${bare}/public_html`,
  ]
  return [...new Set(names)].filter((name) => there.has(name.replace(/\/.*/, '')))
}
