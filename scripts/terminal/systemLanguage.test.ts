import { expect, test } from 'vitest'

import { parseLanguage, systemLanguage } from './systemLanguage.ts'

test('the language is that of --lang, LC_ALL, LANG, the system, or the content', () => {
  const languages = ['en', 'pt-BR', 'pt_PT', 'fr'].map(parseLanguage)
  expect(languages).toEqual(['en', 'br', 'br', undefined])
  expect(systemLanguage({ LANG: 'pt_BR.UTF-8' }, () => 'en-US')).toBe('br')
  expect(systemLanguage({ LC_ALL: 'en_US', LANG: 'pt_BR' }, () => 'pt-BR')).toBe('en')
  expect(systemLanguage({}, () => 'pt-BR')).toBe('br')
  expect(systemLanguage({ LANG: 'C.UTF-8' }, () => 'pt-BR')).toBe('en')
})
