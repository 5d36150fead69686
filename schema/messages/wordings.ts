import { braceWordings } from './braces.ts'
import { fileWordings } from './files.ts'
import { referenceWordings } from './references.ts'
import { releaseWordings } from './release.ts'
import { shapeWordings } from './shape.ts'
import { syntaxWordings } from './syntax.ts'
import { textWordings } from './texts.ts'
import { valueWordings } from './values.ts'
import { warningWordings } from './warnings.ts'
import type { Wording } from './wording.ts'

/** The sentences of all content problems. */
const table = {
  ...fileWordings,
  ...syntaxWordings,
  ...shapeWordings,
  ...textWordings,
  ...braceWordings,
  ...referenceWordings,
  ...valueWordings,
  ...releaseWordings,
  ...warningWordings,
}

/** The data of each code. */
export type DataOf = {
  [Code in keyof typeof table]: (typeof table)[Code] extends Wording<infer Data>
    ? Data
    : never
}

export type ProblemCode = keyof typeof table

export const wordings: { [Code in ProblemCode]: Wording<DataOf[Code]> } = table

/** Is it a code of the syntax? With a broken syntax nothing else is checked. */
export function isSyntaxCode(code: string): boolean {
  return Object.hasOwn(syntaxWordings, code)
}
