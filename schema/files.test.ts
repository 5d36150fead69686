// @vitest-environment node
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { checkContent } from './checkContent.ts'

const original = readFileSync(
  resolve(import.meta.dirname, '../tests/sample/content/site.json'),
  'utf8',
)
const share = readFileSync(
  resolve(import.meta.dirname, '../tests/sample/public/share.png'),
)
const svg = (inner: string, attributes = 'viewBox="0 0 120 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
const plain = svg('<path d="M0 0h120v48z"/>')

/** The first bytes of a PNG of that size: all that a reader of sizes looks at. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(60)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12, 'ascii')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** What is said when the first client's logo is this file. */
function toldOf(logo: string | Uint8Array, address = '/logos/aroeva.svg'): string[] {
  const text = original.replace('/logos/aroeva.svg', address)
  const logos = [...text.matchAll(/"(\/logos\/[^"]+)"/g)].map((match) => match[1] ?? '')
  const files = {
    list: () => ['/share.png', ...logos],
    read: (path: string) =>
      path === '/share.png' ? share : Buffer.from(path === address ? logo : plain),
  }
  return checkContent(text, { files }).problems.map(
    ({ code, line, message }) => `${line} ${code}: ${message.en}`,
  )
}

test('a plain drawing is accepted', () => {
  expect(toldOf(plain)).toEqual([])
  expect(toldOf(`\ufeff<?xml version="1.0"?>\n<!-- drawn by hand -->\n${plain}`)).toEqual(
    [],
  )
  expect(
    toldOf(svg('<use href="#a"/><rect fill="url(#b)"/>', 'width="120" height="48"')),
  ).toEqual([])
})

test.for([
  ['a script', '<script>alert(1)</script>', 'a program (script)'],
  ['an event attribute', '<g onload="alert(1)"/>', 'a program in an event attribute'],
  ['a javascript link', '<a href="javascript:alert(1)"/>', 'a program in a link'],
  [
    'an outside picture',
    '<image href="https://example.com/a.png"/>',
    'a reference to something outside',
  ],
  [
    'an outside picture, old way',
    "<image xlink:href='//example.com/a.png'/>",
    'a reference to something outside',
  ],
  [
    'an outside style',
    '<style>@import "https://example.com/a.css"</style>',
    'a style that loads something from outside',
  ],
  [
    'an outside fill',
    '<rect style="fill:url(https://example.com/a)"/>',
    'a style that loads something from outside',
  ],
  [
    'a page inside',
    '<foreignObject><p>Hi</p></foreignObject>',
    'something other than a drawing',
  ],
])('an SVG with %s is refused', ([, inner, words]) => {
  const told = toldOf(svg(inner ?? ''))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('133 svg-unsafe')
  expect(told[0]).toContain(words)
})

test('an SVG with entities of its own is refused', () => {
  const told = toldOf(`<!DOCTYPE svg [<!ENTITY a "b">]>${plain}`)
  expect(told.join('')).toContain('entities of its own')
})

test('an SVG without a size, or without the name that browsers want, is refused', () => {
  expect(toldOf(svg('', '')).join('')).toContain('svg-no-size')
  expect(toldOf('<svg viewBox="0 0 1 1"></svg>').join('')).toContain('file-not-picture')
})

test('a file that is empty or no picture at all is refused', () => {
  expect(toldOf('').join('')).toContain('file-empty')
  expect(toldOf('Not found').join('')).toContain('no picture that can be read')
  expect(toldOf('<!doctype html><svg></svg>').join('')).toContain(
    'no picture that can be read',
  )
})

test('a picture that is not what its name says is refused', () => {
  expect(toldOf(png(200, 80)).join('')).toContain('really PNG, not SVG')
  expect(toldOf(plain, '/logos/aroeva.png').join('')).toContain('really SVG, not PNG')
})

test('a picture of pixels must be large enough to look sharp', () => {
  expect(toldOf(png(80, 30), '/logos/aroeva.png')).toEqual([])
  expect(toldOf(png(79, 30), '/logos/aroeva.png').join('')).toContain('79 × 30 pixels')
})

test('a drawing may have 50 kB, other pictures 200 kB', () => {
  const padded = (size: number) => Buffer.concat([png(200, 80), Buffer.alloc(size - 60)])
  expect(toldOf(plain + ' '.repeat(50_000 - plain.length))).toEqual([])
  expect(toldOf(plain + ' '.repeat(50_001 - plain.length)).join('')).toContain(
    'the most is 50 kB',
  )
  expect(toldOf(padded(200_000), '/logos/aroeva.png')).toEqual([])
  expect(toldOf(padded(200_001), '/logos/aroeva.png').join('')).toContain(
    'the most is 200 kB',
  )
})

test('the share picture has the size that is shared', () => {
  const files = {
    list: () => ['/share.png'],
    read: () => png(800, 600),
  }
  const { problems } = checkContent(original, { files })
  expect(problems.map(({ code }) => code)).toContain('share-size')
})

test('a path out of the folder finds nothing', () => {
  expect(toldOf(plain).join('')).toBe('')
  const text = original.replace('/logos/aroeva.svg', '/../content/logo.svg')
  const files = { list: () => ['/share.png'], read: () => Buffer.from(plain) }
  expect(checkContent(text, { files }).problems[1]?.code).toBe('file-missing')
})
