import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { faintColors } from '../colors/faintColors.ts'
import { contrast } from '../colors/tones.ts'
import type { SiteContent } from '../generated/siteContent.ts'

const accent = '#1d4ed8'

test.each<[what: string, colors: SiteContent['site']['colors'], told: string[]]>([
  [
    'exact colors that can be read',
    {
      accent,
      light: { background: '#ffffff', text: '#000000' },
      dark: { background: '#000000', accent: '#9bb8ff' },
    },
    [],
  ],
  [
    'a text too pale for the page',
    { accent, light: { text: '#8899aa' } },
    ['“Text” of the light mode colors, #8899aa, is too similar to “Background”'],
  ],
  [
    'a background on which no words can be read',
    { accent, dark: { background: '#777777' } },
    ['“Background” of the dark mode colors, #777777, is too similar to “Text”'],
  ],
])('%s', (_, colors, told) => {
  const content = copyOfSample()
  content.site.colors = colors
  const { problems } = checkContent(JSON.stringify(content))
  expect(problems.map(({ message }) => message.en)).toEqual(
    told.map((words) => expect.stringContaining(words)),
  )
  for (const problem of problems) expectPlain(problem, content)
})

test('if both colors are given, the foreground is reported; a proposed shade fits all its neighbors', () => {
  const light = { panel: '#223344', ground: '#33404d', onGround: '#b3bac2' }
  const [faint, ...others] = faintColors({ accent, light })
  expect(others).toEqual([])
  expect(faint).toMatchObject({ role: 'onGround', other: 'panel', least: 7 })
  for (const back of [light.panel, light.ground])
    expect(contrast(faint?.right ?? '', back)).toBeGreaterThanOrEqual(7)
})

test('no shade is proposed if none has enough contrast', () => {
  const light = { accent: '#767676', onAccent: '#000000' }
  const problems = faintColors({ accent, light }).map(({ role, right }) => [role, right])
  expect(problems).toEqual([
    ['accent', undefined],
    ['onAccent', undefined],
  ])
})
