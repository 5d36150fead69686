import { expect, test } from 'vitest'

import { compileText } from './compileCatalog.ts'

test.each(["Tubos de 2'' e 3''", "'<' and '{'name'}'", "l'#1 d'água"])(
  'a text without placeholders is shown as it is typed: %s',
  (text) => {
    expect(compileText('hero.title', text)).toEqual([{ type: 0, value: text }])
  },
)
