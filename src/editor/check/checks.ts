import { checkContent } from '../../../schema/checkContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { type Edit, withEdits } from '../../../schema/problem.ts'
import { parseJson } from '../../../schema/read/parseJson.ts'
import { storedNamesOf } from '../pictures/namedPictures.ts'
import type { LoadedPictures } from '../pictures/pictures.ts'
import type { Snapshot } from '../state/history.ts'
import type { SiteState, SiteStore } from '../state/siteStore.ts'
import { createStore, type Readable } from '../state/store.ts'
import type { Sample } from '../storage/storage.ts'
import { withFields, type FieldProblem } from './fieldProblems.ts'

export interface CheckState {
  /** The checked content: the problems' edits refer to its text. */
  snapshot: Snapshot | undefined
  problems: readonly FieldProblem[]
}

/** The text of the content, for the check and for drafts. */
export function contentText(content: SiteContent): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

function findProblems(
  { history: { now }, saved }: SiteState,
  pictures: LoadedPictures,
  sample?: Sample,
): FieldProblem[] {
  const storedNames = new Map(storedNamesOf(saved, now))
  const paths = [...storedNames.keys()]
  const pictureAt = (path: string) => pictures.get(storedNames.get(path) ?? '')
  const { problems } = checkContent(contentText(now.content), {
    files: {
      list: () => paths,
      read: (path) => pictureAt(path)?.bytes,
      // On a slow connection or without one, a picture may not be loaded yet, although the storage has it.
      unexamined: new Set(paths.filter((path) => !pictureAt(path))),
      pixels: new Map(
        paths.flatMap((path) => {
          const pixels = pictureAt(path)?.pixels
          return pixels ? [[path, pixels]] : []
        }),
      ),
      samplePictures: new Set(
        paths.filter((path) => sample?.files.includes(storedNames.get(path) ?? '')),
      ),
    },
    ...(sample && { sample: sample.text }),
  })
  return withFields(problems, now.content)
}

/** The check takes about 20 ms, or up to 100 ms on a phone, so it waits for a pause in typing. */
export const checkDelayMs = 300

/** Checks the content whenever it or its pictures have changed. */
export function startChecks(site: SiteStore, pictures: Readable<LoadedPictures>) {
  const store = createStore<CheckState>({ snapshot: undefined, problems: [] })
  let timer: ReturnType<typeof setTimeout> | undefined

  function check() {
    clearTimeout(timer)
    timer = undefined
    const problems = findProblems(site.get(), pictures.get())
    store.set({ snapshot: site.get().history.now, problems })
  }
  function checkSoon() {
    clearTimeout(timer)
    timer = setTimeout(check, checkDelayMs)
  }
  site.subscribe(checkSoon)
  // Unlike edits, pictures that keep loading do not delay the check.
  pictures.subscribe(() => {
    timer ??= setTimeout(check, checkDelayMs)
  })
  checkSoon()
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Checks the current content and returns its problems. */
    checkNow(): readonly FieldProblem[] {
      if (timer !== undefined) check()
      return store.get().problems
    },
    /** Checks the content before it goes live. Remaining sample values are problems then. */
    checkForRelease: (sample: Sample) => findProblems(site.get(), pictures.get(), sample),
  }
}

/** The content with a problem's edit applied. Unchanged if it is not the content that was checked. */
export function withFix(
  content: SiteContent,
  { snapshot }: CheckState,
  edit: Edit,
): unknown {
  if (content !== snapshot?.content) return content
  return parseJson(withEdits(contentText(content), [edit])) ?? content
}
