import { accountValues } from '../model/email.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** Reports account values in the wrong field: each kind is known by its beginning. */
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
            { thing: path, value, right },
            document.valueSpan(path),
          ),
    )
  })
}
