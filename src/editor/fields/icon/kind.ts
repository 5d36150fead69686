import type { FieldKind } from '../fieldKind.ts'

export const icon: FieldKind = {
  initial: ({ field }) => field.icons[0],
  // The name of an icon says nothing to an owner.
  inWords: () => '',
  isInvented: false,
  onPage: 'picture',
}
