import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { dangerIn } from './drawingDanger.ts'

const names =
  'xmlns="http://www.w3.org/2000/svg" xmlns:é="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="urn:x" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
const svg = (inner: string) => `<svg ${names}>${inner}</svg>`

/** The content of a drawing, and what the check calls it. */
test.each([
  ['<script/>', 'a program (script)'],
  ['<SCRIPT/>', 'a program (script)'],
  ['<é:script/>', 'a program (script)'],
  ['<h:script/>', 'a program (script)'],
  ['<g xmlns="urn:x"><script/></g>', '(g)'],
  ['<g onload="x"/>', 'a program in an event attribute'],
  ['<g onLoad = "x"/>', 'a program in an event attribute'],
  ['<inkscape:a onfocus="x"/>', 'a program in an event attribute'],
  ['<a href="javascript:x"/>', 'a program in a link'],
  ['<a href="&#10;javascript:x"/>', 'a program in a link'],
  ['<a xlink:href="java&#10;script:x"/>', 'a reference to something outside'],
  ['<set attributeName="href" to="https://a.example"/>', 'something that moves'],
  ['<animateTransform/>', 'something that moves'],
  ['<foreignObject/>', 'something other than a drawing (foreignObject)'],
  ['<é:foreignObject/>', 'something other than a drawing (foreignObject)'],
  ['<h:iframe srcdoc="&lt;script>"/>', 'something other than a drawing (iframe)'],
  ['<h:meta http-equiv="refresh" content="0"/>', 'something other than a drawing (meta)'],
  ['<x:a/>', 'something other than a drawing (a)'],
  ['<title><path/></title>', 'something other than a drawing (path)'],
  [`<${'g'.repeat(99)}/>`, `(${'g'.repeat(40)})`],
  ['<image href="https://a.example/b.png"/>', 'a reference to something outside'],
  ["<image xlink:href = 'b.png'/>", 'a reference to something outside'],
  ['<use href="data:image/svg+xml,a"/>', 'a reference to something outside'],
  ['<image href="data:text/html,a"/>', 'a reference to something outside'],
  ['<feImage href="//a.example/b"/>', 'a reference to something outside'],
  ['<g xml:base="https://a.example"/>', 'a reference to something outside'],
  ['<style>@import "a"</style>', 'a style that loads'],
  ['<style>@im<!-- -->port "a"</style>', 'a style that loads'],
  ['<style><![CDATA[@imp]]>ort "a"</style>', 'a style that loads'],
  ['<style>@&#105;mport "a"</style>', 'a style that loads'],
  ['<é:style>@import "a"</é:style>', 'a style that loads'],
  ['<style>@\\69mport "a"</style>', 'a style written in escapes'],
  ['<style>@namespace a url(b)</style>', 'a style that loads'],
  ['<style>@keyframes a{}</style>', 'something that moves'],
  ['<style>a{}&lt;/style>&lt;img></style>', 'something other than a drawing (<)'],
  ['<rect fill="url(https://a.example/#b)"/>', 'a style that loads'],
  ['<rect fill="URL( \'a.svg\')"/>', 'a style that loads'],
  ['<rect fill="u\\72l(a)"/>', 'a style written in escapes'],
  ['<rect style="mask:image-set(\'a\' 1x)"/>', 'a style that loads'],
  ['<rect mask="-webkit-image-set(\'a\' 1x)"/>', 'a style that loads'],
  ['<rect style="fill:src(\'a\')"/>', 'a style that loads'],
])('%s is called %s', (inner, words) => {
  expect(dangerIn(svg(inner))?.en).toContain(words)
})

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', 'declarations of its own'],
  ['<!DOCTYPE svg [<!ATTLIST g onload CDATA "x">]>', 'declarations of its own'],
  ['<?xml-stylesheet href="a.css"?>', 'an instruction'],
  ['<?xml version="1.0" encoding="utf-7"?>', 'letters that are not in UTF-8'],
])('before a drawing %s is called %s', (before, words) => {
  expect(dangerIn(before + svg(''))?.en).toContain(words)
})

test.each([
  '<g><path d="M0 0"/></g>',
  '<use href="#a"/>',
  '<use xlink:href=" #a"/>',
  '<image href="data:image/png;base64,aa"/>',
  '<image href=" data:image/jpeg,aa"/>',
  '<rect fill="url(#a)" transform="translate(1 2)"/>',
  '<rect fill="url( \'#a\')" style="fill:rgb(1,2,3);mask:url(&quot;#b&quot;)"/>',
  '<text>on sale = cheap, @import url(a)</text>',
  '<title>A &lt;script></title>',
  '<g id="copy(1)" data-name="Logo (2)" inkscape:label="Logo (3)"/>',
  '<style type="text/css"><![CDATA[ .a{fill:#fff} @media (prefers-color-scheme: dark){.a{fill:#000}} ]]></style>',
  '<metadata><rdf:RDF rdf:about=""/></metadata>',
])('%s holds no danger', (inner) => {
  expect(dangerIn(svg(inner))).toBeUndefined()
})

test('what drawing programs write before a drawing holds no danger', () => {
  const before =
    '<?xml version="1.0" encoding="utf-8"?><!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  expect(dangerIn(before + svg(''))).toBeUndefined()
})

test('the drawings that come with the project hold no danger', () => {
  const folders = ['public', 'tests/fixtures'].map((path) => resolve(path))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svg'))
      .map((name) => resolve(folder, name)),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files)
    expect(dangerIn(readFileSync(file, 'utf8')), file).toBeUndefined()
})
