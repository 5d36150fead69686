import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import type { FileChanges } from '../storage/storage.ts'

/** All that can be undone: the content, and the pictures that were added and taken away. */
export interface Snapshot {
  /** Not checked: work that is not finished is allowed. */
  content: SiteContent
  files: FileChanges
}

/** One change. */
interface Step {
  before: Snapshot
  after: Snapshot
  /** Where it happened: undo leads back there. */
  path: Path
  gesture: Gesture | undefined
  /** In milliseconds. */
  at: number
}

/** What a person does without a pause is one step: typing in a field, moving a slider. */
export interface Gesture {
  /** Of the same name: the same field, the same visit. */
  name: string
  /** The longest pause within it, in milliseconds. */
  pause: number
}

export interface History {
  readonly now: Snapshot
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export function newHistory(now: Snapshot): History {
  return { now, past: [], future: [] }
}

type Change = Pick<Step, 'after' | 'path' | 'gesture' | 'at'>

/** With one change more; within a gesture, the last change goes on. */
export function withChange({ now, past }: History, change: Change): History {
  const last = past.at(-1)
  const { after, gesture, at } = change
  const goesOn =
    last?.gesture !== undefined &&
    last.gesture.name === gesture?.name &&
    at - last.at <= gesture.pause
  const before = goesOn ? last.before : now
  const steps = goesOn ? past.slice(0, -1) : past
  return { now: after, past: [...steps, { ...change, before }], future: [] }
}

/** One step back, and where it happened. */
export function undone(history: History): { history: History; path: Path } | undefined {
  const { past, future } = history
  const last = past.at(-1)
  return (
    last && {
      history: { now: last.before, past: past.slice(0, -1), future: [last, ...future] },
      path: last.path,
    }
  )
}

export function redone(history: History): { history: History; path: Path } | undefined {
  const { past, future } = history
  const [next, ...rest] = future
  return (
    next && {
      history: { now: next.after, past: [...past, withoutGesture(next)], future: rest },
      path: next.path,
    }
  )
}

/** What was redone is finished: nothing goes on from it. */
function withoutGesture(step: Step): Step {
  return { ...step, gesture: undefined }
}
