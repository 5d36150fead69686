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
  /** The place of the change, which undo opens. */
  path: Path
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

/** Goes back one step and returns its path. Undefined if there is none. */
export function undo(
  history: EditHistory,
): { history: EditHistory; path: Path } | undefined {
  const { past, future } = history
  const last = past.at(-1)
  return (
    last && {
      history: { now: last.before, past: past.slice(0, -1), future: [last, ...future] },
      path: last.path,
    }
  )
}

/** Redoes the last undone step and returns its path, that of a moved entry after the move. Undefined if there is none. */
export function redo(
  history: EditHistory,
): { history: EditHistory; path: Path } | undefined {
  const { past, future } = history
  const [next, ...rest] = future
  return (
    next && {
      // A redone step is closed: no gesture extends it.
      history: {
        now: next.after,
        past: [...past, { ...next, gesture: undefined }],
        future: rest,
      },
      path: movedPath(next),
    }
  )
}

/** The path of a step after it: only a move changes the path and keeps the number of entries. */
function movedPath({ before, after, path }: HistoryStep): Path {
  const entryCount = ({ content }: Snapshot) => {
    const list = lookUp(content, path.slice(0, -1))
    return Array.isArray(list) ? list.length : undefined
  }
  const moved = pathAfter(before.content, after.content, path)
  return moved && entryCount(before) === entryCount(after) ? moved : path
}
