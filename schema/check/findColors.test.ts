import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { fixContent } from '../fixContent.ts'
import type { SiteContent } from '../generated/siteContent.ts'

function withColors(colors: SiteContent['site']['colors']): string {
  const site = copyOfSample()
  site.site.colors = colors
  return `${JSON.stringify(site, null, 2)}\n`
}

function problemsOf(colors: SiteContent['site']['colors']): string[] {
  return checkContent(withColors(colors)).problems.map((problem) => {
    expectPlain(problem, undefined)
    return `${problem.code}: ${problem.message.en} ${problem.fix.en}`
  })
}

test('exact colours that can be read are taken as they are', () => {
  expect(
    problemsOf({
      accent: '#1d4ed8',
      light: { background: '#ffffff', text: '#000000' },
      dark: { background: '#000000', accent: '#9bb8ff' },
    }),
  ).toEqual([])
})

test('a text too pale for the page is reported, with the nearest shade that would do', () => {
  expect(problemsOf({ accent: '#1d4ed8', light: { text: '#8899aa' } })).toEqual([
    'color-contrast: “text” of the light colours, #8899aa, can hardly be told from “background”: their contrast is 2.7, at least 7 is needed. write "#3e4d5c", the nearest shade that can be read, or remove this one: then the colour is made from the accent.',
  ])
})

test('a background is reported where the words upon it cannot be made readable', () => {
  expect(problemsOf({ accent: '#1d4ed8', dark: { background: '#777777' } })).toEqual([
    'color-contrast: “background” of the dark colours, #777777, can hardly be told from “text”: their contrast is 3.9, at least 7 is needed. write "#595959", the nearest shade that can be read, or remove this one: then the colour is made from the accent.',
  ])
})

test('of two exact colours that are too near, the one in front is to be changed', () => {
  const [problem, ...others] = problemsOf({
    accent: '#1d4ed8',
    light: { ground: '#223344', onGround: '#556677' },
  })
  expect(others).toEqual([])
  expect(problem).toContain('“onGround” of the light colours')
})

test('which colour was meant nobody knows: --fix leaves it, and what is advised would do', () => {
  const text = withColors({ accent: '#1d4ed8', light: { text: '#8899aa' } })
  expect(fixContent(text).text).toBe(text)
  expect(checkContent(text.replace('#8899aa', '#3e4d5c')).problems).toEqual([])
})
