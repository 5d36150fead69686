import * as lost from './lost.ts'
import * as marks from './marks.ts'
import type { Mistake } from './mistake.ts'
import * as names from './names.ts'
import * as values from './valueMistakes.ts'

/** Kinds of mistakes, by the function that makes them. */
export const kinds: Record<string, () => Mistake[]> = {
  ...lost,
  ...marks,
  ...names,
  ...values,
}
