import {
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

import { codeTextNode } from '../read/modelTree.ts'

/** A catalog as react-intl needs it without its parser. */
export type CompiledCatalog = Record<string, MessageFormatElement[]>

/** Compiles a text. Without placeholders, apostrophes and braces are plain. Throws for texts that the check reports. */
function compileText(id: string, text: string): MessageFormatElement[] {
  if (!codeTextNode(id)?.placeholders) return [{ type: TYPE.literal, value: text }]
  try {
    // Shows tags as plain text.
    return parse(text, { ignoreTag: true })
  } catch (cause) {
    throw new Error(`Failed to compile the text ${id}: ${text}`, { cause })
  }
}

export function compileCatalog(
  catalog: Record<string, string | undefined>,
): CompiledCatalog {
  return Object.fromEntries(
    Object.entries(catalog).flatMap(([id, text]) =>
      text === undefined ? [] : [[id, compileText(id, text)]],
    ),
  )
}
