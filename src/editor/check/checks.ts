import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { type Edit, withEdits } from '../../../schema/problem.ts'
import { fileNames, namedFiles } from '../pictures/namedPictures.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Snapshot } from '../state/history.ts'
import type { SiteStore } from '../state/siteStore.ts'
import { createStore } from '../state/store.ts'
import type { Checker } from './checker.ts'
import { withFields, type FieldProblem } from './fieldProblems.ts'

export interface CheckState {
  /** The checked content: the problems' edits refer to its text. */
  snapshot: Snapshot | undefined
  problems: readonly FieldProblem[]
  /** The check did not answer, so there may be further problems. */
  isUnknown: boolean
}

/** The content as it would be saved. */
export function contentText(content: SiteContent): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

/** How long a check waits for pictures, in milliseconds. */
const maxWait = 1000

const lateAfter = (milliseconds: number) =>
  new Promise<false>((done) => setTimeout(done, milliseconds, false))

/** Runs a check of the content when its pictures are loaded. If that takes long, it runs before, and then again. */
export async function whenPicturesLoaded(
  pictures: Pick<Pictures, 'load'>,
  snapshot: Snapshot,
  check: () => Promise<void>,
): Promise<void> {
  const loading = pictures.load(namedFiles(snapshot)).then(() => true)
  const isComplete = await Promise.race([loading, lateAfter(maxWait)])
  await check()
  if (!isComplete && (await loading)) await check()
}

/** Checks the content after every change, once the change is painted. */
export function startChecks(
  site: SiteStore,
  checker: Pick<Checker, 'check'>,
  pictures: Pick<Pictures, 'load'>,
) {
  const store = createStore<CheckState>({
    snapshot: undefined,
    problems: [],
    isUnknown: false,
  })
  let turn = 0

  async function check(started: number) {
    const { history, saved } = site.get()
    const snapshot = history.now
    await whenPicturesLoaded(pictures, snapshot, async () => {
      if (started !== turn) return
      const text = contentText(snapshot.content)
      const files = fileNames(saved, snapshot)
      const problems = await checker.check({ text, files })
      // The content changed in the meantime, so another check follows.
      if (started !== turn) return
      store.set({
        snapshot,
        problems: withFields(problems ?? [], snapshot.content),
        isUnknown: !problems,
      })
    })
  }
  const checkSoon = () => {
    turn += 1
    const started = turn
    requestAnimationFrame(() =>
      setTimeout(() => void (started === turn ? check(started) : undefined)),
    )
  }
  const isOfNow = () => store.get().snapshot === site.get().history.now
  site.subscribe(checkSoon)
  checkSoon()
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Resolves with the problems of the content as it is now. */
    ofNow: () =>
      new Promise<CheckState>((done) => {
        const resolveIfChecked = () => {
          if (!isOfNow()) return
          end()
          done(store.get())
        }
        const end = store.subscribe(resolveIfChecked)
        resolveIfChecked()
      }),
  }
}

/** The content with a problem's edit applied; unchanged if it is no longer the content that was checked. */
export function withFix(
  content: SiteContent,
  { snapshot }: CheckState,
  edit: Edit,
): unknown {
  if (content !== snapshot?.content) return content
  try {
    const value: unknown = JSON.parse(withEdits(contentText(content), [edit]))
    return value
  } catch {
    return content
  }
}
