import {
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

import { codeTextNode } from '../read/modelTree.ts'

/** A catalog as react-intl needs it without its parser. */
export type CompiledCatalog = Record<string, MessageFormatElement[]>

export type CompiledText =
  | { ok: true; elements: MessageFormatElement[] }
  | { ok: false; reason: string }

/**
 * Compiles a text for react-intl. Apostrophes and braces have their ICU meaning only in texts with placeholders; other
 * texts are shown as typed. `ignoreTag`: markup is text.
 */
export function compileText(id: string, text: string): CompiledText {
  if (!codeTextNode(id)?.placeholders)
    return { ok: true, elements: [{ type: TYPE.literal, value: text }] }
  try {
    return { ok: true, elements: parse(text, { ignoreTag: true }) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Expects a catalog that has passed the check. */
export function compileCatalog(
  catalog: Record<string, string | undefined>,
): CompiledCatalog {
  const compiled: CompiledCatalog = {}
  for (const [id, text] of Object.entries(catalog)) {
    if (text === undefined) continue
    const result = compileText(id, text)
    if (!result.ok) throw new Error(`Failed to compile the text ${id}: ${result.reason}`)
    compiled[id] = result.elements
  }
  return compiled
}
