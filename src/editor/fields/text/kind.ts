import { isInCatalogs } from '../../../../schema/read/isInCatalogs.ts'
import { asWritten, type FieldKind } from '../fieldKind.ts'

export const text: FieldKind = {
  // The name of its text is made when the part is added.
  initial: () => '',
  inWords: (value, { path }, { textOf }) =>
    isInCatalogs(path) ? asWritten(value) : textOf(asWritten(value)),
  isInvented: false,
  onPage: 'words',
}
