/** Publishes one content: the requests of the editor and the answers. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { versionFile } from '../../schema/read/versionText.ts'
import {
  targetId,
  type KeepResult,
  type Online,
  type Publication,
  type PublishingState,
  type PublishRequest,
  type TargetKind,
  type TargetSettings,
} from '../../src/editorApi/publishing.ts'
import type { writeAtomically } from '../files/writeAtomically.ts'
import { checkOnline, waitUntilOnline, type Patience } from './checkOnline.ts'
import { createJobs, type JobContext, type Outcome } from './jobs.ts'
import { buildVersion, builtName, prepareVersion, siteOnDisk } from './prepareVersion.ts'
import { publicationsIn } from './publications.ts'
import { KnownFailure } from './remoteFailure.ts'
import type { Secrets } from './secrets.ts'
import type { Target, TargetAccess, Targets } from './target.ts'
import { withKnown } from './targetSettings.ts'

export interface PublishServiceOptions {
  contentFile: string
  stateFolder: string
  targets: Targets
  secrets: Secrets
  /** Called when a new version is online. Returns the id of the version in the store, if it is kept. */
  onPublished?: (publication: Publication) => string | undefined
  patience?: Patience
  /** Writes complete files. Tests replace it to simulate a full disk. */
  writeFile?: typeof writeAtomically
}

export type PublishService = ReturnType<typeof createPublishService>

/** After a minute, the owner sees that the site is not online yet and can check again. */
const usualPatience: Patience = { interval: 2000, atMost: 60_000 }
const maxTicks = 500

