/** Puts one content online. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import type {
  OwnerAnswer,
  Job,
  KeepSettingsResult,
  Online,
  TargetKind,
  TargetSettings,
  Publication,
  PublishingState,
  StartResult,
} from '../../src/editor/publishing/protocol.ts'
import { codeOf } from '../files/codeOf.ts'
import { createJobs, type Outcome, type Running } from './jobs.ts'
import { publicationsIn } from './publications.ts'
import { addressIn, buildIn, prepare, versionIn, versionOnDisk } from './release.ts'
import type { Secrets } from './secrets.ts'
import { seenOnline, waitUntilOnline, type Expected } from './seenOnline.ts'
import type { Failed, OnProgress, Target, Version, Work } from './target.ts'
import type { Targets } from './targets.ts'
import { withTrust } from './targetSettings.ts'

export interface PublisherOptions {
  contentFile: string
  stateFolder: string
  targets: Targets
  secrets: Secrets
  /** Something was put online that was not there before. */
  onPublished?: (publication: Publication) => void
  /** How often, and how long, it is looked for online, in milliseconds. */
  patience?: { interval: number; atMost: number }
}

export interface Publisher {
  state(): Promise<PublishingState>
  choose(settings: TargetSettings): KeepSettingsResult
  chosen(): TargetSettings | undefined
  /** False where it was not written. */
  tick(tick: string, isSet: boolean): boolean
  connect(): StartResult
  publish(revision: string): StartResult
  undo(): StartResult
  job(): Job
  answer(id: string, answer: OwnerAnswer): boolean
  stop(): void
  online(): Promise<Online | undefined>
  /** Where the last folder or ZIP lies. */
  lastPath(): string | undefined
}

/** After a minute the owner is told that it is not online yet, and can look again. */
const usualPatience = { interval: 2000, atMost: 60_000 }

