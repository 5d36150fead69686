import { words } from '../../interfaceText.ts'
import type { FieldKind } from '../fieldKind.ts'

export const boolean: FieldKind = {
  initial: ({ field }) => field.default !== true,
  inWords: (value, _, { language }) => (value === true ? words.yes : words.no)[language],
  isInvented: false,
}
