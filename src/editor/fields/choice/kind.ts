import { asWritten, type FieldKind } from '../fieldKind.ts'

export const choice: FieldKind = {
  initial: ({ field }) => field.choices[0]?.value,
  inWords: (value, { field }, { language }) =>
    field.choices.find((each) => each.value === value)?.label[language] ??
    asWritten(value),
  isInvented: false,
  isLabel: true,
}
