import { languages } from '../../../schema/languages.ts'
import { useOwnLanguage } from '../context.tsx'

/** Formats times and sizes in the language of the interface. */
export function useFigures() {
  const { lang } = languages[useOwnLanguage()]
  const said = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(lang, options)
    return (at: number) => format.format(at)
  }
  return {
    day: said({ dateStyle: 'long' }),
    clock: said({ timeStyle: 'short' }),
    moment: said({ dateStyle: 'medium', timeStyle: 'short' }),
    megabytes: (bytes: number) =>
      (bytes / 1_000_000).toLocaleString(lang, { maximumFractionDigits: 1 }),
  }
}
