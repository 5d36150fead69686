import { describeValue } from '../messages/describeValue.ts'
import { accountValues } from '../model/email.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** Values of an account that stand in one another's place: by how those of each kind begin. */
export function findAccounts(document: Document): Finding[] {
  return accountValues.flatMap(({ key }) => {
    const path: Path = ['email', key]
    const value = document.valueAt(path)
    if (typeof value !== 'string') return []
    return accountValues.flatMap(({ key: right, beginning }) =>
      right === key || beginning === undefined || !value.startsWith(beginning)
        ? []
        : finding(
            'other-account',
            { thing: describeValue(document.value, path), value, right },
            document.valueSpan(path),
          ),
    )
  })
}
