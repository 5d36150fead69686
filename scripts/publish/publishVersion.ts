/** Brings a version to its target: sends it, and looks until visitors see it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type {
  Online,
  Publication,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'
import { waitUntilOnline, type Expected } from './checkOnline.ts'
import type { JobContext } from './jobs.ts'
import { versionOnDisk } from './prepareVersion.ts'
import type { Publications } from './publications.ts'
import type { Secrets } from './secrets.ts'
import type { Failed, OnProgress, Sent, Target, Version, TargetAccess } from './target.ts'

/** What every job of publishing works with. */
export interface PublishContext {
  contentFile: string
  publications: Publications
  secrets: Secrets
  targetOf: (settings: TargetSettings) => Target
  /** How often, and how long, it is looked for online, in milliseconds. */
  patience: { interval: number; atMost: number }
}

/** A version that is being published, with what is written down of it. */
export type VersionToPublish = Version &
  Pick<Publication, 'address' | 'revision' | 'savedAt'> & {
    /** The document that visitors have seen so far, if it is known. */
    before: string | undefined
  }

interface Published {
  publication: Publication
  /** Undefined where the target shows nothing online. */
  online?: Online
  /** The host refused a file of settings, and the site is online without it. */
  leftOut?: true
}

const missingSecret: Failed = {
  ok: false,
  failure: { code: 'missing-secret', detail: 'No secret is kept for this target.' },
}

/** Fails where the target needs a secret and none is kept. */
export async function accessOf(
  { secrets, targetOf }: PublishContext,
  { settings, signal, ask }: JobContext,
  address: string,
): Promise<TargetAccess | Failed> {
  const secret = await secrets.get(settings)
  if (targetOf(settings).needsSecret && secret === undefined) return missingSecret
  return { settings, secret, address: new URL(address), signal, ask }
}

/** `keep` is called as soon as the target has received all of it. Rejects where the signal is aborted before that. */
export async function publishVersion(
  context: PublishContext,
  job: JobContext,
  version: VersionToPublish,
  send: (access: TargetAccess, onProgress: OnProgress) => ReturnType<Target['send']>,
  keep: (publication: Publication) => void,
): Promise<Published | Failed> {
  const { publications, targetOf, contentFile } = context
  const { settings, toPhase } = job
  const target = targetOf(settings)
  const access = await accessOf(context, job, version.address)
  if ('ok' in access) return access
  toPhase({ name: 'connecting' })
  const sent = await send(access, (bytes, total) =>
    toPhase({ name: 'sending', sent: bytes, total }),
  )
  if (!sent.ok) return sent
  publications.markTested(sent.settings)
  const html = documentIn(version.folder)
  const publication = publicationOf(version, sent, settings.kind, contentFile)
  keep(publication)
  if (!target.isOnline) return { publication }
  toPhase({ name: 'looking' })
  const expected: Expected = {
    address: access.address,
    version: publication.version,
    html,
    htmlBefore: version.before,
  }
  // `keep` has moved its folder.
  const kept = { ...version, folder: publications.folderOf(publication) }
  const without = target.settingsWithoutHtaccess?.(sent.settings, kept)
  // It has been sent: who stops now only stops looking.
  const online = await waitUntilSeen(context, job, expected, without !== undefined)
  if (!without || online.state !== 'server-error') return { publication, online }
  const seen = await tryWithout(context, job, {
    expected,
    without,
    withAll: sent.settings,
    send: (given) => target.send({ ...access, settings: given }, kept, () => {}),
  })
  return { publication, online, ...seen }
}

function publicationOf(
  version: VersionToPublish,
  sent: Sent,
  kind: Publication['kind'],
  contentFile: string,
): Publication {
  // Merging what others had published has changed the content, and so its version.
  const merged = sent.isMerged ? versionOnDisk(contentFile) : undefined
  return {
    version: merged?.version ?? version.version,
    revision: merged?.revision ?? version.revision,
    at: Date.now(),
    ...(version.savedAt !== undefined && { savedAt: version.savedAt }),
    kind,
    address: version.address,
    ...(sent.path !== undefined && { path: sent.path }),
  }
}

/** `endsAtError`: stops looking at the second error of the server; the first may come while the server takes up the new files. */
function waitUntilSeen(
  { targetOf, patience }: PublishContext,
  { settings, signal, toPhase }: JobContext,
  expected: Expected,
  endsAtError = false,
): Promise<Online> {
  let errors = 0
  // A target that builds by itself needs some minutes for it.
  const { takesBuiltSite } = targetOf(settings)
  const atMost = takesBuiltSite ? patience.atMost : 5 * patience.atMost
  return waitUntilOnline(expected, { ...patience, atMost }, signal, (online) => {
    toPhase({ name: 'looking', online })
    if (online.state === 'server-error') errors += 1
    return endsAtError && errors > 1
  })
}

interface Retry {
  expected: Expected
  /** The settings that leave the file out, and those that do not. */
  without: TargetSettings
  withAll: TargetSettings
  send: (settings: TargetSettings) => ReturnType<Target['send']>
}

/** Sends the site without the file that the host may refuse. Where that does not help, the file goes back. */
async function tryWithout(
  context: PublishContext,
  job: JobContext,
  { expected, without, withAll, send }: Retry,
): Promise<Pick<Published, 'leftOut'> & { online?: Online }> {
  job.toPhase({ name: 'leaving-out' })
  const again = await send(without)
  if (!again.ok) return {}
  const online = await waitUntilSeen(context, job, expected)
  if (online.state === 'server-error') {
    job.toPhase({ name: 'leaving-out' })
    await send(withAll)
    return { online }
  }
  context.publications.markTested(without)
  return { online, leftOut: true }
}

/** The document in a folder; undefined where the target builds by itself. */
export function documentIn(folder: string): string | undefined {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
