import { expect, test, vi } from 'vitest'

import { initialMessageLanguage, storeMessageLanguage } from './messageLanguage.ts'
import { findToken } from './serverToken.ts'

test('the editor’s language is the chosen one, otherwise the browser’s, otherwise English', () => {
  const languageFor = (...browser: string[]) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    return initialMessageLanguage()
  }
  expect(languageFor('de', 'pt-PT', 'en')).toBe('br')
  expect(languageFor('ptx', 'en-GB', 'pt')).toBe('en')
  expect(languageFor('de')).toBe('en')
  storeMessageLanguage('br')
  expect(languageFor('en')).toBe('br')
  storeMessageLanguage('en')
  expect(languageFor('pt')).toBe('en')
  storeMessageLanguage('pt' as 'br')
  expect(languageFor('pt')).toBe('br')
})

test('only an accepted token replaces the stored one, and it is removed from the address', async () => {
  localStorage.setItem('editor-token', 'old')
  const open = async (hash: string, isAccepted: boolean | undefined) => {
    history.replaceState(null, '', `/?${hash}`)
    const token = await findToken(() => Promise.resolve(isAccepted))
    return [token, localStorage.getItem('editor-token'), location.hash]
  }
  expect(await open('', false)).toEqual(['old', 'old', ''])
  expect(await open('#old', false)).toEqual(['old', 'old', ''])
  expect(await open('#bad', false)).toEqual(['old', 'old', ''])
  expect(await open('#new', undefined)).toEqual(['new', 'old', '#new'])
  expect(await open('#new', true)).toEqual(['new', 'new', ''])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
  expect(await open('#newer', true)).toEqual(['newer', 'new', '#newer'])
})
