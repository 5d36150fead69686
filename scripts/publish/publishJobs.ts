/** The jobs of publishService.ts, one at a time: trying a connection, publishing, going back to what was online before. */
import { existsSync, statSync } from 'node:fs'

import type { Publication, TargetSettings } from '../../src/editorApi/publishing.ts'
import type { JobContext, Outcome } from './jobs.ts'
import { addressIn, buildVersion, prepareVersion, versionIn } from './prepareVersion.ts'
import type { Publications } from './publications.ts'
import {
  documentIn,
  publishVersion,
  accessOf,
  type PublishContext,
} from './publishVersion.ts'
import type { Failed } from './target.ts'

/** Tests the connection, and keeps what was found on the way, such as the public folder. */
export async function runConnect(
  context: PublishContext,
  job: JobContext,
): Promise<Outcome | Failed> {
  const found = addressIn(context.contentFile)
  if (!found.ok) return found
  const access = await accessOf(context, job, found.address)
  if ('ok' in access) return access
  const connected = await context.targetOf(job.settings).connect(access)
  if (!connected.ok) return connected
  const { settings, readBack } = connected
  context.publications.markTested(settings)
  return { state: 'connected', connected: { settings, ...(readBack && { readBack }) } }
}

/** `onPublished`: something was put online that was not there before. */
export async function runPublish(
  context: PublishContext,
  job: JobContext,
  revision: string,
  onPublished?: (publication: Publication) => void,
): Promise<Outcome | Failed> {
  const { contentFile, publications, targetOf } = context
  const { settings, signal, toPhase } = job
  const target = targetOf(settings)
  const prepared = await prepareVersion(contentFile, revision)
  if (!prepared.ok) return prepared
  signal.throwIfAborted()
  const folder = publications.newFolder()
  if (target.takesBuiltSite) {
    toPhase({ name: 'building' })
    const failed = await buildVersion(folder, contentFile, revision, signal)
    if (failed) return failed
  }
  const version = {
    version: target.takesBuiltSite ? versionIn(folder) : prepared.version,
    folder,
    address: prepared.address,
    revision,
    savedAt: Math.floor(statSync(contentFile).mtimeMs),
    before: lastDocument(publications),
  }
  const published = await publishVersion(
    context,
    job,
    version,
    (access, onProgress) => target.send(access, version, onProgress),
    (publication) => {
      publications.add(publication, folder)
      onPublished?.(publication)
    },
  )
  return 'ok' in published
    ? published
    : { state: 'published', task: 'publish', ...published }
}

/** Puts the publication before the last one back online. Fails with `nothing-to-roll-back` where its site is no longer kept. */
export async function runRollback(
  context: PublishContext,
  job: JobContext,
): Promise<Outcome | Failed> {
  const { publications, targetOf } = context
  const previous = previousAt(job.settings, publications.read().publications)
  const folder = previous && publications.folderOf(previous)
  if (!previous || folder === undefined || !existsSync(folder))
    return { ok: false, failure: { code: 'nothing-to-roll-back', detail: folder ?? '' } }
  const { address, version, revision, savedAt } = previous
  const back = { version, folder, publication: previous }
  const published = await publishVersion(
    context,
    job,
    {
      ...back,
      address,
      revision,
      ...(savedAt !== undefined && { savedAt }),
      before: lastDocument(publications),
    },
    (access, onProgress) => targetOf(job.settings).rollback(access, back, onProgress),
    (publication) => publications.swap(publication),
  )
  return 'ok' in published
    ? published
    : { state: 'published', task: 'rollback', ...published }
}

/** What `rollback` puts back. Undefined where one of the last two went to a target of another kind: it may have no built site. */
export function previousAt(
  { kind }: TargetSettings,
  [last, previous]: Publication[],
): Publication | undefined {
  return last?.kind === kind && previous?.kind === kind ? previous : undefined
}

function lastDocument(publications: Publications): string | undefined {
  const [last] = publications.read().publications
  return last && documentIn(publications.folderOf(last))
}
