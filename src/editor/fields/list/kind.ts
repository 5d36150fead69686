import type { FieldKind } from '../fieldKind.ts'

export const list: FieldKind = {
  initial: ({ field: { snippets, minItems = 1 } }) =>
    Array<unknown>(Math.max(1, minItems)).fill(snippets[0]?.body ?? ''),
  inWords: () => '',
  isInvented: false,
}
