import { pathsAt } from '../reading/pathsAt.ts'
import type { Path } from '../reading/readDocument.ts'
import type { Finding, ProblemCode } from './finding.ts'
import type { Misplaced } from './findMisplaced.ts'

/** What may be told only because something else stands in the wrong place: where it is told at that place. */
const atTheirPlace =
  /^(missing-key|unknown-key|mistyped-key|key-instead|wrong-type|wrong-choice|client-count|too-few|too-many|duplicate-id|text-missing|translation-missing|mistyped-text|bad-text-name|shown-twice)$/

const lists = ['services', 'clients', 'offices']

/** Names of things elsewhere: where those were touched. */
const ofOthers: Partial<Record<ProblemCode, string[]>> = {
  'unknown-section': ['sections'],
  'section-renamed': ['sections'],
  'unknown-entry': lists,
  'unknown-text': ['catalogs'],
  'unused-text': ['catalogs'],
}

function isWithin(path: Path, other: Path): boolean {
  return other.every((step, index) => path[index] === step)
}

/** The findings that stay right when what stands in the wrong place is moved to its own. */
export function withoutConsequences(
  text: string,
  findings: Finding[],
  misplaced: Misplaced[],
): Finding[] {
  const touched = misplaced.flatMap((each) => each.touched)
  const inOrder = findings.toSorted((a, b) => a.span.offset - b.span.offset)
  const paths = pathsAt(
    text,
    inOrder.map(({ span }) => span.offset),
  )
  return inOrder.filter(({ code, path = [] }, index) => {
    const of = ofOthers[code]
    if (of) return !touched.some(([first]) => of.includes(String(first)))
    if (!atTheirPlace.test(code)) return true
    const here = path.length > 0 ? path : (paths[index] ?? [])
    return !touched.some((place) => isWithin(here, place) || isWithin(place, here))
  })
}
