import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { fileNames } from '../pictures/fileNames.ts'
import { namedFiles } from '../pictures/namedPictures.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Site } from '../state/site.ts'
import { createStore, type Store } from '../state/store.ts'
import type { Checker } from './checker.ts'
import { withFields, type FieldProblem } from './withFields.ts'

export interface Checked {
  /** What was checked: a problem's edit is one of this text. */
  text: string
  problems: readonly FieldProblem[]
}

export type Checks = Pick<Store<Checked>, 'get' | 'subscribe'>

/** The content as it would lie in the storage. */
export function textOf(content: SiteContent): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

/** Checks the content after each change, when the change has been painted. */
export function startChecks(site: Site, checker: Checker, pictures: Pictures): Checks {
  const store = createStore<Checked>({ text: '', problems: [] })
  let turn = 0

  async function check(own: number) {
    const { history, saved } = site.get()
    const { content } = history.now
    // What has not come yet would be told as missing.
    await pictures.load(namedFiles(history.now))
    const text = textOf(content)
    const files = fileNames(saved, history.now)
    const problems = await checker.check({ text, files })
    // Something was typed meanwhile: its own check follows.
    if (own !== turn) return
    store.set({ text, problems: withFields(problems, content) })
  }
  const checkSoon = () => {
    turn += 1
    const own = turn
    requestAnimationFrame(() =>
      setTimeout(() => void (own === turn ? check(own) : undefined)),
    )
  }
  site.subscribe(checkSoon)
  pictures.subscribe(checkSoon)
  checkSoon()
  return store
}
