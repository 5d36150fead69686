import { isBlank } from '../characters.ts'
import { excerpt } from '../messages/describe.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import type { Path } from '../read/lookUp.ts'
import { codeTextNode, usesOfText } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, stringEdit, type Finding } from './finding.ts'
import { parsedCatalog, isTextId } from './findTextIds.ts'
import { wrongChoiceAmong } from './wrongChoice.ts'

/** The maximum length of any text, in characters. */
const maxLength = 5000

/** The maximum length of a text: the smallest limit of all places that show it. */
function maxLengthOf(parsed: ParsedFile, id: string): number {
  const nodes = [codeTextNode(id), ...usesOfText(parsed.value, id).map((use) => use.node)]
  return Math.min(maxLength, ...nodes.map((node) => node?.maxTextLength ?? maxLength))
}

/** Reports problems of one text in one language. */
function findInText(parsed: ParsedFile, path: Path, id: string, text: string): Finding[] {
  const span = () => parsed.valueSpan(path)
  if (isBlank(text)) return [finding('empty-value', { path, example: undefined }, span())]
  const fixedText = codeTextNode(id)?.fixedText
  if (fixedText !== undefined && text !== fixedText)
    return [wrongChoiceAmong(parsed, path, [fixedText], fixedText)]
  const canSearch = text.length <= maxLength
  const findings = canSearch ? findPlaceholders(parsed, path, text) : []
  const max = maxLengthOf(parsed, id)
  // Counts characters as the schema does, but only if there may be too many.
  const { length } = text.length > max ? Array.from(text) : text
  if (length > max) {
    const data = { path, length, max, excess: length - max }
    findings.push(finding('value-too-long', data, span()))
  }
  return findings
}

/** Checks the texts of all catalogs. */
export function findTexts(parsed: ParsedFile): Finding[] {
  const findings: Finding[] = []
  const reportedIds = new Set<string>()
  for (const language of languagesOf(parsed.value)) {
    for (const [id, text] of Object.entries(parsedCatalog(parsed, language))) {
      if (findings.length >= maxProblems) return findings
      const path = ['catalogs', language, id]
      // An invalid id in several catalogs is reported once.
      if (!isTextId(id) && !reportedIds.has(id)) {
        reportedIds.add(id)
        findings.push(finding('bad-text-name', { id }, parsed.nameSpan(path)))
      }
      if (typeof text === 'string') findings.push(...findInText(parsed, path, id, text))
    }
  }
  return findings
}

const braces = /\{[^{}]*\}?|\}/g
/** Also matches straight apostrophes that ICU MessageFormat reads as quotation marks. */
const bracesAndApostrophes = /\{[^{}]*\}?|\}|'(?=['{}<>])/g

/** Reports problems with the placeholders of one text. Only texts that the page's code uses can have placeholders. */
function findPlaceholders(parsed: ParsedFile, path: Path, text: string): Finding[] {
  const { placeholders: known = [], mayLackPlaceholders } =
    codeTextNode(String(path.at(-1))) ?? {}
  const candidates = text.match(known.length > 0 ? bracesAndApostrophes : braces) ?? []
  const names = candidates.map((part) => /^\{\s*(\w+)\s*\}$/.exec(part)?.[1] ?? '')
  const unknown = candidates.filter((_, index) => !known.includes(names[index] ?? ''))
  const missing = mayLackPlaceholders ? [] : known.filter((name) => !names.includes(name))
  if (unknown.length === 0 && missing.length === 0) return []
  const [first] = unknown
  const span = parsed.valueSpan(path)
  // If one name is unknown and one is missing, the unknown one is probably a translation of the other.
  const isRenamed = unknown.length === 1 && missing.length === 1 && first?.endsWith('}')
  const correction =
    isRenamed && first ? text.replace(first, `{${missing.join()}}`) : undefined
  const edit = stringEdit(correction, span)
  const data = {
    path,
    knownPlaceholders: known.map((name) => `{${name}}`),
    unknownPlaceholder: first && excerpt(first),
  }
  return [finding('text-broken', data, span, { edit })]
}
