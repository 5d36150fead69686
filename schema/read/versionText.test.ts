import { expect, test } from 'vitest'

import { versionOf, versionText, withVersion } from './versionText.ts'

test('the order of files does not change a version text, and a document’s version can be read', () => {
  const files = [['/b.svg', '2'] as const, ['/a.svg', '1'] as const]
  expect(versionText({ a: 1 }, files)).toBe('{"a":1}\0/a.svg 1\0/b.svg 2')
  const document = withVersion('<!doctype html><html lang=en>', '0123456789abcdef')
  const quoted = document.replace(/\d\w{15}/, '"$&"')
  const versions = [document, quoted, '<html lang=en>'].map(versionOf)
  expect(versions).toEqual(['0123456789abcdef', '0123456789abcdef', undefined])
})
