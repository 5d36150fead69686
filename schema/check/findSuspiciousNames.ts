import { excerpt } from '../messages/describeValue.ts'
import { isBlank } from '../read/readableText.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { schemaAt, type Placed } from '../read/schemaTree.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { withoutHidden } from './hiddenSigns.ts'
import { namesOfTexts, printedName } from './printedName.ts'
import { suspicionIn } from './suspiciousWords.ts'

/** Reports suspicious names and addresses that visitors read, and spaces around them. */
export function findSuspiciousNames(
  document: Document,
  strings: readonly Placed[],
): Finding[] {
  const names = namesOfTexts(document.valueAt(['catalogs']))
  return strings
    .filter(({ node }) => node.format === 'words')
    .flatMap(({ path, value }) => {
      const suspicion = suspicionIn(value.slice(0, 5000)) ?? printedName(value, names)
      if (suspicion) {
        const data = { thing: path, ...suspicion, found: excerpt(suspicion.found) }
        return finding('suspicious-words', data, document.valueSpan(path))
      }
      if (isBlank(value)) return []
      const right = value.trim()
      const plain = withoutHidden(right)
      const twice = saidBeside(document, path, right)
      if (twice) return twice
      if (plain === undefined && value === right) return []
      const span = document.valueSpan(path)
      if (plain !== undefined) {
        const edit = { ...span, text: JSON.stringify(plain) }
        return finding('hidden-signs', { thing: path, right: excerpt(plain) }, span, edit)
      }
      const edit = { ...span, text: JSON.stringify(right) }
      return finding('spaces-around', { thing: path, right }, span, edit)
    })
    .slice(0, maxProblems)
}

/** "Brasília - DF" beside the state "DF". */
function saidBeside(document: Document, path: Path, words: string): Finding | undefined {
  const [, right = '', said = ''] =
    /^(.+?)\s*[-–—,/(]\s*([^-–—,/()]+)\)?$/.exec(words) ?? []
  if (said === '') return undefined
  const entry = path.slice(0, -1)
  const known = Object.keys(schemaAt(document.value, entry)?.properties ?? {})
  const beside = known.find(
    (name) => name !== path.at(-1) && document.valueAt([...entry, name]) === said,
  )
  if (beside === undefined) return undefined
  const span = document.valueSpan(path)
  const edit = { ...span, text: JSON.stringify(right) }
  return finding('said-beside', { thing: path, said, beside, right }, span, edit)
}
