import type { Problem } from '../../../schema/problem.ts'
import type { FileNames } from '../pictures/namedPictures.ts'

interface CheckInput {
  text: string
  /** Without them pictures are not checked. */
  files?: FileNames
  /** To check a site that is about to go live: the text of the sample, and the names of its pictures. */
  sample?: { text: string; files: string[] }
}

export type CheckRequest =
  | {
      kind: 'file'
      name: string
      bytes: Uint8Array
      pixels: Uint8ClampedArray | undefined
    }
  | ({ kind: 'check' | 'fix'; id: number } & CheckInput)

export interface CheckAnswer {
  id: number
  problems: Problem[]
  /** The text with all safe fixes. */
  fixed?: string
  /** The problems that these fixes have solved. */
  fixedProblems?: Problem[]
}

/** A text with all safe fixes, and the problems before and after. */
export type FixAnswer = Required<Omit<CheckAnswer, 'id'>>

export type Checker = ReturnType<typeof createChecker>

/** A check that takes longer counts as broken, in milliseconds. */
const timeout = 10_000

/** The check in its own worker, which is replaced if it fails or does not respond. */
export function createChecker() {
  const files: CheckRequest[] = []
  const waiting = new Map<number, (answer?: CheckAnswer) => void>()
  let worker: Worker | undefined
  let last = 0

  function startWorker(): Worker {
    const started = new Worker(new URL('./checkWorker.ts', import.meta.url), {
      type: 'module',
    })
    started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) =>
      waiting.get(data.id)?.(data),
    )
    started.addEventListener('error', (event) => {
      event.preventDefault()
      if (started === worker) endWorker()
    })
    for (const file of files) started.postMessage(file)
    return started
  }
  function endWorker() {
    worker?.terminate()
    worker = undefined
    for (const answer of waiting.values()) answer()
  }
  const ask = (kind: 'check' | 'fix', input: CheckInput) =>
    new Promise<CheckAnswer | undefined>((done) => {
      last += 1
      const id = last
      const timer = setTimeout(endWorker, timeout)
      waiting.set(id, (answer) => {
        clearTimeout(timer)
        waiting.delete(id)
        done(answer)
      })
      worker ??= startWorker()
      worker.postMessage({ kind, id, ...input } satisfies CheckRequest)
    })
  return {
    /** Passes the bytes of a picture to the check, and its pixels drawn small. */
    addFile: (name: string, bytes: Uint8Array, pixels?: Uint8ClampedArray) => {
      const file: CheckRequest = { kind: 'file', name, bytes, pixels }
      files.push(file)
      worker?.postMessage(file)
    },
    /** Resolves with undefined if the worker breaks or does not answer in time; never rejects. The same for `fix`. */
    check: async (input: CheckInput) => (await ask('check', input))?.problems,
    async fix(input: CheckInput): Promise<FixAnswer | undefined> {
      const answer = await ask('fix', input)
      if (!answer) return undefined
      const { problems, fixed = input.text, fixedProblems = [] } = answer
      return { problems, fixed, fixedProblems }
    },
  }
}
