/** Publishes one content file: handles the editor's requests. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { isAddress } from '../../schema/formats/links.ts'
import { versionFile } from '../../schema/read/versionText.ts'
import type {
  AddressState,
  Publication,
  PublishingState,
  PublishRequest,
  TargetResult,
  TargetKind,
  TargetRequest,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'
import { hasSecret, isManual, targetId } from '../../src/editorApi/targetSettings.ts'
import { checkOnline, waitUntilOnline, type WaitOptions } from './checkOnline.ts'
import { createJobs, type JobContext, type JobResult } from './jobs.ts'
import { buildVersion, prepareVersion, siteOnDisk } from './prepareVersion.ts'
import { publicationsIn } from './publications.ts'
import { FailureError } from './remoteFailure.ts'
import type { Secrets } from './secrets.ts'
import type { Target, TargetAccess, Targets } from './target.ts'

export interface PublishServiceOptions {
  contentFile: string
  stateFolder: string
  targets: Targets
  secrets: Secrets
  /** Called when a publication has reached its target. Returns the id of the stored version, if there is one. */
  onPublished?: (publication: Publication) => string | undefined
  waitOptions?: WaitOptions
}

export type PublishService = ReturnType<typeof createPublishService>

/** Creates the service. The state of a job says that the job failed, so no function rejects because of that. */
export function createPublishService({
  contentFile,
  stateFolder,
  secrets,
  targets,
  // After a minute, the owner sees that the site is not online yet and can check again.
  waitOptions = { intervalMs: 2000, maxTimeMs: 60_000 },
  onPublished,
}: PublishServiceOptions) {
  const publications = publicationsIn(stateFolder)
  const targetOf = ({ kind }: TargetSettings): Target => {
    const target = targets[kind]
    if (!target) throw new Error(`Failed to publish: no target of the kind ${kind}.`)
    return target
  }

  const jobs = createJobs(
    () => publications.chosen()?.settings,
    async (settings) => {
      if (!hasSecret(settings.kind)) return undefined
      const secret = await secrets.get(targetId(settings))
      if (secret !== undefined) return secret
      throw new FailureError('password', 'No secret is kept.')
    },
  )

  function accessOf(job: JobContext, id: string, address: string): TargetAccess {
    const access: TargetAccess = {
      ...job,
      address: new URL(address),
      onSettings(settings) {
        access.settings = settings
        publications.change(id, { settings })
      },
      onProgress: (sent, total) => job.enterPhase({ name: 'sending', sent, total }),
    }
    return access
  }
  const recordSuccess = (id: string) => publications.change(id, { testedAt: Date.now() })
  const isRunning = () => jobs.job().state === 'running'

  /** Records that a publication is now at the target. */
  function recordPublication(id: string, publication: Publication): Publication {
    const version = onPublished?.(publication)
    const last = { ...publication, ...(version !== undefined && { id: version }) }
    const remembered = publications.target(id)
    // Publishing the same version again does not make it the previous version.
    const before =
      remembered?.last?.version === last.version ? remembered.before : remembered?.last
    publications.change(id, { last, before, sending: undefined })
    return last
  }

  /** Checks whether an interrupted publication is online. It stays recorded until the site's address responds. */
  async function resolveInterrupted(id: string, signal: AbortSignal): Promise<void> {
    const { sending, settings } = publications.target(id) ?? {}
    if (!sending || !settings) return
    const withoutSending = { sending: undefined }
    if (isManual(settings.kind)) return publications.change(id, withoutSending)
    const { state } = await checkOnline(sending, signal)
    if (['online', 'cached', 'index-php'].includes(state)) recordPublication(id, sending)
    else if (['old', 'other-copy', 'other-site'].includes(state))
      publications.change(id, withoutSending)
  }

  /** Tests the connection and stores the results, such as the public folder. */
  async function runConnect(job: JobContext, pageAddress: unknown): Promise<JobResult> {
    const isUsable = typeof pageAddress === 'string' && isAddress(pageAddress)
    const address = isUsable ? pageAddress : siteOnDisk(contentFile).address
    const id = targetId(job.settings)
    const report = await targetOf(job.settings).connect(accessOf(job, id, address))
    recordSuccess(id)
    return { state: 'connected', ...report }
  }

  async function runPublish(
    job: JobContext,
    { revision, message }: PublishRequest,
  ): Promise<JobResult> {
    const { settings, signal, enterPhase } = job
    const id = targetId(settings)
    const target = targetOf(settings)
    const { takesBuiltSite } = target
    const site = await prepareVersion(contentFile, revision)
    const { address, version } = site
    const folder = takesBuiltSite
      ? await buildVersion(join(stateFolder, 'publications'), contentFile, site, job)
      : ''
    enterPhase({ name: 'connecting' })
    await resolveInterrupted(id, signal)
    signal.throwIfAborted()
    const sendId = crypto.randomUUID()
    if (takesBuiltSite) writeFileSync(join(folder, versionFile), `${version} ${sendId}`)
    const at = Date.now()
    const sending = { version, revision, at, address, ...(takesBuiltSite && { sendId }) }
    publications.change(id, { sending })
    const access = accessOf(job, id, address)
    const { content, ...report } = await target.send(access, { version, folder, message })
    recordSuccess(id)
    const publication = recordPublication(id, { ...sending, ...content, at: Date.now() })
    const published = { state: 'published' as const, publication, ...report }
    if (isManual(settings.kind)) return published
    enterPhase({ name: 'looking' })
    // The site has been sent, so stopping now only ends the check. A target that builds by itself takes a few minutes.
    const maxTimeMs = (takesBuiltSite ? 1 : 5) * waitOptions.maxTimeMs
    const options = { ...waitOptions, maxTimeMs }
    const online = await waitUntilOnline(publication, options, signal)
    return { ...published, online }
  }

  return {
    async state(): Promise<PublishingState> {
      const settings = publications.chosen()?.settings
      return {
        ...publications.read(),
        secret:
          settings && hasSecret(settings.kind)
            ? ((await secrets.placeOf(targetId(settings))) ?? 'missing')
            : 'unneeded',
        hasKeychain: await secrets.hasKeychain(),
        // `targets` has the kinds as names.
        kinds: Object.keys(targets) as TargetKind[],
        job: jobs.job(),
      }
    },
    async keepTarget(request: TargetRequest): Promise<TargetResult> {
      const { settings: sentSettings, secret, isSecretStored = false } = request
      if (isRunning()) return 'busy'
      if (!sentSettings || !targets[sentSettings.kind]) return 'refused'
      const id = targetId(sentSettings)
      const before = publications.target(id)
      const settings = withResults(sentSettings, before?.settings)
      const isSame = isDeepStrictEqual(before?.settings, settings)
      const changed = { ...before, id, settings, ...(!isSame && { testedAt: undefined }) }
      const written = publications.write(({ targets: remembered }) => ({
        chosen: id,
        targets: before
          ? remembered.map((target) => (target.id === id ? changed : target))
          : [...remembered, changed],
      }))
      if (secret !== undefined) await secrets.keep(id, secret, isSecretStored)
      return written
    },
    async forget(id: string): Promise<TargetResult> {
      if (isRunning()) return 'busy'
      if (!publications.target(id)) return 'refused'
      const isForgotten = await secrets.forget(id)
      const written = publications.write(({ chosen, targets: remembered }) => ({
        chosen: chosen === id ? null : chosen,
        targets: remembered.filter((target) => target.id !== id),
      }))
      return isForgotten ? written : 'notRemoved'
    },
    /** `address`: the site's address in the page, which may not be saved yet. */
    connect: (address?: unknown) =>
      jobs.start('connect', (job) => runConnect(job, address)),
    publish: (request: PublishRequest) =>
      jobs.start('publish', (job) => runPublish(job, request)),
    job: jobs.job,
    answer: jobs.answer,
    stop: jobs.stop,
    async online(): Promise<AddressState | undefined> {
      const { chosen } = publications.read()
      // The check has its own time limit and cannot be stopped.
      const { signal } = new AbortController()
      if (!isRunning()) await resolveInterrupted(chosen ?? '', signal)
      const { last } = publications.chosen() ?? {}
      return last && checkOnline(last, signal)
    },
    /** The last publication at the chosen target. */
    last: (): Publication | undefined => publications.chosen()?.last,
  }
}

/** Adds earlier results for the same target: the trusted key or certificate and, for the same folder, its test result. */
function withResults(settings: TargetSettings, before?: TargetSettings): TargetSettings {
  if (settings.kind !== 'host' || before?.kind !== 'host') return settings
  const { trusted, htaccess, folder } = before
  const withTrust = trusted === undefined ? settings : { trusted, ...settings }
  return htaccess && folder === settings.folder ? { htaccess, ...withTrust } : withTrust
}
