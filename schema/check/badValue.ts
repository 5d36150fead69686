import { asBilingual } from '../bilingual.ts'
import { formats } from '../formats/formats.ts'
import type { ModelNode } from '../model/node.ts'
import { hasDefinition } from '../model/resolve.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, stringEdit, type Finding } from './finding.ts'

/** The format of a node's values. findIds.ts and findTextIds.ts check whether ids exist. */
function formatOf(node: ModelNode): keyof typeof formats | undefined {
  if (hasDefinition(node, 'color')) return 'color'
  if (hasDefinition(node, 'id') || hasDefinition(node, 'sectionId')) return 'id'
  return node.format
}

/**
 * Converts a string to the stored form of the node's format. Returns it unchanged if the node has no format, and
 * undefined if the conversion is ambiguous.
 */
export function repairedValue(node: ModelNode, value: string): string | undefined {
  const format = formatOf(node)
  if (!format) return value
  const { isValid, repair } = formats[format]
  if (repair) return repair(value)
  return isValid(value) ? value : undefined
}

/** Whether a repair needs no confirmation. A color name such as “red” may be a text from another field. */
const isUnambiguous = (format: keyof typeof formats, value: string) =>
  format !== 'color' || !/^[a-z]*[g-z][a-z]*$/i.test(value.trim())

/** The finding for a value in the wrong format. findPictures.ts and findDocuments.ts check files. */
export function badValue(
  parsed: ParsedFile,
  path: Path,
  value: string,
): Finding | undefined {
  const node = nodeAt(parsed.value, path) ?? {}
  if (node.picture || node.refersTo) return undefined
  const format = formatOf(node)
  const span = parsed.valueSpan(path)
  const repaired = format && formats[format].repair?.(value)
  const isRepairValid =
    repaired !== undefined &&
    repaired !== value &&
    new RegExp(node.pattern ?? '', 'u').test(repaired)
  const validRepair = isRepairValid ? repaired : undefined
  const canEdit = format !== undefined && isUnambiguous(format, value)
  const edit = stringEdit(canEdit ? validRepair : undefined, span)
  const rule = node.patternErrorMessage ?? asBilingual('')
  const data = { path, text: value, correction: validRepair, rule }
  return finding('bad-value', data, span, { edit })
}
