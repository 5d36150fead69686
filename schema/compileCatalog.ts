import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A catalog as react-intl takes it when its parser is left out of the bundle. */
export type CompiledCatalog = Record<string, MessageFormatElement[]>

/** Expects a catalog that has passed the check. */
export function compileCatalog(
  catalog: Record<string, string | undefined>,
): CompiledCatalog {
  const compiled: CompiledCatalog = {}
  for (const [id, text = ''] of Object.entries(catalog)) {
    try {
      // Markup in a text is text.
      compiled[id] = parse(text, { ignoreTag: true })
    } catch (cause) {
      throw new Error(`Failed to compile the text ${id}.`, { cause })
    }
  }
  return compiled
}
