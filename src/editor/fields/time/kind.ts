import { asWritten, type FieldKind } from '../fieldKind.ts'

export const time: FieldKind = {
  initial: () => '',
  inWords: asWritten,
  isInvented: false,
  isLabel: true,
  onPage: 'words',
}
