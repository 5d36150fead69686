import type { Problem } from '../../../schema/problem.ts'

/** By path, the name that the storage has for the file: an id where it is not saved yet. */
export type FileNames = readonly (readonly [path: string, name: string])[]

interface Checked {
  text: string
  /** Without them pictures are not looked at. */
  files?: FileNames
  /** For a site that is about to go live. */
  sample?: { text: string; files: string[] }
}

export type CheckRequest =
  | { kind: 'file'; name: string; bytes: Uint8Array }
  | ({ kind: 'check' | 'fix'; id: number } & Checked)

export interface CheckAnswer {
  id: number
  problems: Problem[]
  /** The text with all that can be mended without asking. */
  fixed?: string
  /** The problems that are gone there. */
  mended?: Problem[]
}

export interface Checker {
  /** Of a picture that a content names the check looks at what it holds. */
  addFile: (name: string, bytes: Uint8Array) => void
  check: (checked: Checked) => Promise<Problem[]>
  fix: (checked: Checked) => Promise<Required<Omit<CheckAnswer, 'id'>>>
}

/** The check of the content, in a worker of its own. */
export function createChecker(): Checker {
  const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), {
    type: 'module',
  })
  const waiting = new Map<number, (answer: CheckAnswer) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  const post = (request: CheckRequest) => worker.postMessage(request)
  const ask = (kind: 'check' | 'fix', checked: Checked) =>
    new Promise<CheckAnswer>((done) => {
      last += 1
      waiting.set(last, done)
      post({ kind, id: last, ...checked })
    })
  return {
    addFile: (name, bytes) => post({ kind: 'file', name, bytes }),
    check: async (checked) => (await ask('check', checked)).problems,
    async fix(checked) {
      const { problems, fixed = checked.text, mended = [] } = await ask('fix', checked)
      return { problems, fixed, mended }
    },
  }
}
