/** Publishing in the page: the server's last state, and the requests to it. */
import type {
  Job,
  AddressState,
  Phase,
  PublishingState,
  PublishRequest,
  Question,
  StoredTarget,
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

/** This long, because the keychain may ask the owner for a password, and a server on the internet may be slow. */
const timeoutMs = 120_000

/** Publishing through the server that sent the page. */
export function serverPublishClient(server: Server): PublishClient {
  const { responseOrUndefined } = serverClient(server)
  return (method, path, value) =>
    responseOrUndefined(method, `publishing${path}`, value, timeoutMs)
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
): StoredTarget | undefined => state?.targets.find(({ id }) => id === state.chosen)

/** Creates the view and its actions. A change of targets or the start of a job resolves with whether it succeeded. */
export function createPublishing(request: PublishClient) {
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
    const state = await request<PublishingState>('GET', '')
    if (state) change({ state })
    return state
  }
  async function checkOnline() {
    const online = await request<AddressState | null>('GET', '/online')
    if (online !== undefined) change({ online: online ?? undefined })
    // An interrupted publication may be online now.
    await loadState()
  }
  /** Sends a request that changes the targets, and loads the new state. */
  async function changeTargets(method: string, path: string, value: unknown) {
    const result = await request<TargetResult>(method, path, value)
    await loadState()
    return recordResult(result)
  }
  /** Increases when an answer is sent and when it has arrived. A poll in between can return the answered question. */
  let answerEventCount = 0
  let isPolling = false
  /** Polls the job until it ends, even if the server does not respond for a while. */
  async function poll() {
    if (isPolling) return
    isPolling = true
    let failedPolls = 0
    for (;;) {
      const countBeforePoll = answerEventCount
      const job = await request<Job>('GET', '/job')
      failedPolls = job ? 0 : failedPolls + 1
      // A single request without a response may only mean a busy computer.
      if (failedPolls > 1) recordResult(undefined)
      else if (job && store.get().refusal === 'unreachable') recordResult('done')
      if (job && job.state !== 'running') {
        await loadState()
        change({ job, ...(job.state === 'published' && { online: job.online }) })
        // An interrupted publication may be online.
        if ('task' in job && job.task === 'publish') void checkOnline()
        break
      }
      // A poll that was sent before an answer would show the question again.
      if (job && answerEventCount === countBeforePoll) change({ job })
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
    }
    isPolling = false
  }
  async function start(task: Task, value: unknown) {
    const result = await request<TargetResult>('POST', `/${task}`, value)
    if (!result || result === 'refused') return recordResult(result)
    const phase: Phase = { name: task === 'publish' ? 'checking' : 'connecting' }
    if (result === 'done') change({ job: { state: 'running', id: '', task, phase } })
    // If the server is busy, this follows the job of another tab.
    void poll()
    return recordResult(result)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Loads the state. Then follows a running job or, without one, checks the site's address. */
    async load() {
      const state = await loadState()
      if (state?.job.state === 'running') return poll()
      await checkOnline()
    },
    /** Adds or changes a target and chooses it. */
    async setTarget(targetRequest: TargetRequest) {
      const isTargetSet = await changeTargets('PUT', '/target', targetRequest)
      if (isTargetSet) change({ job: { state: 'idle' } })
      return isTargetSet
    },
    forgetTarget: (id: string) => changeTargets('DELETE', '/target', { id }),
    connect: (address: string) => start('connect', { address }),
    publish: (publishRequest: PublishRequest) => start('publish', publishRequest),
    async answer(kind: Question['kind'], answer: string) {
      const { job } = store.get()
      if (job.state !== 'running') return
      // The question is removed at once, before the next poll.
      const { question: _, ...answeredJob } = job
      answerEventCount += 1
      change({ job: answeredJob })
      await request('POST', '/answer', { job: job.id, kind, answer })
      answerEventCount += 1
    },
    stop: () => request('POST', '/stop', {}),
    /** Checks the site's address again. */
    checkOnline,
    /** Opens the last folder or ZIP in the system's file manager. */
    show: () => request('POST', '/show', {}),
    /** Forgets the result of the last job, and why a request was refused. */
    dismiss() {
      const { job } = store.get()
      change({
        refusal: undefined,
        ...(job.state !== 'running' && { job: { state: 'idle' } }),
      })
    },
  }
}
