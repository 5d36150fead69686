import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
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
    'an accent that adapts, with a text on it',
    { accent, dark: { accent: '#000000' } },
    [],
  ],
  [
    'a background on which no words can be read',
    { accent, dark: { background: '#777777' } },
    [
      '“Background” of the dark mode colors, #777777, has too little contrast with “Text”: 3.9',
    ],
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
