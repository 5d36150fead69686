import type { ContentString } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Reports links to WhatsApp without a number in the content. */
export function findWhatsapp(
  parsed: ParsedFile,
  strings: readonly ContentString[],
): Finding[] {
  if (parsed.valueAt(['company', 'whatsapp']) !== undefined) return []
  return strings
    .filter(({ path, node }) => path.at(-1) === 'whatsapp' && node.pointsTo === 'texts')
    .slice(0, maxProblems)
    .map(({ path }) => finding('no-whatsapp', { path }, parsed.valueSpan(path)))
}
