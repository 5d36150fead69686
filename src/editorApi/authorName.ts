/** A name in one line, without control and invisible characters or those that change the direction of writing. */
export const authorName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 100)
