import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'

import { FormBoundary } from '../../contact/FormBoundary.tsx'
import { LastGood } from './LastGood.tsx'

function Page({ text }: { text: string }) {
  if (text === '') throw new Error('The page cannot show this.')
  return text
}

/** Pages that break at the first rendering or in a later one, as where the form tries again by itself. */
const pages = {
  'by itself': (text: string) => <Page text={text} />,
  'in the form': (text: string) => (
    <FormBoundary>
      <Page text={text} />
    </FormBoundary>
  ),
}

const rows: [texts: string[], shown: string, isBroken: boolean][] = [
  [[''], '', true],
  [['one', ''], 'one', true],
  [['one', '', ''], 'one', true],
  [['one', '', 'two'], 'two', false],
  [['', 'two', ''], 'two', true],
]

describe.each(Object.entries(pages))('what throws %s', (_, page) => {
  test.each(rows)('%j shows "%s"', (texts, shown, isBroken) => {
    const holder = document.createElement('div')
    const root = createRoot(holder, { onCaughtError: () => {} })
    let reported: boolean | undefined
    for (const text of texts)
      flushSync(() =>
        root.render(
          // A new value at each rendering, as each key makes a new page.
          <LastGood value={{ text }} onBroken={(broken) => (reported = broken)}>
            {(value) => page(value.text)}
          </LastGood>,
        ),
      )
    expect(holder.textContent).toBe(shown)
    expect(reported).toBe(isBroken)
  })
})
