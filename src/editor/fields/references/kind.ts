import { idsOf } from '../../../../schema/read/idsOf.ts'
import type { FieldKind } from '../fieldKind.ts'

export const references: FieldKind = {
  initial({ content, field }) {
    const ids = idsOf(content, [field.pointsTo ?? ''])
    return ids.length > 0 ? ids : ['']
  },
  inWords: () => '',
  isInvented: false,
}