export function publisherOf(options: PublisherOptions): Publisher {
  const { contentFile, secrets, targets, patience = usualPatience } = options
  const publications = publicationsIn(options.stateFolder)

  const chosen = (kept = publications.read()) =>
    kept.targets.find(({ kind }) => kind === kept.chosen)
  const targetOf = ({ kind }: TargetSettings): Target => {
    const target = targets[kind]
    if (!target)
      throw new Error(`Failed to publish: there is no target of the kind ${kind}.`)
    return target
  }

  const jobs = createJobs({
    chosen,
    secretOf: (settings) => secrets.get(settings),
    onTrusted(settings, trusting) {
      // Another target may have been chosen meanwhile.
      if (isDeepStrictEqual(chosen(), settings)) publications.choose(trusting)
    },
  })

  async function workOf({ settings, signal, ask }: Running, address: string) {
    const secret = await secrets.get(settings)
    const work: Work = { settings, secret, address: new URL(address), signal, ask }
    return work
  }

  const isWithoutSecret = ({ settings }: Running, { secret }: Work) =>
    targetOf(settings).needsSecret && secret === undefined
  /** A target that builds by itself needs some minutes for it. */
  const patienceWith = ({ needsBuild }: Target) =>
    needsBuild ? patience : { ...patience, atMost: 5 * patience.atMost }
  const missingSecret: Failed = {
    ok: false,
    failure: { code: 'missing-secret', detail: 'No secret is kept for this target.' },
  }

  /** Sends, then waits until it is seen online. `keep` is called as soon as the target has all of it. */
  async function bring(
    running: Running,
    version: Version &
      Pick<Publication, 'address' | 'revision' | 'savedAt'> & {
        before: string | undefined
      },
    send: (work: Work, onProgress: OnProgress) => ReturnType<Target['send']>,
    keep: (publication: Publication) => void,
  ): Promise<{ publication: Publication; online?: Online; leftOut?: true } | Failed> {
    const { settings, toPhase } = running
    const target = targetOf(settings)
    const work = await workOf(running, version.address)
    if (isWithoutSecret(running, work)) return missingSecret
    toPhase({ name: 'connecting' })
    const sent = await send(work, (bytes, total) =>
      toPhase({ name: 'sending', sent: bytes, total }),
    )
    if (!sent.ok) return sent
    publications.reached(sent.settings)
    const html = documentIn(version.folder)
    const { version: seen, revision } =
      (sent.isMerged && versionOnDisk(contentFile)) || version
    const publication: Publication = {
      version: seen,
      revision,
      at: Date.now(),
      ...(version.savedAt !== undefined && { savedAt: version.savedAt }),
      kind: settings.kind,
      address: version.address,
      ...(sent.path !== undefined && { path: sent.path }),
    }
    keep(publication)
    if (!target.isOnline) return { publication }
    toPhase({ name: 'looking' })
    const expected: Expected = {
      address: work.address,
      version: seen,
      html,
      htmlBefore: version.before,
    }
    // Its folder has moved.
    const kept = { ...version, folder: publications.folderOf(publication) }
    const without = target.withoutRefused?.(sent.settings, kept)
    // It has been sent: who stops now only stops looking.
    const online = await look(running, expected, without !== undefined)
    if (!without || online.state !== 'server-error') return { publication, online }

    const sendWith = async (settings: TargetSettings) => {
      toPhase({ name: 'leaving-out' })
      return target.send({ ...work, settings }, kept, () => {})
    }
    const again = await sendWith(without)
    if (!again.ok) return { publication, online }
    const onlineThen = await look(running, expected)
    if (onlineThen.state !== 'server-error') {
      publications.reached(without)
      return { publication, online: onlineThen, leftOut: true }
    }
    // It was not that: the site is as it should be.
    await sendWith(sent.settings)
    return { publication, online: onlineThen }
  }

  /** `endsAtError`: not at the first, which a server may show while it takes the new files up. */
  function look(
    { settings, signal, toPhase }: Running,
    expected: Expected,
    endsAtError = false,
  ): Promise<Online> {
    let errors = 0
    return waitUntilOnline(
      expected,
      patienceWith(targetOf(settings)),
      signal,
      (online) => {
        toPhase({ name: 'looking', online })
        if (online.state === 'server-error') errors += 1
        return endsAtError && errors > 1
      },
    )
  }

  const lastDocument = () => {
    const [last] = publications.read().publications
    return last && documentIn(publications.folderOf(last))
  }

  async function runConnect(running: Running): Promise<Outcome | Failed> {
    const found = addressIn(contentFile)
    if (!found.ok) return found
    const work = await workOf(running, found.address)
    if (isWithoutSecret(running, work)) return missingSecret
    const connected = await targetOf(running.settings).connect(work)
    if (!connected.ok) return connected
    const { settings, readBack } = connected
    publications.reached(settings)
    return {
      state: 'connected',
      connected: { settings, ...(readBack && { readBack }) },
    }
  }

  async function runPublish(
    running: Running,
    revision: string,
  ): Promise<Outcome | Failed> {
    const { settings, signal, toPhase } = running
    const target = targetOf(settings)
    const prepared = await prepare(contentFile, revision)
    if (!prepared.ok) return prepared
    signal.throwIfAborted()
    const folder = publications.newFolder()
    if (target.needsBuild) {
      toPhase({ name: 'building' })
      const failed = await buildIn(folder, contentFile, revision, signal)
      if (failed) return failed
    }
    const { address } = prepared
    const version = {
      version: target.needsBuild ? versionIn(folder) : prepared.version,
      folder,
      address,
      revision,
      savedAt: Math.floor(statSync(contentFile).mtimeMs),
      before: lastDocument(),
    }
    const brought = await bring(
      running,
      version,
      (work, onProgress) => target.send(work, version, onProgress),
      (publication) => {
        publications.add(publication, folder)
        options.onPublished?.(publication)
      },
    )
    return 'ok' in brought ? brought : { state: 'published', task: 'publish', ...brought }
  }

  async function runUndo(running: Running): Promise<Outcome | Failed> {
    const previous = previousAt(running.settings, publications.read().publications)
    const folder = previous && publications.folderOf(previous)
    if (!previous || folder === undefined || !existsSync(folder))
      return { ok: false, failure: { code: 'nothing-to-undo', detail: folder ?? '' } }
    const { address, version, revision, savedAt } = previous
    const back = { version, folder, publication: previous }
    const brought = await bring(
      running,
      {
        ...back,
        address,
        revision,
        ...(savedAt !== undefined && { savedAt }),
        before: lastDocument(),
      },
      (work, onProgress) => targetOf(running.settings).undo(work, back, onProgress),
      (publication) => publications.swap(publication),
    )
    return 'ok' in brought ? brought : { state: 'published', task: 'undo', ...brought }
  }

  async function possibleKinds(): Promise<TargetKind[]> {
    const kinds = Object.keys(targets) as TargetKind[]
    const are = await Promise.all(
      kinds.map(async (kind) => (await targets[kind]?.isPossible?.(contentFile)) ?? true),
    )
    return kinds.filter((_, index) => are[index])
  }

  return {
    chosen,
    async state() {
      const kept = publications.read()
      const settings = chosen(kept) ?? null
      const [last = null] = kept.publications
      const previous = (settings && previousAt(settings, kept.publications)) ?? null
      const where = settings && (await secrets.where(settings))
      const isNeeded = settings !== null && targetOf(settings).needsSecret
      return {
        settings,
        testedAt: kept.tested.find(({ kind }) => kind === settings?.kind)?.at ?? null,
        targets: kept.targets,
        ticks: kept.ticks,
        secret: isNeeded ? (where ?? 'missing') : 'unneeded',
        hasKeychain: await secrets.hasKeychain(),
        kinds: await possibleKinds(),
        last,
        previous,
        job: jobs.job(),
      }
    },
    choose(settings) {
      if (!targets[settings.kind]) return { ok: false, because: 'refused' }
      const before = publications
        .read()
        .targets.find(({ kind }) => kind === settings.kind)
      try {
        publications.choose(withTrust(settings, before))
        return { ok: true }
      } catch (error) {
        const cause = codeOf(error)
        return { ok: false, because: 'not written', cause }
      }
    },
    tick(tick, isSet) {
      try {
        publications.tick(tick, isSet)
        return true
      } catch {
        return false
      }
    },
    connect: () => jobs.start('connect', runConnect),
    publish: (revision) =>
      jobs.start('publish', (running) => runPublish(running, revision)),
    undo: () => jobs.start('undo', runUndo),
    job: jobs.job,
    answer: jobs.answer,
    stop: jobs.stop,
    async online() {
      const [last, previous] = publications.read().publications
      if (!last) return undefined
      const expected: Expected = {
        address: new URL(last.address),
        version: last.version,
        html: documentIn(publications.folderOf(last)),
        htmlBefore: previous && documentIn(publications.folderOf(previous)),
      }
      return seenOnline(expected, AbortSignal.timeout(30_000))
    },
    lastPath: () => publications.read().publications[0]?.path,
  }
}

/** What `undo` puts back. Undefined where one of the last two went to a target of another kind: it may have no built site. */
function previousAt(
  { kind }: TargetSettings,
  [last, previous]: Publication[],
): Publication | undefined {
  return last?.kind === kind && previous?.kind === kind ? previous : undefined
}

/** The document in a folder; undefined where the target builds by itself. */
function documentIn(folder: string): string | undefined {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
