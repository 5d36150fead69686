/** Normalises words for searching and for file names: lower case, without accents. */
export function plainWords(words: string): string {
  return words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** "Endereço" and "site_key" as "endereco" and "sitekey". */
export function plainName(name: string): string {
  return plainWords(name).replaceAll(/[^a-z0-9]/g, '')
}
