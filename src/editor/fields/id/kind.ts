import { asWritten, type FieldKind } from '../fieldKind.ts'

/** Ids are made by the editor and not shown. */
export const id: FieldKind = {
  initial: () => '',
  inWords: asWritten,
  isInvented: false,
}
