/** Words as they are searched for and named by: in small letters, without accents. */
export function plainWords(words: string): string {
  return words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}
