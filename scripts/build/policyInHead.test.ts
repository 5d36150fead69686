import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { ownerPolicyTag } from '../hosting/policy.ts'
import { addPolicies, withDocumentPolicy, withOwnPagePolicy } from './policyInHead.ts'

test('the head of an owner’s page begins with a character set and a policy', () => {
  const headStart = (...css: string[]) => `<meta charset="utf-8">${ownerPolicyTag(css)}`
  const [style, css] = ['<style>p{top:0}</style>', 'p{top:0}']
  const html = (inHead: string) => `<html lang="br"><head class="a">${inHead}`
  expect(withOwnPagePolicy(`<!doctype html>${html(style)}`)).toBe(
    `<!DOCTYPE html>${html(headStart(css) + style)}</head><body></body></html>`,
  )
  expect(withOwnPagePolicy('<h1>x</h1>')).toBe(
    `<html><head>${headStart()}</head><body><h1>x</h1></body></html>`,
  )
})

test('owners’ pages are published in UTF-8, but a verification file without tags is not changed', () => {
  const verification = 'site-verification: site1234.html'
  const files = {
    'utf8.html': '\ufeff<p>Política – ação</p>',
    'windows.html': Buffer.from('<p>Pol\u00edtica \u0096 a\u00e7\u00e3o</p>', 'latin1'),
    'plain.html': Buffer.from('a\u00e7\u00e3o', 'latin1'),
    'site1234.html': verification,
  }
  const folder = temporaryFolder(files)
  addPolicies(folder, Object.keys(files))
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
  for (const text of [textOf('utf8.html'), textOf('windows.html')]) {
    expect(text).toMatch(/^<html><head><meta charset="utf-8"><meta http-equiv=/)
    expect(text).toContain('<p>Política – ação</p>')
  }
  expect(textOf('plain.html')).toContain('<body>ação</body>')
  expect(textOf('site1234.html')).toBe(verification)
})

test('a page with a style attribute or without a character set is rejected', () => {
  const html = '<p class="x">style="ok" as text</p><div id="y" style="color:red">'
  expect(() => withDocumentPolicy(html)).toThrow(
    'the style attribute of <div id="y" style="color:red">.',
  )
  expect(() => withDocumentPolicy('<p>')).toThrow('the page has no character set')
})
