import { inBoth } from '../bilingual.ts'
import { formats } from '../formats/formats.ts'
import type { ModelNode } from '../model/node.ts'
import { refersTo } from '../model/resolve.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, replacedBy, type Finding } from './finding.ts'

/** The format of a value. The check of references handles ids of texts and entries. */
function formatOf(node: ModelNode): keyof typeof formats | undefined {
  if (refersTo(node, 'color')) return 'color'
  if (refersTo(node, 'id') || refersTo(node, 'sectionId')) return 'id'
  return node.format
}

/** The value in the format of its place, or unchanged if the place has none; undefined if it is not certain. */
export function repairedValue(node: ModelNode, written: string): string | undefined {
  const format = formatOf(node)
  if (!format) return written
  const { isValid, repair } = formats[format]
  if (repair) return repair(written)
  return isValid(written) ? written : undefined
}

/** Whether the meaning is certain: the name of a color may be a word from another field. */
const isSure = (format: keyof typeof formats, value: string) =>
  format !== 'color' || !/^[a-z]*[g-z][a-z]*$/i.test(value.trim())

/** The finding for a value in the wrong format. The check of files handles pictures. */
export function badValueFinding(
  parsed: ParsedFile,
  path: Path,
  value: string,
): Finding | undefined {
  const node = nodeAt(parsed.value, path) ?? {}
  if (node.picture || node.pointsTo) return undefined
  const format = formatOf(node)
  const span = parsed.valueSpan(path)
  const repaired = format && formats[format].repair?.(value)
  const isRight =
    repaired !== undefined &&
    repaired !== value &&
    new RegExp(node.pattern ?? '', 'u').test(repaired)
  const right = isRight ? repaired : undefined
  const isCertain = format !== undefined && isSure(format, value)
  const edit = replacedBy(isCertain ? right : undefined, span)
  const rule = node.patternErrorMessage ?? inBoth('')
  return finding('bad-value', { path, written: value, right, rule }, span, { edit })
}
