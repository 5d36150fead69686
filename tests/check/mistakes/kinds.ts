import * as lost from './lost.ts'
import * as marks from './marks.ts'
import type { Mistake } from './mistake.ts'
import * as names from './names.ts'
import * as slips from './slips.ts'
import * as texts from './textMistakes.ts'
import * as values from './valueMistakes.ts'

/** Kinds that change one or two lines, so that several fit into one file; by the function that makes them. */
export const smallKinds: Record<string, () => Mistake[]> = {
  ...lost,
  ...marks,
  ...names,
  ...texts,
  ...slips,
}

export const kinds: Record<string, () => Mistake[]> = {
  ...smallKinds,
  ...values,
}
