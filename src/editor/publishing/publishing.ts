/** Publishing in the page: the server's last state, and the requests to it. */
import {
  targetId,
  type Job,
  type KeepResult,
  type Online,
  type OwnerAnswer,
  type Phase,
  type PublishingState,
  type PublishRequest,
  type SecretRequest,
  type StartResult,
  type TargetSettings,
  type Task,
} from '../../editorApi/publishing.ts'
import { createStore } from '../state/store.ts'
import { askServer, type Server } from '../storage/askServer.ts'

/** Sends a request below /api/publishing; resolves with undefined if the server does not answer. */
export type PublishClient = <Value>(
  method: string,
  path: string,
  value?: unknown,
) => Promise<Value | undefined>

/** In milliseconds: the keychain may ask the owner for a password, and a server on the internet may be slow. */
const maxWait = 120_000

/** Publishing through the server that sent the page. */
export function serverPublishClient(server: Server): PublishClient {
  const { askJson } = askServer(server)
  return async <Value>(method: string, path: string, value?: unknown) => {
    const answer = await askJson<Value>(method, `publishing${path}`, value, maxWait)
    return answer.ok ? answer.value : undefined
  }
}

/** The interval for polling a running job, in milliseconds. */
const interval = 500

/** Why the last request was not carried out. */
type Refusal = 'unreachable' | 'refused' | 'notWritten' | 'notRemoved' | 'busy'

export interface PublishingView {
  /** Undefined until the server has answered. */
  state: PublishingState | undefined
  job: Job
  /** The last result from the site's address. */
  online: Online | undefined
  refusal: Refusal | undefined
}

export type Publishing = ReturnType<typeof createPublishing>

/** Every request resolves with true if it succeeded. Otherwise the view has the refusal. */
export function createPublishing(ask: PublishClient) {
  const store = createStore<PublishingView>({
    state: undefined,
    job: { state: 'idle' },
    online: undefined,
    refusal: undefined,
  })
  const change = (part: Partial<PublishingView>) => store.set({ ...store.get(), ...part })
  const refuse = (refusal: Refusal | undefined) => {
    change({ refusal })
    return refusal === undefined
  }

  async function loadState() {
    const state = await ask<PublishingState>('GET', '')
    if (state) change({ state })
    return state
  }
  async function look() {
    const online = await ask<Online | null>('GET', '/online')
    change({ online: online ?? undefined })
    // An interrupted publication may be online now.
    await loadState()
  }
  /** Sends a request that answers with a boolean, and loads the new state. */
  async function send(method: string, path: string, value: unknown, refusal: Refusal) {
    const isDone = await ask<boolean>(method, path, value)
    await loadState()
    return refuse(isDone ? undefined : isDone === undefined ? 'unreachable' : refusal)
  }
  let isFollowing = false
  /** Polls the job until it ends, even if the server does not answer for a while. */
  async function follow() {
    if (isFollowing) return
    isFollowing = true
    let silentPolls = 0
    for (;;) {
      const job = await ask<Job>('GET', '/job')
      silentPolls = job ? 0 : silentPolls + 1
      // A single unanswered request may only mean a busy computer.
      if (silentPolls > 1) refuse('unreachable')
      else if (job && store.get().refusal === 'unreachable') refuse(undefined)
      if (job && job.state !== 'running') {
        await loadState()
        change({ job, ...(job.state === 'published' && { online: job.online }) })
        // An interrupted publication may be online.
        if ('task' in job && job.task === 'publish') void look()
        break
      }
      if (job) change({ job })
      await new Promise((done) => setTimeout(done, interval))
    }
    isFollowing = false
  }
  async function start(task: Task, value: unknown) {
    const result = await ask<StartResult>('POST', `/${task}`, value)
    if (!result) return refuse('unreachable')
    if (!result.ok && result.reason === 'no target') return refuse('refused')
    if (result.ok) {
      const phase: Phase = { name: task === 'publish' ? 'checking' : 'connecting' }
      change({ job: { state: 'running', id: result.job, task, phase } })
    }
    void follow()
    return refuse(result.ok ? undefined : 'busy')
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Loads the state, and follows a job that is already running. */
    async load() {
      const state = await loadState()
      if (state?.job.state === 'running') return follow()
      await look()
    },
    /** Adds or changes a target and chooses it. `replacedId`: the target that was edited. */
    async keep(settings: TargetSettings, secret?: SecretRequest, replacedId?: string) {
      let kept = await ask<KeepResult>('PUT', '/target', settings)
      const replaced = store.get().state?.targets.find(({ id }) => id === replacedId)
      // Correcting a typing mistake leaves no extra target behind.
      if (kept === 'kept' && replaced && replaced.id !== targetId(settings))
        if (replaced.testedAt === undefined && !replaced.last)
          await ask('DELETE', '/target', { id: replaced.id })
      if (kept === 'kept' && secret) kept = await ask('PUT', '/secret', secret)
      await loadState()
      if (kept === 'kept') change({ job: { state: 'idle' } })
      return refuse(kept === 'kept' ? undefined : (kept ?? 'unreachable'))
    },
    async choose(id: string) {
      const isChosen = await send('POST', '/choose', { id }, 'refused')
      change({ job: { state: 'idle' } })
      await look()
      return isChosen
    },
    forget: (id: string) => send('DELETE', '/target', { id }, 'notRemoved'),
    connect: () => start('connect', {}),
    publish: (request: PublishRequest) => start('publish', request),
    async answer(answer: OwnerAnswer) {
      const { job } = store.get()
      if (job.state !== 'running') return
      // The question is removed at once, before the next poll.
      const { question: _, ...answered } = job
      change({ job: answered })
      await ask('POST', '/answer', { job: job.id, answer })
    },
    async stop() {
      await ask('POST', '/stop', {})
    },
    /** Stores a confirmation of the owner. */
    async tick(tick: string, isSet: boolean) {
      await ask('PUT', '/ticks', { tick, isSet })
      await loadState()
    },
    /** Checks the site's address again. */
    look,
    /** Opens the last folder or ZIP in the system's file manager. */
    async show() {
      await ask('POST', '/show', {})
    },
    /** Forgets how the last job ended. */
    dismiss() {
      const { job } = store.get()
      change({
        refusal: undefined,
        ...(job.state !== 'running' && { job: { state: 'idle' } }),
      })
    },
  }
}
