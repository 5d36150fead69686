import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import type { FileChanges } from '../../editorApi/storage.ts'
import { pathAfter } from './followPath.ts'

/** Everything that can be undone: the content, and files that were added or removed. */
export interface Snapshot {
  /** The content is not checked: it may be unfinished. */
  content: SiteContent
  files: FileChanges
}

interface HistoryStep {
  before: Snapshot
  after: Snapshot
  /** The path of the change, where undo focuses the field. */
  path: Path
  /** Identifies what the owner does, such as typing in one field. Undefined for a single change. */
  gesture: string | undefined
  /** In milliseconds since 1970. */
  at: number
}

/**
 * Changes with the same gesture, such as typing in a field, are one step of undo unless there is a longer
 * pause between them. People who look for every key, or copy an address from paper, pause for seconds.
 */
const maxPauseMs = 5000

export interface EditHistory {
  readonly now: Snapshot
  readonly past: readonly HistoryStep[]
  readonly future: readonly HistoryStep[]
}

export function newHistory(now: Snapshot): EditHistory {
  return { now, past: [], future: [] }
}

type Change = Pick<HistoryStep, 'after' | 'path' | 'gesture' | 'at'>

/** Adds a change. Within a gesture, the change extends the last step. */
export function withChange({ now, past }: EditHistory, change: Change): EditHistory {
  const last = past.at(-1)
  const { after, gesture, at } = change
  const isContinued =
    last?.gesture !== undefined && last.gesture === gesture && at - last.at <= maxPauseMs
  const before = isContinued ? last.before : now
  const steps = isContinued ? past.slice(0, -1) : past
  return { now: after, past: [...steps, { ...change, before }], future: [] }
}

type StepResult = { history: EditHistory; path: Path } | undefined

/** Undoes the last step. The result contains the step's path. Undefined if there is no step. */
export function undo({ past, future }: EditHistory): StepResult {
  const last = past.at(-1)
  return (
    last && {
      history: { now: last.before, past: past.slice(0, -1), future: [last, ...future] },
      path: last.path,
    }
  )
}

/** Redoes the last undone step. The result contains its path; after a move, the new path. Undefined without a step. */
export function redo({ past, future }: EditHistory): StepResult {
  const [next, ...laterSteps] = future
  return (
    next && {
      // A redone step is closed: no gesture extends it.
      history: {
        now: next.after,
        past: [...past, { ...next, gesture: undefined }],
        future: laterSteps,
      },
      path: movedPath(next),
    }
  )
}

/** The path of a step's entry after the step. It differs only for a move, which keeps the number of entries. */
function movedPath({ before, after, path }: HistoryStep): Path {
  const entryCount = ({ content }: Snapshot) => {
    const list = lookUp(content, path.slice(0, -1))
    return Array.isArray(list) ? list.length : undefined
  }
  const newPath = pathAfter(before.content, after.content, path)
  return newPath && entryCount(before) === entryCount(after) ? newPath : path
}
