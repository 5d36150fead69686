import { asWritten, type FieldKind } from '../fieldKind.ts'

export const time: FieldKind = {
  initial: () => '',
  inWords: asWritten,
  isInvented: true,
  isLabel: true,
  onPage: 'words',
}
