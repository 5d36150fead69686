/** A text in lowercase without accents, for searching and for file names. */
export function normalizedText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** "Endereço" and "site_key" as "endereco" and "sitekey". */
export function normalizedName(name: string): string {
  return normalizedText(name).replaceAll(/[^a-z0-9]/g, '')
}

/** Converts a text to an id; "" if nothing is left. */
export function idFrom(text: string): string {
  return normalizedText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
}

/** Whether a text has nothing to read, only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cs}\p{Cc}\u115f\u1160\u2800\u3164]*$/u.test(text)
}

/** Single surrogates and control characters except white space: browsers show something else for them. */
const unshowable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/gu

/** A text without characters that no page can show. */
export function withoutUnshowable(text: string): string {
  return text.replaceAll(unshowable, '')
}

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
/** Soft hyphens, zero-width and bidirectional characters; not the joiners of emoji. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A name without invisible characters, which would prevent a search from finding it. */
export function withoutInvisible(name: string): string {
  return withoutUnshowable(name.replaceAll(spaces, ' ').replaceAll(invisible, '')).trim()
}
