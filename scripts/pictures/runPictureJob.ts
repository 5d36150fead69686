/** Decodes pictures in a child process with a time limit: a drawing of 300 bytes can take minutes. */
import { type ChildProcess, fork } from 'node:child_process'

import { fromRoot } from '../files/fromRoot.ts'
import type { PictureJob } from './pictureProcess.ts'

/** The picture took more work than any picture that a page can use. */
export class TooSlowError extends Error {}

let child: ChildProcess | undefined
/** The queue: one picture after the other. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs a job in the shared process. Rejects if the job does, and with `TooSlowError`. */
export function runPictureJob(
  name: PictureJob['name'],
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const result = queue.then(() => runNow({ name, bytes }))
  queue = result.catch(() => undefined)
  return result
}

function runNow(job: PictureJob): Promise<Uint8Array> {
  const process = (child ??= startProcess())
  return new Promise((resolve, reject) => {
    const onMessage = (message: { value: Uint8Array } | { error: string }) =>
      settle(() =>
        'error' in message ? reject(new Error(message.error)) : resolve(message.value),
      )
    const onExit = (_: unknown, signal?: NodeJS.Signals) => {
      child = undefined
      // The process kills itself if a picture takes too much CPU time.
      const Reason = signal === 'SIGKILL' ? TooSlowError : Error
      settle(() => reject(new Reason(`Failed to ${job.name}: the process has ended.`)))
    }
    function settle(finish: () => void) {
      setBusy(process, false)
      process.off('message', onMessage).off('exit', onExit).off('error', onExit)
      finish()
    }
    process.on('message', onMessage).on('exit', onExit).on('error', onExit)
    setBusy(process, true)
    process.send(job)
  })
}

function startProcess(): ChildProcess {
  return fork(
    fromRoot('scripts/runBundled.js'),
    ['scripts/pictures/pictureProcess.ts'],
    // Decoders print warnings that do not help the owner.
    { execArgv: [], stdio: 'ignore', serialization: 'advanced' },
  )
}

/** A picture in progress keeps the parent process running. Waiting for the next one must not. */
function setBusy(process: ChildProcess, isBusy: boolean): void {
  for (const handle of [process, process.channel]) handle?.[isBusy ? 'ref' : 'unref']()
}
