import { expect, test } from 'vitest'

import { base64Of, bytesOf } from './base64.ts'
import { decodeText } from './decodeText.ts'

test.each([
  ['UTF-8', [0xe2, 0x80, 0x9c, 0x41], '“A', true],
  ['Windows-1252, with its quotes and dashes', [0x93, 0x41, 0x96, 0x94], '“A–”', false],
  ['UTF-16 with a byte order mark', [0xff, 0xfe, 0x41, 0x00, 0xe7, 0x00], 'Aç', false],
])('a text is read as %s', (_, bytes, text, isUtf8) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, isUtf8 })
})

test('the bytes of a large file are the same after encoding as Base64 and decoding', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
  expect(bytesOf(base64Of(bytes))).toEqual(bytes)
})
