import type { ModelNode, TextOrBilingual } from '../node.ts'
import { inBoth, upTo, withFullStop } from '../sentences.ts'

/** Any text of a catalog. */
export const freeText: ModelNode = {
  type: 'string',
  pattern: '\\S',
  patternErrorMessage: {
    en: 'This text is empty. Write something between the quotes.',
    br: 'Este texto está vazio. Escreva algo entre as aspas.',
  },
}

interface CodeText {
  title: TextOrBilingual
  /** Left out where the title says it. */
  description?: TextOrBilingual
  /** In characters. */
  max: number
  example: TextOrBilingual
  placeholders?: readonly string[]
  /** A text without the placeholders is complete too. */
  mayLackPlaceholders?: boolean
  isHeading?: boolean
  /** Every owner writes this text in their own words: a text equal to the example counts as left over from the sample. */
  isOwn?: boolean
}

/** A text that the page's own code asks for by its name. */
export function codeText(given: CodeText): ModelNode {
  const { description, max, example, isOwn, ...rest } = given
  const { en, br } = inBoth(example)
  return {
    ...freeText,
    ...rest,
    inFile: upTo(max),
    maxTextLength: max,
    examples: en === br ? [en] : [en, br],
    ...(description && { help: withFullStop(description) }),
    ...(!isOwn && { usual: { en, br } }),
  }
}
