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

const linesIn = (file: string) =>
  readFileSync(`schema/pictures/${file}`, 'utf8').trim().split('\n')

test.each(linesIn('unsafe.txt'))('a drawing with %s is unsafe', (part) => {
  const head = /^<[!?].*(?=<svg\/>)/.exec(part)?.[0]
  expect(unsafePartOf(head ? head + svg('') : svg(part))).toBeDefined()
})

test.each(linesIn('safe.txt'))('a drawing with %s is safe', (part) => {
  expect(unsafePartOf(svg(part))).toBeUndefined()
})

// Drawings as programs export them, with SECRET in all metadata, also of an embedded PNG. A GIF does not change.
test.each(['illustrator', 'inkscape', 'figma'])(
  'a drawing that %s exported loses only metadata',
  async (program) => {
    const drawing = readFileSync(`schema/pictures/exported/${program}.svg`)
    expect(unsafePartOf(drawing.toString())).toBeUndefined()
    const clean = new TextDecoder().decode(cleanedDrawing(drawing))
    expect(clean + atob(/base64,([^"]*)/.exec(clean)?.[1] ?? '')).not.toContain('SECRET')
    expect(unsafePartOf(clean)).toBeUndefined()
    await expect(clean).toMatchFileSnapshot(`exported/${program}.cleaned.svg`)
  },
)
