/** A text in lowercase without accents, for searching and for file names. */
export function normalizedText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** A name without accents, punctuation, and capitals: "endereco" for "Endereço", "sitekey" for "site_key". */
export const normalizedName = (name: string): string =>
  normalizedText(name).replaceAll(/[^a-z0-9]/g, '')

/** The id that a text becomes: "sobre-nos" for "1. Sobre nós"; "" if the text has none of the letters a to z. */
export function idFrom(text: string): string {
  return normalizedText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
}

/** Whether a text has nothing to read, only spaces and invisible characters. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cf}\p{Cs}\p{Cc}\u115f\u1160\u2800\u3164]*$/u.test(text)

/** Unpaired surrogates and control characters except white space: browsers show symbols in their place. */
const unshowable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/gu

/** A text without characters that no page can show. */
export const withoutUnshowable = (text: string) => text.replaceAll(unshowable, '')

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
/** Soft hyphens, zero-width and bidirectional characters; not the joiners of emoji. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A name without invisible characters, which would prevent a search from finding it. */
export function withoutInvisible(name: string): string {
  return withoutUnshowable(name.replaceAll(spaces, ' ').replaceAll(invisible, '')).trim()
}
