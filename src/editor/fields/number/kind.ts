import { languages } from '../../../../schema/languages.ts'
import type { FieldKind } from '../fieldKind.ts'

export const number: FieldKind = {
  initial: ({ field }) => field.minimum ?? 0,
  inWords: (value, { field }, { language }) =>
    typeof value === 'number'
      ? (value / field.unit).toLocaleString(languages[language].lang)
      : '',
  isInvented: false,
}
