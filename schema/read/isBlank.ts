/** Is there nothing to read: only spaces and invisible characters? */
export function isBlank(words: string): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u2800\u3164]*$/u.test(words)
}
