import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import { fileNames } from '../pictures/fileNames.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Site } from '../state/site.ts'
import { createStore, type Store } from '../state/store.ts'
import type { Checker } from './checker.ts'

/** A problem at the field where it is mended. */
export interface FieldProblem extends Problem {
  /** A text's own place is where it is named. */
  field: Path
}

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
    const text = textOf(content)
    const files = fileNames(saved, history.now)
    const problems = await checker.check({ text, files })
    // Something was typed meanwhile: its own check follows.
    if (own !== turn) return
    const places = placesOfTexts(content)
    store.set({
      text,
      problems: problems.map((problem) => ({
        ...problem,
        field: fieldOf(problem.path, places),
      })),
    })
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

function placesOfTexts(content: SiteContent): Map<string, Path> {
  const places = new Map<string, Path>()
  for (const { path, value, node } of stringsIn(content))
    if (node.pointsTo === 'texts' && !places.has(value)) places.set(value, path)
  return places
}

function fieldOf(path: Path, places: Map<string, Path>): Path {
  const [root, , id] = path
  return (root === 'catalogs' && places.get(String(id))) || path
}
