/** Runs one job at a time, which the page polls. */
import { randomUUID } from 'node:crypto'

import type {
  Failure,
  Job,
  OwnerAnswer,
  Phase,
  Question,
  StartResult,
  TargetSettings,
  Task,
} from '../../src/editorApi/publishing.ts'
import { detailOf } from './remoteFailure.ts'
import type { Ask, Failed, TargetAccess } from './target.ts'

type FinishedJob = Extract<Job, { state: 'connected' | 'published' }>
/** How a job ended, without its id. */
export type Outcome = FinishedJob extends infer Each
  ? Each extends Job
    ? Omit<Each, 'id'>
    : never
  : never

/** What a job is given: what reaches the target as it was chosen when the job began, and how to report. */
export interface JobContext extends Omit<TargetAccess, 'address'> {
  toPhase: (phase: Phase) => void
}

interface Current {
  stop: AbortController
  answer?: (answer: OwnerAnswer) => void
}

interface JobOptions {
  chosen: () => TargetSettings | undefined
  /** Undefined if the target needs none. */
  secretOf: (settings: TargetSettings) => Promise<string | undefined | Failed>
  /** Called when the owner has trusted a key or certificate; `trusting` are the settings with it. */
  onTrusted: (settings: TargetSettings, trusting: TargetSettings) => void
}

/** `start` never throws: a job that rejects ends as `failed`, or as `stopped` if the owner has stopped it. `stop` only asks for that. */
export function createJobs({ chosen, secretOf, onTrusted }: JobOptions) {
  let job: Job = { state: 'idle' }
  let current: Current | undefined
  return {
    start(
      task: Task,
      run: (running: JobContext) => Promise<Outcome | Failed>,
    ): StartResult {
      const settings = chosen()
      if (current) return { ok: false, reason: 'busy' }
      if (!settings) return { ok: false, reason: 'no target' }
      const id = randomUUID()
      const stop = new AbortController()
      const own: Current = { stop }
      current = own
      let phase: Phase = { name: task === 'publish' ? 'checking' : 'connecting' }
      const toPhase = (next: Phase) => {
        phase = next
        job = { state: 'running', id, task, phase }
      }
      toPhase(phase)
      const ask = (question: Question) =>
        new Promise<OwnerAnswer>((done, fail) => {
          stop.signal.throwIfAborted()
          stop.signal.addEventListener('abort', () => fail(stop.signal.reason))
          own.answer = done
          job = { state: 'running', id, task, phase, question }
        }).finally(() => {
          delete own.answer
          toPhase(phase)
        })
      let secret: string | undefined
      const begin = async () => {
        const found = await secretOf(settings)
        if (typeof found === 'object') return found
        secret = found
        // `answer` accepts only an answer of the kind that is asked.
        return run({ settings, secret, signal: stop.signal, ask: ask as Ask, toPhase })
      }
      begin()
        .then((ended): Job => {
          if (!('ok' in ended)) return { ...ended, id }
          if (ended.trustedSettings) onTrusted(settings, ended.trustedSettings)
          return { state: 'failed', id, task, phase: phase.name, failure: ended.failure }
        })
        .catch((error: unknown): Job => {
          if (stop.signal.aborted)
            return { state: 'stopped', id, task, phase: phase.name }
          const failure: Failure = { code: 'unknown', detail: detailOf(error) }
          return { state: 'failed', id, task, phase: phase.name, failure }
        })
        .then((ended) => {
          job = secret === undefined ? ended : withoutSecret(ended, secret)
          current = undefined
        })
        .catch(console.error)
      return { ok: true, job: id }
    },
    job: (): Job => job,
    /** False if nothing of that kind is asked. */
    answer: (id: string, answer: OwnerAnswer): boolean => {
      if (job.state !== 'running' || job.id !== id) return false
      if (job.question?.kind !== answer.kind || !current?.answer) return false
      current.answer(answer)
      // A second answer is refused.
      delete current.answer
      return true
    },
    stop: () => current?.stop.abort(),
  }
}

/** Masks a secret in the details, which libraries write. All else is ours, and may hold the same letters by chance. */
function withoutSecret<Value>(value: Value, secret: string): Value {
  const bytes = Buffer.from(secret)
  const forms = [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    ...(['base64', 'base64url', 'hex', 'latin1'] as const).map((form) =>
      bytes.toString(form),
    ),
  ]
  const masked = JSON.stringify(value, (key, part: unknown) =>
    key === 'detail' && typeof part === 'string'
      ? forms.reduce((text, form) => text.replaceAll(form, '•••'), part)
      : part,
  )
  // Only texts have changed.
  return JSON.parse(masked) as Value
}
