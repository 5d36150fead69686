import { excerpt } from '../messages/describe.ts'
import { isBlank } from '../plainWords.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt, type ContentString } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, replacedBy, type Finding } from './finding.ts'
import { withoutInvisible } from './invisibleCharacters.ts'

/** Reports names and addresses that visitors read with signs that they do not see, and what is said next to them. */
export function findNames(
  parsed: ParsedFile,
  strings: readonly ContentString[],
): Finding[] {
  return strings
    .filter(({ node, value }) => node.format === 'words' && !isBlank(value))
    .flatMap(({ path, value }) => {
      const span = parsed.valueSpan(path)
      const right = withoutInvisible(value.trim())
      const twice = saidBeside(parsed, path, right)
      if (twice) return twice
      const edit = replacedBy(right, span)
      const data = { path, right: excerpt(right) }
      return right === value ? [] : finding('hidden-signs', data, span, edit)
    })
    .slice(0, maxProblems)
}

/** Reports words that end with what another field of the entry says, such as the city "Brasília - DF" next to the state "DF". */
function saidBeside(parsed: ParsedFile, here: Path, words: string): Finding | undefined {
  const [, value = ''] = /[-–—,/(]\s*([^-–—,/()]+)\)?$/.exec(words) ?? []
  const entry = here.slice(0, -1)
  const beside = Object.keys(nodeAt(parsed.value, entry)?.properties ?? {}).find(
    (name) => name !== here.at(-1) && parsed.valueAt([...entry, name]) === value,
  )
  if (value === '' || beside === undefined) return undefined
  const data = { written: value, here, there: [...entry, beside] }
  return finding('said-twice', data, parsed.valueSpan(here))
}
