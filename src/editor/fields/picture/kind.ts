import { asWritten, type FieldKind } from '../fieldKind.ts'

export const picture: FieldKind = {
  initial: () => '',
  inWords: asWritten,
  isInvented: true,
  isLabel: false,
  onPage: 'picture',
}
