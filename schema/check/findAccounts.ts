import { describeValue } from '../messages/describeValue.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** As EmailJS makes them: service_ab12cd3, template_xy98zw7. A public key has no such beginning. */
const beginnings = { service_: 'serviceId', template_: 'templateId' } as const

/** Values of EmailJS that stand in one another's place. */
export function findAccounts(document: Document): Finding[] {
  return ['publicKey', 'serviceId', 'templateId'].flatMap((key) => {
    const path: Path = ['email', key]
    const value = document.valueAt(path)
    if (typeof value !== 'string') return []
    return Object.entries(beginnings).flatMap(([beginning, right]) =>
      right === key || !value.startsWith(beginning)
        ? []
        : finding(
            'other-account',
            { thing: describeValue(document.value, path), value, right },
            document.valueSpan(path),
          ),
    )
  })
}
