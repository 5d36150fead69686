/** Publishes one content: what the editor may ask of it, and what it answers. */
import { isDeepStrictEqual } from 'node:util'

import type {
  Job,
  KeepSettingsResult,
  Online,
  OwnerAnswer,
  Publication,
  PublishingState,
  StartResult,
  TargetKind,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'
import { codeOf } from '../files/codeOf.ts'
import { checkOnline, type Expected } from './checkOnline.ts'
import { createJobs } from './jobs.ts'
import { publicationsIn, type Publications } from './publications.ts'
import { previousAt, runConnect, runPublish, runRollback } from './publishJobs.ts'
import { documentIn } from './publishVersion.ts'
import type { Secrets } from './secrets.ts'
import type { Target } from './target.ts'
import type { Targets } from './targets.ts'
import { withTrust } from './targetSettings.ts'

export interface PublishServiceOptions {
  contentFile: string
  stateFolder: string
  targets: Targets
  secrets: Secrets
  /** Something was put online that was not there before. */
  onPublished?: (publication: Publication) => void
  /** How often, and how long, it is looked for online, in milliseconds. */
  patience?: { interval: number; atMost: number }
}

export interface PublishService {
  state(): Promise<PublishingState>
  choose(settings: TargetSettings): KeepSettingsResult
  chosen(): TargetSettings | undefined
  /** False where it was not written. */
  tick(tick: string, isSet: boolean): boolean
  connect(): StartResult
  publish(revision: string): StartResult
  rollback(): StartResult
  job(): Job
  answer(id: string, answer: OwnerAnswer): boolean
  stop(): void
  online(): Promise<Online | undefined>
  /** Where the last folder or ZIP lies. */
  lastPath(): string | undefined
}

/** In milliseconds. After a minute the owner is told that it is not online yet, and can look again. */
const usualPatience = { interval: 2000, atMost: 60_000 }

/** Reads what was published before from `stateFolder`. Failures of a job are its outcome; nothing here rejects for them. */
export function createPublishService(options: PublishServiceOptions): PublishService {
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

  const context = { contentFile, publications, secrets, targetOf, patience }

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
        kinds: await possibleKinds(targets, contentFile),
        last,
        previous,
        job: jobs.job(),
      }
    },
    choose(settings) {
      if (!targets[settings.kind]) return { ok: false, reason: 'refused' }
      const before = publications
        .read()
        .targets.find(({ kind }) => kind === settings.kind)
      try {
        publications.choose(withTrust(settings, before))
        return { ok: true }
      } catch (error) {
        const cause = codeOf(error)
        return { ok: false, reason: 'not written', cause }
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
    connect: () => jobs.start('connect', (running) => runConnect(context, running)),
    publish: (revision) =>
      jobs.start('publish', (running) =>
        runPublish(context, running, revision, options.onPublished),
      ),
    rollback: () => jobs.start('rollback', (running) => runRollback(context, running)),
    job: jobs.job,
    answer: jobs.answer,
    stop: jobs.stop,
    async online() {
      const expected = expectedOnline(publications)
      return expected && checkOnline(expected, AbortSignal.timeout(30_000))
    },
    lastPath: () => publications.read().publications[0]?.path,
  }
}

async function possibleKinds(
  targets: Targets,
  contentFile: string,
): Promise<TargetKind[]> {
  const kinds = Object.keys(targets) as TargetKind[]
  const are = await Promise.all(
    kinds.map(async (kind) => (await targets[kind]?.isPossible?.(contentFile)) ?? true),
  )
  return kinds.filter((_, index) => are[index])
}

/** What should be online: the last publication. Undefined where nothing was published. */
function expectedOnline(publications: Publications): Expected | undefined {
  const [last, previous] = publications.read().publications
  return (
    last && {
      address: new URL(last.address),
      version: last.version,
      html: documentIn(publications.folderOf(last)),
      htmlBefore: previous && documentIn(publications.folderOf(previous)),
    }
  )
}
