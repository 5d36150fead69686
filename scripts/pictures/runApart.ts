/** Decodes foreign pictures in a child process that can be killed: a drawing of 300 bytes can take minutes. */
import { type ChildProcess, fork } from 'node:child_process'

import { fromRoot } from '../files/fromRoot.ts'
import type { Jobs } from './pictureProcess.ts'

/** In ms; the largest photo takes a tenth. */
const maxTime = 15_000

export class TooSlow extends Error {}

type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

type Run = <Name extends keyof Jobs>(
  name: Name,
  bytes: Uint8Array,
) => Promise<Result<Name>>

function startPictureProcess(): Run {
  let child: ChildProcess | undefined
  /** The queue: one picture after the other. */
  let last: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const started = fork(
      fromRoot('scripts/runBundled.js'),
      ['scripts/pictures/pictureProcess.ts'],
      // Decoders print warnings that an owner can do nothing about.
      { execArgv: [], stdio: 'ignore', serialization: 'advanced' },
    )
    // Waiting for the next picture must not keep the parent running.
    started.unref()
    started.channel?.unref()
    return started
  }
  function stop() {
    child?.kill('SIGKILL')
    child = undefined
  }
  function runNow(name: keyof Jobs, bytes: Uint8Array): Promise<unknown> {
    const running = (child ??= start())
    return new Promise<unknown>((done, fail) => {
      const timer = setTimeout(() => {
        stop()
        settle(() => fail(new TooSlow(`Failed to ${name} within ${maxTime} ms.`)))
      }, maxTime)
      const onMessage = (message: { value: unknown } | { error: string }) =>
        settle(() =>
          'error' in message ? fail(new Error(message.error)) : done(message.value),
        )
      const onExit = () => {
        child = undefined
        settle(() => fail(new Error(`Failed to ${name}: the process has ended.`)))
      }
      function settle(finish: () => void) {
        clearTimeout(timer)
        running.off('message', onMessage).off('exit', onExit).off('error', onExit)
        finish()
      }
      running.on('message', onMessage).on('exit', onExit).on('error', onExit)
      running.send({ name, bytes })
    })
  }
  return (name, bytes) => {
    const result = last.then(() => runNow(name, bytes))
    last = result.catch(() => undefined)
    // Each job's type says what it returns.
    return result as Promise<Result<typeof name>>
  }
}

/** Runs a job in the shared process. Throws what the job throws, and `TooSlow`. */
export const runApart = startPictureProcess()
