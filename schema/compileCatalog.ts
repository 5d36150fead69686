import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A catalog as react-intl takes it when its parser is left out of the bundle. */
export type CompiledCatalog = Record<string, MessageFormatElement[]>

/** Expects a catalog that has passed the check. Markup in a text is text, hence `ignoreTag`. */
export function compileCatalog(
  catalog: Record<string, string | undefined>,
): CompiledCatalog {
  const compiled: CompiledCatalog = {}
  for (const [id, text] of Object.entries(catalog)) {
    if (text !== undefined) compiled[id] = parse(text, { ignoreTag: true })
  }
  return compiled
}
