import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { cleanedDrawing } from './cleanedDrawing.ts'
import { readDrawing } from './drawing.ts'
import { unsafePart } from './unsafeDrawing.ts'

const namespaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="urn:x" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
function unsafePartOf(text: string): string | undefined {
  const drawing = readDrawing(text)
  if (!drawing) throw new Error('Malformed.')
  return unsafePart(drawing)
}

const svg = (inner: string) => `<svg ${namespaces}>${inner}</svg>`

test.each([
  '<script/>',
  '<h:script/>',
  '<g xmlns="urn:x"><script/></g>',
  '<g onload="x"/>',
  '<g unheard="x"/>',
  '<inkscape:a onfocus="x"/>',
  '<foreignObject><h:div/></foreignObject>',
  '<title><inkscape:a/></title>',
  '<a x:href="#a"/>',
  '<a xlink:href="java&#10;script:x"/>',
  '<set attributeName="href" to="https://a.example"/>',
  '<x:a/>',
  '<image href="https://a.example/b.png"/>',
  '<use href="data:image/svg+xml,a"/>',
  '<feImage href="//a.example/b"/>',
  '<g xml:base="https://a.example"/>',
  '<style>@import "a"</style>',
  '<style>@&#105;mport "a"</style>',
  '<style>@\\69mport "a"</style>',
  '<style>a{}&lt;/style>&lt;img></style>',
  '<rect fill="url(https://a.example/#b)"/>',
  '<rect fill="u\\72l(a)"/>',
  '<rect style="mask:image-set(\'a\' 1x)"/>',
])('a drawing with %s is unsafe', (inner) => {
  expect(unsafePartOf(svg(inner))).toBeDefined()
})

test.each([
  '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///b">]>',
  '<!DOCTYPE svg [<!ENTITY a "&b;">]>',
  '<!DOCTYPE svg [<!ENTITY % a "b">]>',
  '<!DOCTYPE svg [<!ATTLIST g onload CDATA "x">]>',
  '<?xml-stylesheet href="a.css"?>',
  '<?xml version="1.0" encoding="utf-7"?>',
])('%s before the root element is unsafe', (before) => {
  expect(unsafePartOf(before + svg(''))).toBeDefined()
})

test.each([
  '<g><path d="M0 0"/></g>',
  '<image href="data:image/png;base64,aa"/>',
  '<rect fill="url( \'#a\')" style="fill:rgb(1,2,3);mask:url(&quot;#b&quot;)"/>',
  '<text>on sale = cheap, @import url(a)</text>',
  '<g id="copy(1)" data-name="Logo (2)" inkscape:label="Logo (3)"/>',
  '<style type="text/css"><![CDATA[ .a{fill:#fff} @media (prefers-color-scheme: dark){.a{fill:#000}} ]]></style>',
  '<metadata><rdf:RDF rdf:about=""/></metadata>',
])('a drawing with %s is safe', (inner) => {
  expect(unsafePartOf(svg(inner))).toBeUndefined()
})

// Drawings as programs export them. Each one draws one path and has SECRET in all metadata, also of an embedded PNG.
test.each(['illustrator', 'inkscape', 'figma'])(
  'a drawing by %s only loses metadata',
  async (program) => {
    const drawing = readFileSync(`schema/pictures/exported/${program}.svg`)
    expect(unsafePartOf(drawing.toString())).toBeUndefined()
    const clean = new TextDecoder().decode(cleanedDrawing(drawing))
    expect(clean + atob(/base64,([^"]*)/.exec(clean)?.[1] ?? '')).not.toContain('SECRET')
    expect(unsafePartOf(clean)).toBeUndefined()
    await expect(clean).toMatchFileSnapshot(`exported/${program}.cleaned.svg`)
  },
)
