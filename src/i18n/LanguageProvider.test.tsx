import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Language } from '../../schema/languages.ts'
import { renderWithContent, texts } from '../../tests/unit/renderWithContent.tsx'
import { useLanguage } from './LanguageProvider.tsx'
import { useContentText, useText } from './useText.ts'

/**
 * A page with three texts: one of the code, one with a placeholder, one of the content. Clicking its button switches
 * the language.
 */
function Page() {
  const text = useText()
  const contentText = useContentText()
  const { choices, setLanguage } = useLanguage()
  return (
    <>
      <b>{text('form.send')}</b>
      <b>{text('header.home', { company: 'Ipê' })}</b>
      <b>{contentText('hero.title')}</b>
      {choices.map((choice) => (
        <button key={choice} type="button" onClick={() => setLanguage(choice)}>
          {choice}
        </button>
      ))}
    </>
  )
}

function open(language: Language) {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="As built">',
  )
  document.title = 'As built'
  document.body.innerHTML = '<p id="announcer"></p>'
  renderWithContent(<Page />, language)
}

/** Everything that depends on the language: texts in the page and outside, the announcement, the stored choice. */
const everything = () => ({
  words: [...document.querySelectorAll('b')].map(({ textContent }) => textContent),
  lang: document.documentElement.lang,
  title: document.title,
  description: document.querySelector('meta')?.content,
  said: document.getElementById('announcer')?.textContent,
  kept: localStorage.getItem('language'),
})

const wordsIn = (language: Language) => [
  texts[language]['form.send'],
  texts[language]['header.home'].replace('{company}', 'Ipê'),
  texts[language]['hero.title'],
]

test.each(['en', 'br'] as const)(
  'leaves the document as it was built, stores and says nothing, until someone chooses (%s)',
  (language) => {
    open(language)
    expect(everything()).toEqual({
      words: wordsIn(language),
      lang: '',
      title: 'As built',
      description: 'As built',
      said: '',
      kept: null,
    })
  },
)

test('a choice changes all words and the document around them, is said and kept, there and back', () => {
  open('en')
  for (const language of ['br', 'en'] as const) {
    act(() => screen.getByRole('button', { name: language }).click())
    expect(everything()).toEqual({
      words: wordsIn(language),
      lang: language === 'br' ? 'pt-BR' : 'en',
      title: texts[language]['page.title'],
      description: texts[language]['page.description'],
      said: texts[language]['language.changed'],
      kept: language,
    })
  }
})
