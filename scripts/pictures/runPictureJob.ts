/** Decodes pictures in a child process with a time limit: a drawing of 300 bytes can take minutes. */
import { type ChildProcess, fork } from 'node:child_process'

import { fromRoot } from '../files/fromRoot.ts'
import type { PictureJob } from './pictureProcess.ts'

/** The picture exceeded the limit of CPU time. No usable picture reaches it. */
export class TooSlowError extends Error {}

let sharedProcess: ChildProcess | undefined
/** Settles when the last job in the queue ends. Jobs run one at a time. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs a job in the shared process. Rejects if it fails, and with `TooSlowError` if it exceeds the limit of CPU time. */
export function runPictureJob(
  name: PictureJob['name'],
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const result = queue.then(() => runInChildProcess({ name, bytes }))
  queue = result.catch(() => undefined)
  return result
}

function runInChildProcess(job: PictureJob): Promise<Uint8Array> {
  const child = (sharedProcess ??= startProcess())
  return new Promise((resolve, reject) => {
    const onMessage = (message: { value: Uint8Array } | { error: string }) =>
      settle(() =>
        'error' in message ? reject(new Error(message.error)) : resolve(message.value),
      )
    const onExit = (_: unknown, signal?: NodeJS.Signals) => {
      sharedProcess = undefined
      // The process kills itself if a picture takes too much CPU time.
      const ErrorType = signal === 'SIGKILL' ? TooSlowError : Error
      settle(() => reject(new ErrorType(`Failed to ${job.name}: the process has ended.`)))
    }
    function settle(finish: () => void) {
      setBusy(child, false)
      child.off('message', onMessage).off('exit', onExit).off('error', onExit)
      finish()
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onExit)
    setBusy(child, true)
    child.send(job)
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

/** Keeps the parent process running only while a picture is in progress. */
function setBusy(child: ChildProcess, isBusy: boolean): void {
  for (const handle of [child, child.channel]) handle?.[isBusy ? 'ref' : 'unref']()
}
