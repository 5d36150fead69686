import { expect, test } from 'vitest'

import { dangerIn, hasLetters, hasSize, hasNamespace, readPicture } from './pictures.ts'

const read = (text: string) => readPicture(new TextEncoder().encode(text)).kind

test.each([
  ' \n<svg>',
  '<SVG>',
  '<?xml version="1.0"?>\n<svg>',
  '<!-- a > b --><svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg>',
  '<?xml version="1.0"?><!-- a --><!DOCTYPE svg [<!ENTITY a "b">]><!-- b --><svg>',
])('%s is a drawing', (text) => {
  expect(read(text)).toBe('svg')
})

test.each(['', 'text', '<html><svg></svg></html>', '<svgs>', 'x<svg>'])(
  '%j is no picture',
  (text) => {
    expect(read(text)).toBe('unknown')
  },
)

test.each([
  ['<svg><script>', 'a program (script)'],
  ['<svg:script>', 'a program (script)'],
  ['<svg onload="x">', 'a program in an event attribute'],
  ['<rect id="a" onclick = "x">', 'a program in an event attribute'],
  ['<a href="javascript:x">', 'a program in a link'],
  ['<!ENTITY a "b">', 'entities of its own (<!ENTITY)'],
  ['<foreignObject>', 'something other than a drawing'],
  ['<svg:iframe/>', 'something other than a drawing'],
  ['<image href="https://a.example/b.png">', 'a reference to something outside'],
  ["<image src = 'b.png'>", 'a reference to something outside'],
  ['<image href="data:text/html,a">', 'a reference to something outside'],
  ['<style>@import "a"', 'a style that loads something from outside'],
  ['fill="url(https://a.example/#b)"', 'a style that loads something from outside'],
  ["url( 'a.svg')", 'a style that loads something from outside'],
])('%s holds %s', (svg, found) => {
  expect(dangerIn(svg)?.en).toBe(found)
})

test.each([
  '<svg><g><path d="M0 0"/></g></svg>',
  '<use href="#a"/>',
  '<image href="data:image/png;base64,aa"/>',
  '<image href=" data:image/jpeg,aa"/>',
  '<rect fill="url(#a)"/>',
  'fill="url( \'#a\')"',
  '<text>on sale = cheap</text>',
  '<objects>',
])('%s holds no danger', (svg) => {
  expect(dangerIn(svg)).toBeUndefined()
})

test.each([
  ['<svg viewBox="0 0 1 1">', true],
  ['<svg width="1" height="1">', true],
  ['<svg\n width = "1"\n height = "1">', true],
  ['<svg width="1">', false],
  ['<svg height="1">', false],
  ['<svg><rect width="1" height="1"/></svg>', false],
  ['', false],
])('%s has a size of its own: %s', (svg, has) => {
  expect(hasSize(svg)).toBe(has)
})

test('letters and the name of SVG are seen', () => {
  expect(
    ['<text>', '<svg:text x="1">', '<text/>', '<textPath>', 'text'].map(hasLetters),
  ).toEqual([true, true, true, false, false])
  const name = 'http://www.w3.org/2000/svg'
  expect(
    [
      `<svg xmlns="${name}">`,
      `<svg id="a" xmlns = '${name}'>`,
      '<svg>',
      `<g xmlns="${name}">`,
    ].map(hasNamespace),
  ).toEqual([true, true, false, false])
})
