import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A catalog as react-intl takes it when its parser is left out of the bundle. */
export type CompiledCatalog = Record<string, MessageFormatElement[]>

export type CompiledText =
  | { ok: true; elements: MessageFormatElement[] }
  | { ok: false; reason: string }

/** Markup in a text is text, hence `ignoreTag`. */
export function compileText(text: string): CompiledText {
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
    const result = compileText(text)
    if (!result.ok) throw new Error(`Failed to compile the text ${id}: ${result.reason}`)
    compiled[id] = result.elements
  }
  return compiled
}
