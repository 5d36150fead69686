import { expect, test } from 'vitest'

import { withShortTags } from './withShortTags.ts'

test('quotation marks, empty values, and slashes that HTML does not need are removed', () => {
  const text = '<p>"a=b" > c</p><script>x("<p id=\\"y\\">")</script>'
  expect(
    withShortTags(
      `<div id="root" title="a b" hidden=""><img src="/a.svg" alt="A &amp; &quot;B&quot;"/><a href="?a=1&amp;b">` +
        `</a><svg viewBox="0 0 1 1"><path d="M0"/><g fill="red"></g></svg>${text}</div>`,
    ),
  ).toBe(
    `<div id=root title="a b" hidden><img src=/a.svg alt="A &amp; &quot;B&quot;"><a href="?a=1&amp;b">` +
      `</a><svg viewBox="0 0 1 1"><path d=M0 /><g fill=red></g></svg>${text}</div>`,
  )
})
