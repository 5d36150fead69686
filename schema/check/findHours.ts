import { endOfDay } from '../model/openingTimes.ts'
import { isHiddenAt } from '../read/hidden.ts'
import type { ContentString } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, replacedBy, type Finding } from './finding.ts'

/** Reports opening times that end when they begin. */
export function findHours(
  parsed: ParsedFile,
  strings: readonly ContentString[],
): Finding[] {
  return strings.flatMap(({ path, value, node }) => {
    const entry = path.slice(0, -1)
    if (node.format !== 'closingTime' || isHiddenAt(parsed.value, entry)) return []
    if (parsed.valueAt([...entry, 'opens']) !== value) return []
    const span = parsed.valueSpan(path)
    const edit = replacedBy(value === '00:00' ? endOfDay : undefined, span)
    return [finding('closes-at-opening', { value }, span, edit)]
  })
}
