import { asWritten, type FieldKind } from '../fieldKind.ts'

export const picture: FieldKind = {
  initial: () => '',
  inWords: asWritten,
  isInvented: true,
  onPage: 'picture',
}
