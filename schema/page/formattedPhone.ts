/** A stored number for a language (BCP 47): (62) 3324-5566 in Portuguese, elsewhere with the country code. */
export const formattedPhone = (number: string, lang: string): string =>
  lang.startsWith('pt') ? number.replace(/^\+55 (\d\d) /, '($1) ') : number
