import * as innerMarks from './innerMarks.ts'
import * as keyboards from './keyboards.ts'
import * as leftovers from './leftovers.ts'
import * as lost from './lost.ts'
import * as marks from './marks.ts'
import type { Mistake } from './mistake.ts'
import * as moved from './moved.ts'
import * as names from './names.ts'
import * as notations from './notations.ts'
import * as otherWords from './otherWords.ts'
import * as pasted from './pastedMistakes.ts'
import * as programs from './programs.ts'
import * as rewritten from './rewritten.ts'
import * as shapes from './shapes.ts'
import * as slips from './slips.ts'
import * as texts from './textMistakes.ts'
import * as values from './valueMistakes.ts'
import * as wholeFiles from './wholeFiles.ts'

/** Kinds of one line or two, by the name of what makes their examples: several of them fit into one file. */
export const smallKinds: Record<string, () => Mistake[]> = {
  ...lost,
  ...marks,
  ...moved,
  ...names,
  ...rewritten,
  ...texts,
  ...notations,
  ...slips,
  ...keyboards,
  ...innerMarks,
}

export const kinds: Record<string, () => Mistake[]> = {
  ...smallKinds,
  ...values,
  ...pasted,
  ...programs,
  ...leftovers,
  ...wholeFiles,
  ...shapes,
  ...otherWords,
}
