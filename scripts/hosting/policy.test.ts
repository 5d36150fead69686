import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { checkNoInlineStyles, policy, policyOf, withMetaPolicy } from './policy.ts'

const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const html = [
  '<!doctype html><html><head><meta charset="utf-8" /><meta name="viewport" content="x">',
  '<style data-emotion="css a">a{color:red}</style>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="application/json" id="words">{"b":2}</script>',
  '<script>boot()</script>',
  '<script type="module" src="/assets/x.js"></script></head><body></body></html>',
].join('')

function directive(text: string, name: string): string[] {
  const found = text.split('; ').find((part) => part.split(' ')[0] === name)
  return found?.split(' ').slice(1) ?? []
}

test('names every inline script and style of the document by its hash, and no data block', () => {
  const text = policyOf(html, { https: true })
  const scripts = directive(text, 'script-src').filter((source) =>
    source.startsWith("'sha"),
  )
  const styles = directive(text, 'style-src').filter((source) =>
    source.startsWith("'sha"),
  )
  expect(scripts).toEqual([sha256('boot()')])
  expect(styles).toEqual([sha256('a{color:red}'), sha256('')])
})

test('allows nothing unsafe', () => {
  const text = policyOf(html, { https: true })
  expect(text).not.toMatch(/unsafe|\s\*\s|http:/)
  expect(directive(text, 'default-src')).toEqual(["'none'"])
  expect(directive(text, 'frame-ancestors')).toEqual(["'none'"])
})

test('on loopback differs by the upgrade to https alone', () => {
  const parts = { scripts: ['a'], styles: ['b'] }
  expect(policy({ ...parts, https: true })).toBe(
    `${policy({ ...parts, https: false })}; upgrade-insecure-requests`,
  )
})

test('in the document stands before everything that it governs', () => {
  const page = withMetaPolicy(html)
  expect(page).toContain(
    '<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy"',
  )
  const content = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]
  expect(content).toContain(sha256('boot()'))
  expect(content).not.toMatch(/frame-ancestors|upgrade-insecure-requests/)
})

test('does not change with the meta policy that was put into the document', () => {
  expect(policyOf(withMetaPolicy(html), { https: true })).toBe(
    policyOf(html, { https: true }),
  )
})

test('a style attribute in the markup is named and refused', () => {
  const result = checkNoInlineStyles(
    '<p class="x">style="ok" as text</p><div id="y" style="color:red">',
  )
  expect(result).toMatchInlineSnapshot(`
    {
      "ok": false,
      "sentence": "Failed to build: a style attribute, which the content security policy blocks, stands in <div id="y" style="color:red">. Move the style into the theme or an sx prop, or use a component that writes none.",
    }
  `)
})

test('the word style in a text or in another attribute is no style attribute', () => {
  expect(checkNoInlineStyles('<p title="a style= b">our style="plain"</p>')).toEqual({
    ok: true,
  })
})
