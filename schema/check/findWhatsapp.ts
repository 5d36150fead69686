import { describeValue } from '../messages/describeValue.ts'
import type { Document } from '../read/readDocument.ts'
import type { Reference } from '../read/schemaTree.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Links to WhatsApp, where there is no number to write to. */
export function findWhatsapp(
  document: Document,
  references: readonly Reference[],
): Finding[] {
  if (document.valueAt(['company', 'whatsapp']) !== undefined) return []
  return references
    .filter(({ path }) => path.at(-1) === 'whatsapp')
    .slice(0, maxProblems)
    .map(({ path }) => {
      const thing = describeValue(document.value, path)
      return finding('no-whatsapp', { thing }, document.valueSpan(path))
    })
}
