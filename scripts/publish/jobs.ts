/** Runs one job at a time, which the page polls. */
import { randomUUID } from 'node:crypto'

import type {
  ConnectionReport,
  Job,
  Phase,
  PublishReport,
  Question,
  TargetResult,
  TargetSettings,
  Task,
} from '../../src/editorApi/publishing.ts'
import { remoteFailure } from './remoteFailure.ts'
import type { TargetAccess } from './target.ts'

export type JobResult =
  | ({ state: 'connected' } & ConnectionReport)
  | ({ state: 'published' } & PublishReport)

/** The parameters of a job: the target at the start of the job, and functions to report. */
export interface JobContext extends Omit<
  TargetAccess,
  'address' | 'onSettings' | 'onProgress'
> {
  enterPhase: (phase: Phase) => void
}

/** Creates the jobs. One that rejects is `failed`, or `stopped` by the owner. `secretOf` rejects if a secret is missing. */
export function createJobs(
  chosen: () => TargetSettings | undefined,
  secretOf: (settings: TargetSettings) => Promise<string | undefined>,
) {
  let job: Job = { state: 'idle' }
  let current: AbortController | undefined
  let resolveAnswer: ((answer: string) => void) | undefined
  return {
    start(task: Task, run: (context: JobContext) => Promise<JobResult>): TargetResult {
      const settings = chosen()
      if (current) return 'busy'
      if (!settings) return 'refused'
      const id = randomUUID()
      current = new AbortController()
      const { signal } = current
      let phase: Phase = { name: task === 'publish' ? 'checking' : 'connecting' }
      const enterPhase = (next: Phase) => {
        // A session may report progress after its job has ended.
        if (current?.signal !== signal) return
        phase = next
        job = { state: 'running', id, task, phase }
      }
      enterPhase(phase)
      const ask = (question: Question) =>
        new Promise<string>((resolve, reject) => {
          signal.throwIfAborted()
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
          resolveAnswer = resolve
          job = { state: 'running', id, task, phase, question }
        }).finally(() => enterPhase(phase))
      let secret: string | undefined
      const runToEnd = async (): Promise<Job> => {
        try {
          secret = await secretOf(settings)
          return { ...(await run({ settings, secret, signal, ask, enterPhase })), id }
        } catch (error) {
          const details = { id, task, phase: phase.name }
          if (signal.aborted) return { state: 'stopped', ...details }
          return { state: 'failed', ...details, failure: remoteFailure(error) }
        }
      }
      void runToEnd().then((finished) => {
        job = withoutSecret(finished, secret)
        current = undefined
      })
      return 'done'
    },
    job: (): Job => job,
    /** Passes an answer to the job. False if there is no such question. */
    answer: (id: string, kind: string, answer: string): boolean => {
      if (job.state !== 'running' || job.id !== id) return false
      if (job.question?.kind !== kind || !resolveAnswer) return false
      resolveAnswer(answer)
      // A second answer is rejected.
      resolveAnswer = undefined
      return true
    },
    stop: () => current?.abort(),
  }
}

/** Masks secrets in the details, which libraries and servers write. Our own texts may contain the letters by chance. */
function withoutSecret<Value>(value: Value, secret = ''): Value {
  const maskedText = JSON.stringify(value, (key, part: unknown) =>
    key === 'detail' && containsSecret(String(part), secret) ? '•••' : part,
  )
  // Only texts have changed.
  return JSON.parse(maskedText) as Value
}

/** Whether a text contains the secret, unchanged or as servers write it: encoded, wrongly decoded, or in different case. */
function containsSecret(text: string, secret: string): boolean {
  if (secret === '') return false
  const bytes = Buffer.from(secret)
  const simplify = (form: string) => form.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  const writtenForms = [
    secret,
    encodeURIComponent(bytes.toString()), // This throws for half a character of `secret`.
    secret.replaceAll(/[^\w ]/g, (letter) => `&#${letter.codePointAt(0)};`),
    bytes.toString('latin1'),
    bytes.toString('hex'),
    // The last letters depend on what follows.
    bytes.toString('base64').replace(/..?=*$/, ''),
  ]
  const hasForm = (form: string) => form.length > 3 && simplify(text).includes(form)
  return writtenForms.some((form) => text.includes(form) || hasForm(simplify(form)))
}
