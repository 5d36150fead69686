/** Publishing in the page: the server's last state, and the requests to it. */
import type {
  Job,
  AddressState,
  Phase,
  PublishingState,
  PublishRequest,
  Question,
  RememberedTarget,
  TargetResult,
  TargetRequest,
  Task,
} from '../../editorApi/publishing.ts'
import { createStore } from '../state/store.ts'
import { serverClient, type Server } from '../storage/serverClient.ts'

/** Sends a request below /api/publishing; resolves with undefined if the server does not respond. */
export type PublishClient = <Value>(
  method: string,
  path: string,
  value?: unknown,
) => Promise<Value | undefined>

/** The keychain may ask the owner for a password, and a server on the internet may be slow. */
const maxWaitMs = 120_000

/** Publishing through the server that sent the page. */
export function serverPublishClient(server: Server): PublishClient {
  const { responseOrUndefined } = serverClient(server)
  return (method, path, value) =>
    responseOrUndefined(method, `publishing${path}`, value, maxWaitMs)
}

/** The interval for polling a running job. */
const pollIntervalMs = 500

export interface PublishingView {
  /** Undefined until the server has responded. */
  state: PublishingState | undefined
  job: Job
  /** The last result from the site's address. */
  online: AddressState | undefined
  /** Why the last request was not carried out. */
  refusal: 'unreachable' | Exclude<TargetResult, 'done'> | undefined
}

export type Publishing = ReturnType<typeof createPublishing>

export const chosenTarget = (
  state: PublishingState | undefined,
): RememberedTarget | undefined => state?.targets.find(({ id }) => id === state.chosen)

/** Creates the view and its actions. An action resolves with true if it succeeds; otherwise, the view has the reason. */
export function createPublishing(ask: PublishClient) {
  const store = createStore<PublishingView>({
    state: undefined,
    job: { state: 'idle' },
    online: undefined,
    refusal: undefined,
  })
  const { change } = store
  /** Records why the request was not carried out. Returns true if it was. */
  function recordResult(result: TargetResult | undefined) {
    const refusal = result === 'done' ? undefined : (result ?? 'unreachable')
    change({ refusal })
    return refusal === undefined
  }

  async function loadState() {
    const state = await ask<PublishingState>('GET', '')
    if (state) change({ state })
    return state
  }
  async function checkOnline() {
    const online = await ask<AddressState | null>('GET', '/online')
    if (online !== undefined) change({ online: online ?? undefined })
    // An interrupted publication may be online now.
    await loadState()
  }
  /** Sends a request, and loads the new state. */
  async function send(method: string, path: string, value: unknown) {
    const result = await ask<TargetResult>(method, path, value)
    await loadState()
    return recordResult(result)
  }
  /** The number of answers that were begun and of those that have arrived. */
  let responseCount = 0
  let isPolling = false
  /** Polls the job until it ends, even if the server does not respond for a while. */
  async function poll() {
    if (isPolling) return
    isPolling = true
    let silentPolls = 0
    for (;;) {
      const responsesBefore = responseCount
      const job = await ask<Job>('GET', '/job')
      silentPolls = job ? 0 : silentPolls + 1
      // A single unanswered request may only mean a busy computer.
      if (silentPolls > 1) recordResult(undefined)
      else if (job && store.get().refusal === 'unreachable') recordResult('done')
      if (job && job.state !== 'running') {
        await loadState()
        change({ job, ...(job.state === 'published' && { online: job.online }) })
        // An interrupted publication may be online.
        if ('task' in job && job.task === 'publish') void checkOnline()
        break
      }
      // A poll from before an answer would show its question again.
      if (job && responseCount === responsesBefore) change({ job })
      await new Promise((done) => setTimeout(done, pollIntervalMs))
    }
    isPolling = false
  }
  async function start(task: Task, value: unknown) {
    const result = await ask<TargetResult>('POST', `/${task}`, value)
    if (!result || result === 'refused') return recordResult(result)
    const phase: Phase = { name: task === 'publish' ? 'checking' : 'connecting' }
    if (result === 'done') change({ job: { state: 'running', id: '', task, phase } })
    // A busy server has a job of another tab.
    void poll()
    return recordResult(result)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Loads the state, and follows a job that is already running. */
    async load() {
      const state = await loadState()
      if (state?.job.state === 'running') return poll()
      await checkOnline()
    },
    /** Adds or changes a target and chooses it. */
    async setTarget(request: TargetRequest) {
      const isKept = await send('PUT', '/target', request)
      if (isKept) change({ job: { state: 'idle' } })
      return isKept
    },
    forgetTarget: (id: string) => send('DELETE', '/target', { id }),
    connect: (address: string) => start('connect', { address }),
    publish: (request: PublishRequest) => start('publish', request),
    async answer(kind: Question['kind'], answer: string) {
      const { job } = store.get()
      if (job.state !== 'running') return
      // The question is removed at once, before the next poll.
      const { question: _, ...answeredJob } = job
      responseCount += 1
      change({ job: answeredJob })
      await ask('POST', '/answer', { job: job.id, kind, answer })
      responseCount += 1
    },
    stop: () => ask('POST', '/stop', {}),
    /** Checks the site's address again. */
    checkOnline,
    /** Opens the last folder or ZIP in the system's file manager. */
    show: () => ask('POST', '/show', {}),
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
