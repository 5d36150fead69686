/** A stored number as a language (BCP 47) writes it: (62) 3324-5566 in Portuguese, elsewhere with the country's code. */
export function formattedPhone(number: string, lang: string): string {
  return lang.startsWith('pt') ? number.replace(/^\+55 (\d\d) /, '($1) ') : number
}
