import type { FieldKind } from '../fieldKind.ts'

export const list: FieldKind = {
  initial: ({ field }) => [field.snippets[0]?.body ?? ''],
  inWords: () => '',
  isInvented: false,
}