/** A failed job has a result; nothing here rejects because of it. */
export function createPublishService(options: PublishServiceOptions) {
  const { contentFile, secrets, targets, patience = usualPatience, onPublished } = options
  const publications = publicationsIn(options.stateFolder, options.writeFile)
  const targetOf = ({ kind }: TargetSettings): Target => {
    const target = targets[kind]
    if (!target) throw new Error(`Failed to publish: no target of the kind ${kind}.`)
    return target
  }

  const jobs = createJobs({
    chosen: () => publications.chosen()?.settings,
    async secretOf(settings) {
      if (!targetOf(settings).needsSecret) return undefined
      const secret = await secrets.get(targetId(settings))
      if (secret !== undefined) return secret
      throw new KnownFailure({ code: 'password', isMissing: true }, 'No secret is kept.')
    },
  })

  /** What a target gets. */
  const accessOf = (job: JobContext, address: string): TargetAccess => ({
    ...job,
    address: new URL(address),
    // Settings that the owner has changed meanwhile are kept; the next job asks again.
    onTrusted: (settings) =>
      publications.change(targetId(job.settings), (kept) =>
        isDeepStrictEqual(kept.settings, job.settings) ? { settings } : {},
      ),
  })

  const markTested = (before: TargetSettings, settings: TargetSettings) =>
    publications.change(targetId(before), () => ({ settings, testedAt: Date.now() }))

  function add(id: string, publication: Publication): Publication {
    const version = onPublished?.(publication)
    const kept = { ...publication, ...(version !== undefined && { id: version }) }
    publications.add(id, kept)
    return kept
  }

  /** Finds out whether an interrupted publication is online after all. Without a network, this is unknown, so the record stays. */
  async function settle(id: string, signal: AbortSignal): Promise<void> {
    const { sending, settings } = publications.target(id) ?? {}
    if (!sending || !settings) return
    if (targetOf(settings).isOnline) {
      const { state } = await checkOnline(sending, signal)
      if (state === 'online') add(id, sending)
      if (state === 'unreachable') return
    }
    publications.change(id, () => ({ sending: undefined }))
  }

  /** Tests the connection and stores what was found, such as the public folder. */
  async function runConnect(job: JobContext): Promise<Outcome> {
    const access = accessOf(job, siteOnDisk(contentFile).address)
    const connected = await targetOf(job.settings).connect(access)
    markTested(job.settings, connected.settings)
    return { state: 'connected', connected }
  }

  async function runPublish(
    job: JobContext,
    { revision, message }: PublishRequest,
  ): Promise<Outcome> {
    const { settings, signal, toPhase } = job
    const id = targetId(settings)
    const target = targetOf(settings)
    const { takesBuiltSite, isOnline } = target
    const { address, ...prepared } = await prepareVersion(contentFile, revision)
    let { version } = prepared
    let folder = takesBuiltSite ? publications.builtSite(builtName(version)) : ''
    if (folder === undefined) {
      toPhase({ name: 'building' })
      const built = await buildVersion(publications, contentFile, revision, signal)
      ;({ folder, version } = built)
    }
    toPhase({ name: 'connecting' })
    await settle(id, signal)
    signal.throwIfAborted()
    const proof = crypto.randomUUID()
    if (takesBuiltSite) writeFileSync(join(folder, versionFile), `${version} ${proof}`)
    const at = Date.now()
    const sending = { version, revision, at, address, ...(takesBuiltSite && { proof }) }
    publications.change(id, () => ({ sending }))
    const given = { version, folder, ...(message !== undefined && { message }) }
    const {
      path,
      content,
      settings: found,
      ...told
    } = await target.send(accessOf(job, address), given, (sent, total) =>
      toPhase({ name: 'sending', sent, total }),
    )
    markTested(settings, found)
    const publication = add(id, {
      ...sending,
      ...content,
      at: Date.now(),
      ...(path !== undefined && { path }),
    })
    publications.removeOldSites(builtName)
    const published = { state: 'published' as const, publication, ...told }
    if (!isOnline) return published
    toPhase({ name: 'looking' })
    // The site has been sent, so stopping now only ends the check. A target that builds by itself takes a few minutes.
    const atMost = takesBuiltSite ? patience.atMost : 5 * patience.atMost
    const online = await waitUntilOnline(
      publication,
      { ...patience, atMost },
      signal,
      (seen) => toPhase({ name: 'looking', online: seen }),
    )
    return { ...published, online }
  }

  return {
    async state(): Promise<PublishingState> {
      const { chosen, targets: remembered, ticks } = publications.read()
      const settings = publications.chosen()?.settings
      const isNeeded = settings !== undefined && targetOf(settings).needsSecret
      return {
        targets: Object.entries(remembered).map(
          ([id, { settings: own, testedAt, last, before }]) => ({
            id,
            settings: own,
            testedAt,
            last,
            previous: before?.id,
          }),
        ),
        chosen,
        secret: isNeeded
          ? ((await secrets.where(targetId(settings))) ?? 'missing')
          : 'unneeded',
        hasKeychain: await secrets.hasKeychain(),
        ticks,
        kinds: await possibleKinds(targets),
        job: jobs.job(),
      }
    },
    keepTarget(given: TargetSettings): KeepResult {
      if (!targets[given.kind]) return 'refused'
      const id = targetId(given)
      const isWritten = publications.write(({ targets: remembered }) => {
        const kept = remembered[id]
        const settings = withKnown(given, kept?.settings)
        const isTested = kept && isDeepStrictEqual(kept.settings, settings)
        const testedAt = isTested ? kept.testedAt : undefined
        return {
          chosen: id,
          targets: { ...remembered, [id]: { ...kept, settings, testedAt } },
        }
      })
      return isWritten ? 'kept' : 'notWritten'
    },
    /** False if no target with that id is remembered or it could not be written. The same applies to `forget`. */
    choose: (id: string): boolean =>
      publications.target(id) !== undefined && publications.write(() => ({ chosen: id })),
    async forget(id: string): Promise<boolean> {
      if (!publications.target(id)) return false
      const isForgotten = await secrets.forget(id)
      const isWritten = publications.write(({ chosen, targets: remembered }) => ({
        chosen: chosen === id ? null : chosen,
        targets: Object.fromEntries(
          Object.entries(remembered).filter(([other]) => other !== id),
        ),
      }))
      return isForgotten && isWritten
    },
    /** False if it was not written. */
    tick: (tick: string, isSet: boolean): boolean =>
      publications.write(({ ticks }) => {
        const others = ticks.filter((each) => each !== tick)
        return { ticks: (isSet ? [...others, tick] : others).slice(-maxTicks) }
      }),
    async keepSecret(secret: string, inKeychain: boolean): Promise<KeepResult> {
      const settings = publications.chosen()?.settings
      if (!settings) return 'refused'
      await secrets.keep(targetId(settings), secret, inKeychain)
      return 'kept'
    },
    connect: () => jobs.start('connect', runConnect),
    publish: (request: PublishRequest) =>
      jobs.start('publish', (job) => runPublish(job, request)),
    job: jobs.job,
    answer: jobs.answer,
    stop: jobs.stop,
    async online(): Promise<Online | undefined> {
      const settings = publications.chosen()?.settings
      if (!settings) return undefined
      // The check has its own time limit and cannot be stopped.
      const { signal } = new AbortController()
      if (jobs.job().state !== 'running') await settle(targetId(settings), signal)
      const { last } = publications.chosen() ?? {}
      return last && checkOnline(last, signal)
    },
    /** The last publication at the chosen target. */
    last: (): Publication | undefined => publications.chosen()?.last,
  }
}

async function possibleKinds(targets: Targets): Promise<TargetKind[]> {
  const kinds: TargetKind[] = []
  for (const kind of Object.keys(targets) as TargetKind[])
    if ((await targets[kind]?.isPossible?.()) ?? true) kinds.push(kind)
  return kinds
}
