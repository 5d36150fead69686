/**
 * A number in its stored form, "+55 62 3324-5566", as a language writes it: in Portuguese "(62) 3324-5566", elsewhere
 * with the country's code. `lang` is a BCP 47 tag. Numbers without an area code are the same everywhere.
 */
export function shownPhone(number: string, lang: string): string {
  return lang.startsWith('pt') ? number.replace(/^\+55 (\d\d) /, '($1) ') : number
}
