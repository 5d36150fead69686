import { isRecord } from '../../../schema/read/readDocument.ts'
import {
  lineOfPath,
  renamed,
  slip,
  valueAt,
  without,
  withValue,
  type Mistake,
} from './mistake.ts'

const catalog = valueAt(['catalogs', 'en'])
const ids = isRecord(catalog) ? Object.keys(catalog) : []
const languages = ['en', 'br'] as const
const placeholders: Record<string, string[]> = {
  'header.home': ['company'],
  'footer.copyright': ['year', 'company', 'cnpj'],
  'form.length': ['length', 'limit'],
}

function textOf(language: string, id: string): string {
  return String(valueAt(['catalogs', language, id]))
}

function each(make: (language: 'en' | 'br', id: string) => Mistake[]): Mistake[] {
  return languages.flatMap((language) => ids.flatMap((id) => make(language, id)))
}

function mistake(
  language: string,
  id: string,
  value: string,
  names: string,
  fixable: boolean,
): Mistake {
  const path = ['catalogs', language, id]
  const text = withValue(path, value)
  return {
    where: `${language} ${id}: ${value}`,
    text,
    lines: lineOfPath(text, path),
    names,
    fixable,
  }
}

export function missingTranslations(): Mistake[] {
  return each((language, id) => {
    const text = without(['catalogs', language, id])
    const other = language === 'en' ? 'br' : 'en'
    return [
      {
        where: `${language} ${id}`,
        text,
        lines: lineOfPath(text, ['catalogs', other, id]),
        names: id,
        fixable: false,
      },
    ]
  })
}

export function mistypedTexts(): Mistake[] {
  return each((language, id) => {
    const text = renamed(['catalogs', language, id], slip(id))
    const lines = lineOfPath(text, ['catalogs', language, slip(id)])
    return [{ where: `${language} ${id}`, text, lines, names: id, fixable: true }]
  })
}

export function emptyTexts(): Mistake[] {
  return each((language, id) => [
    mistake(language, id, language === 'en' ? '' : '  ', id, false),
  ])
}

export function tooLongTexts(): Mistake[] {
  const long = 'palavra comprida '.repeat(25).trim()
  return each((language, id) => {
    if (id.startsWith('language.') && id.endsWith('.title')) return []
    const names = placeholders[id] ?? []
    return [
      mistake(language, id, long + names.map((name) => ` {${name}}`).join(''), id, false),
    ]
  })
}

export function wrongPlaceholders(): Mistake[] {
  return languages.flatMap((language) =>
    Object.entries(placeholders).flatMap(([id, names]) => {
      const text = textOf(language, id)
      return names.flatMap((name) => [
        mistake(language, id, text.replace(`{${name}}`, `{ano}`), `{${name}}`, true),
        mistake(language, id, text.replace(`{${name}}`, ''), `{${name}}`, false),
        mistake(language, id, text.replace(`{${name}}`, `{${name}`), id, false),
        mistake(language, id, text.replace(`{${name}}`, `{${name}}}`), id, false),
        mistake(language, id, `${text} d'{${name}}`, id, false),
        mistake(language, id, `${text} {nome}`, '{nome}', false),
      ])
    }),
  )
}
