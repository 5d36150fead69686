import type {
  Job,
  Online,
  OwnerAnswer,
  Phase,
  PublishingState,
  SecretRequest,
  StartResult,
  TargetSettings,
  Task,
} from '../../editorApi/publishing.ts'
/** Publishing in the page: the server's last state, and what can be asked of it. */
import { createStore, type Readable } from '../state/store.ts'
import type { PublishClient } from './publishClient.ts'

/** How often a running job is polled, in milliseconds. */
const interval = 500

export interface PublishingView {
  /** Undefined until the server has answered. */
  state: PublishingState | undefined
  job: Job
  /** The server has not answered how far the job is. */
  isSilent: boolean
  /** What was last seen at the site's address. */
  online: Online | undefined
}

/** Why nothing was done: the server does not answer, refuses, cannot write or remove, or has another job. */
export type Refusal = 'unreachable' | 'refused' | 'not written' | 'not removed' | 'busy'

export interface Publishing extends Readable<PublishingView> {
  /** Loads the state, and follows a job that is running already. */
  load: () => Promise<void>
  /** Chooses a target, and keeps its secret if one was typed. */
  choose: (
    settings: TargetSettings,
    secret?: SecretRequest,
  ) => Promise<Refusal | undefined>
  /** Forgets the secret of the chosen target. */
  forgetSecret: () => Promise<Refusal | undefined>
  connect: () => Promise<Refusal | undefined>
  publish: (revision: string) => Promise<Refusal | undefined>
  rollback: () => Promise<Refusal | undefined>
  answer: (answer: OwnerAnswer) => Promise<void>
  stop: () => Promise<void>
  /** Keeps a tick of the owner. */
  tick: (tick: string, isSet: boolean) => Promise<void>
  /** Looks at the site's address again. */
  look: () => Promise<void>
  show: () => Promise<void>
  /** Forgets how the last job ended. */
  dismiss: () => void
}

/** Has the target received all of it? */
export const isSent = (phase: Phase['name']) =>
  phase === 'looking' || phase === 'leaving-out'

export function createPublishing(publishClient: PublishClient): Publishing {
  const store = createStore<PublishingView>({
    state: undefined,
    job: { state: 'idle' },
    isSilent: false,
    online: undefined,
  })
  const change = (part: Partial<PublishingView>) => store.set({ ...store.get(), ...part })

  async function loadState() {
    const state = await publishClient.state()
    if (state) change({ state })
    return state
  }
  async function look() {
    if (store.get().state?.last) change({ online: await publishClient.online() })
  }
  let isFollowing = false
  /** Polls the job until it ends; goes on where the server does not answer for a while. */
  async function follow() {
    if (isFollowing) return
    isFollowing = true
    try {
      for (;;) {
        const job = await publishClient.job()
        if (store.get().isSilent !== !job) change({ isSilent: !job })
        if (job && job.state !== 'running') {
          await loadState()
          const seen = job.state === 'published' ? { online: job.online } : {}
          change({ job, ...seen })
          break
        }
        if (job) change({ job })
        await new Promise((done) => setTimeout(done, interval))
      }
    } finally {
      isFollowing = false
    }
  }
  async function start(task: Task, started: Promise<StartResult | undefined>) {
    const result = await started
    if (!result) return 'unreachable'
    if (!result.ok && result.reason === 'no target') return 'refused'
    if (result.ok) {
      const phase: Phase = { name: task === 'publish' ? 'checking' : 'connecting' }
      change({ job: { state: 'running', id: result.job, task, phase } })
    }
    void follow()
    return result.ok ? undefined : 'busy'
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async load() {
      const state = await loadState()
      if (state?.job.state === 'running') return follow()
      await look()
    },
    async choose(settings, secret) {
      const kept = await publishClient.choose(settings)
      if (!kept) return 'unreachable'
      if (!kept.ok) return kept.reason
      if (secret) {
        const result = await publishClient.keepSecret(secret)
        if (!result?.ok) return result?.reason ?? 'unreachable'
      }
      await loadState()
      return undefined
    },
    async forgetSecret() {
      const isForgotten = await publishClient.forgetSecret()
      await loadState()
      if (isForgotten) return undefined
      return isForgotten === undefined ? 'unreachable' : 'not removed'
    },
    connect: () => start('connect', publishClient.connect()),
    publish: (revision) => start('publish', publishClient.publish({ revision })),
    rollback: () => start('rollback', publishClient.rollback()),
    async answer(answer) {
      const { job } = store.get()
      if (job.state !== 'running') return
      // The question is removed at once, before the next poll.
      const { question: _, ...answered } = job
      change({ job: answered })
      await publishClient.answer({ job: job.id, answer })
    },
    async stop() {
      await publishClient.stop()
    },
    async tick(tick, isSet) {
      await publishClient.tick({ tick, isSet })
      await loadState()
    },
    look,
    async show() {
      await publishClient.show()
    },
    dismiss() {
      if (store.get().job.state !== 'running') change({ job: { state: 'idle' } })
    },
  }
}
