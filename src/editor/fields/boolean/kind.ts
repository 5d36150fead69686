import { sayIn } from '../../messages/messages.ts'
import type { FieldKind } from '../fieldKind.ts'

export const boolean: FieldKind = {
  initial: ({ field }) => field.default !== true,
  inWords: (value, _, { language }) =>
    sayIn(language, value === true ? 'common.yes' : 'common.no'),
  isInvented: false,
}
