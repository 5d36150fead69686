import { excerpt } from '../messages/describe.ts'
import { isBlank } from '../plainWords.ts'
import { type Path, walk } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, replacedBy, type Finding } from './finding.ts'

/** Reports invisible characters in names and addresses, and texts that repeat what is next to them. */
export function findNames(parsed: ParsedFile): Finding[] {
  return parsed.strings
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

/** A single surrogate, or a control character that is no white space: browsers show something else. */
const unshowable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/u

/** Reports texts with a character that no page can show; names with one are reported as unknown. */
export function findUnshowable(parsed: ParsedFile): Finding[] {
  const findings: Finding[] = []
  walk(parsed.value, (value, path) => {
    const character = typeof value === 'string' ? unshowable.exec(value)?.[0] : undefined
    if (character === undefined) return
    findings.push(
      finding('unshowable', { path: [...path], character }, parsed.valueSpan(path)),
    )
  })
  return findings
}

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
/** Soft hyphens, zero-width and bidirectional characters; not the joiners of emoji. */
const signs = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text without invisible characters, which keep a search from finding it. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(spaces, ' ').replaceAll(signs, '')
}
