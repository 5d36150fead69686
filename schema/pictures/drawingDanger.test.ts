import { expect, test } from 'vitest'

import { dangerIn } from './drawingDanger.ts'

const names =
  'xmlns="http://www.w3.org/2000/svg" xmlns:é="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="urn:x" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
const svg = (inner: string) => `<svg ${names}>${inner}</svg>`

test.each([
  '<script/>',
  '<é:script/>',
  '<h:script/>',
  '<g xmlns="urn:x"><script/></g>',
  '<g onload="x"/>',
  '<inkscape:a onfocus="x"/>',
  '<a href="javascript:x"/>',
  '<a xlink:href="java&#10;script:x"/>',
  '<set attributeName="href" to="https://a.example"/>',
  '<foreignObject/>',
  '<h:iframe srcdoc="&lt;script>"/>',
  '<x:a/>',
  '<image href="https://a.example/b.png"/>',
  '<use href="data:image/svg+xml,a"/>',
  '<feImage href="//a.example/b"/>',
  '<g xml:base="https://a.example"/>',
  '<style>@import "a"</style>',
  '<style>@im<!-- -->port "a"</style>',
  '<style>@&#105;mport "a"</style>',
  '<style>@\\69mport "a"</style>',
  '<style>a{}&lt;/style>&lt;img></style>',
  '<rect fill="url(https://a.example/#b)"/>',
  '<rect fill="u\\72l(a)"/>',
  '<rect style="mask:image-set(\'a\' 1x)"/>',
  '<rect style="fill:src(\'a\')"/>',
])('%s is a danger', (inner) => {
  expect(dangerIn(svg(inner))).toBeDefined()
})

test.each([
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '<!DOCTYPE svg [<!ATTLIST g onload CDATA "x">]>',
  '<?xml-stylesheet href="a.css"?>',
  '<?xml version="1.0" encoding="utf-7"?>',
])('before a drawing %s is a danger', (before) => {
  expect(dangerIn(before + svg(''))).toBeDefined()
})

test.each([
  '<g><path d="M0 0"/></g>',
  '<use href="#a"/>',
  '<image href="data:image/png;base64,aa"/>',
  '<rect fill="url(#a)" transform="translate(1 2)"/>',
  '<rect fill="url( \'#a\')" style="fill:rgb(1,2,3);mask:url(&quot;#b&quot;)"/>',
  '<text>on sale = cheap, @import url(a)</text>',
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
