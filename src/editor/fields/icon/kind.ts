import type { FieldKind } from '../fieldKind.ts'

export const icon: FieldKind = {
  initial: ({ field }) => field.icons[0],
  // Its name in the file says nothing.
  inWords: () => '',
  isInvented: false,
  onPage: 'picture',
}
