import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { withNoBreakSpaces } from './noBreakSpaces.ts'

/** The result, with a tilde for each no-break space and a caret for each word joiner. */
const withVisibleSpaces = (text: string) =>
  withNoBreakSpaces(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '^')

test('the no-break spaces and word joiners of texts match the snapshot', async () => {
  const texts = readFileSync('schema/page/texts.txt', 'utf8')
  await expect(withVisibleSpaces(texts)).toMatchFileSnapshot('noBreakSpaces.txt')
})
