/** Normalizes words for searching and for file names: lower case, without accents. */
export function plainWords(words: string): string {
  return words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** "Endereço" and "site_key" as "endereco" and "sitekey". */
export function plainName(name: string): string {
  return plainWords(name).replaceAll(/[^a-z0-9]/g, '')
}

/** Whether a text has nothing to read, only spaces and invisible characters. */
export function isBlank(words: string): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u2800\u3164]*$/u.test(words)
}
