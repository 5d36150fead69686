import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Paragraphs } from './Paragraphs.tsx'

/** The tags and the text, as they are shown. */
function shown(text: string): string {
  const { container } = render(<Paragraphs text={text} />)
  return container.innerHTML.replace(/ class="[^"]*"/g, '')
}

test.each([
  ['One.\r\n\r\n\n Two. \n', '<p>One.</p><p>Two.</p>'],
  ['First:\n- a\n- b\nLast.', '<p>First:</p><ul><li>a</li><li>b</li></ul><p>Last.</p>'],
  ['-5 degrees\n- - a', '<p>-5 degrees</p><ul><li>- a</li></ul>'],
  ['We <b>build</b> - and run.', '<p>We &lt;b&gt;build&lt;/b&gt; - and run.</p>'],
])('%j is shown as %s', (text, markup) => {
  expect(shown(text)).toBe(markup)
})
