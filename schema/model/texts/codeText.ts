import type { ModelNode, TextOrBilingual } from '../node.ts'
import { ended, inBoth, quoted, upTo, withExample } from '../sentences.ts'

interface CodeText {
  title: TextOrBilingual
  description: TextOrBilingual
  /** In characters. */
  max: number
  example: TextOrBilingual
  placeholders?: readonly string[]
  isHeading?: boolean
  /** Every owner says it in words of their own: the example is nobody else's. */
  isOwn?: boolean
}

/** A text that the page's own code asks for by its name. */
export function codeText({
  title,
  description,
  max,
  example,
  placeholders,
  isHeading,
  isOwn,
}: CodeText): ModelNode {
  const { en, br } = inBoth(example)
  const examples = en === br ? `"${en}"` : `"${en}" (en), "${br}" (br)`
  return {
    ...plain(en, max),
    title,
    help: ended(description),
    notation: examples,
    ...(placeholders ? { placeholders } : {}),
    ...(isHeading ? { isHeading } : {}),
    ...(isOwn ? {} : { usual: inBoth(example) }),
  }
}

interface FixedText {
  title: TextOrBilingual
  description: TextOrBilingual
  max: number
  fixedText: string
}

/** A text that never changes, the same in every catalog. */
export function fixedText({
  title,
  description,
  max,
  fixedText: words,
}: FixedText): ModelNode {
  const { en, br } = inBoth(description)
  return {
    ...plain(words, max),
    title,
    notation: `"${words}"`,
    help: {
      en: `${en}. It is the same in every language and never changes.`,
      br: `${br}. É o mesmo em todos os idiomas e nunca muda.`,
    },
    fixedText: words,
  }
}

function plain(example: string, max: number): ModelNode {
  return {
    type: 'string',
    pattern: '\\S',
    maxTextLength: max,
    inFile: upTo(max),
    errorMessage: quoted(example),
    patternErrorMessage: withExample(
      {
        en: 'This text is empty. Write something between the quotes',
        br: 'Este texto está vazio. Escreva algo entre as aspas',
      },
      `"${example}"`,
    ),
  }
}
