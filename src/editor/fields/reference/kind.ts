import { idsOf } from '../../../../schema/read/idsOf.ts'
import type { FieldKind } from '../fieldKind.ts'

export const reference: FieldKind = {
  initial: ({ content, field }) => idsOf(content, [field.pointsTo ?? ''])[0],
  inWords: (value, { field }, { labelOf }) =>
    labelOf(field.pointsTo ?? '', String(value)),
  isInvented: false,
}
