import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding, maxProblems } from './finding.ts'

/** Reports links to WhatsApp without a number in the content. */
export function findWhatsapp(parsed: ParsedFile): Finding[] {
  if (parsed.valueAt(['company', 'whatsapp']) !== undefined) return []
  return parsed.strings
    .filter(({ path, node }) => path.at(-1) === 'whatsapp' && node.pointsTo === 'texts')
    .slice(0, maxProblems)
    .map(({ path }) => finding('no-whatsapp', { path }, parsed.valueSpan(path)))
}
