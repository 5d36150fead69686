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

/** Drawings as programs export them. Each one draws one path and has SECRET in all metadata. */
const exported: Record<string, string> = {
  'Illustrator, with its own format': `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0.0, SVG Export Plug-In . SECRET -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px" viewBox="0 0 4 4" style="enable-background:new 0 0 4 4;" xml:space="preserve" data-name="SECRET">
<metadata><x:sfw><x:slices>SECRET</x:slices></x:sfw></metadata>
<style type="text/css">/* SECRET */ .st0{fill:#1D1D1B;stroke-miterlimit:10;}</style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#ai_pgf"/></foreignObject>
<g i:extraneous="self"><title>SECRET</title><path class="st0" d="M0 0h4v4z"/></g></switch>
<i:pgf id="ai_pgf"><![CDATA[SECRET]]></i:pgf></svg>`,
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="4mm" height="4mm" viewBox="0 0 4 4" version="1.1" id="svg5" inkscape:export-filename="/home/SECRET/a.png" sodipodi:docname="SECRET.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
<sodipodi:namedview id="namedview7" pagecolor="#ffffff" showgrid="false"><inkscape:grid type="xygrid" id="grid1"/></sodipodi:namedview>
<metadata><rdf:RDF><cc:Work rdf:about=""><dc:creator><cc:Agent><dc:title>SECRET</dc:title></cc:Agent></dc:creator></cc:Work></rdf:RDF></metadata>
<g inkscape:label="SECRET" inkscape:groupmode="layer" id="layer1"><svg:desc>SECRET</svg:desc><path style="fill:#000000;-inkscape-stroke:none;font-variant-ligatures:normal" d="M0 0h4v4z" sodipodi:nodetypes="cccc" aria-label="SECRET"/></g></svg>`,
  Figma: `<svg width="4" height="4" viewBox="0 0 4 4" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" data-figma-file="SECRET">
<g clip-path="url(#clip0_1_2)" filter="url(#f)"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="4" height="4"><path d="M0 0h4v4z" fill="white"/></mask><path fill-rule="evenodd" d="M0 0h4v4z" fill="url(#p)"/></g>
<defs><filter id="f" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend mode="normal" in2="BackgroundImageFix"/></filter><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="matrix(0.01 0 0 0.01 0 0)"/></pattern><image id="i" data-name="SECRET.png" width="1" height="1" preserveAspectRatio="none" xlink:href="EMBEDDED"/></defs></svg>`,
}

/** A PNG of one pixel with a note. */
const pngWithNote = Buffer.concat([
  Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
    'hex',
  ),
  Buffer.from('\0\0\0\x0btEXtName\0SECRET\0\0\0\0'),
  Buffer.from('0000000049454e44ae426082', 'hex'),
]).toString('base64')

test.each(Object.entries(exported))('a drawing by %s only loses metadata', (_, text) => {
  const drawing = text.replace('EMBEDDED', `data:image/png;base64,${pngWithNote}`)
  expect(unsafePartOf(drawing)).toBeUndefined()
  const clean = new TextDecoder().decode(
    cleanedDrawing(new TextEncoder().encode(drawing)),
  )
  const embedded = /base64,([^"]*)/.exec(clean)?.[1] ?? ''
  expect(clean + atob(embedded)).not.toMatch(
    /SECRET|ENTITY|data-|aria-|inkscape:|ns\.adobe/,
  )
  expect(clean).toContain('d="M0 0h4v4z"')
  // References within the drawing still work.
  for (const [, id] of text.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g))
    if (id !== undefined) expect(clean).toContain(`#${id}`)
  expect(unsafePartOf(clean)).toBeUndefined()
})
