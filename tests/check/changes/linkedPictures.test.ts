// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'clients/0/logo',
    'logos/aroeva.svg',
    'clients/0/logo ‹"logos/aroeva.svg"› “logos/aroeva.svg” does not name a picture in the folder public. write "/logos/aroeva.svg" → "logo": "/logos/aroeva.svg"',
  ],
  [
    'clients/0/logo',
    '/logos/Aroeva.svg',
    'clients/0/logo ‹"/logos/Aroeva.svg"› The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/Aroeva.svg. write "/logos/aroeva.svg" → "logo": "/logos/aroeva.svg"',
  ],
  [
    'clients/0/logo',
    '/logos/aroeva.png',
    'clients/0/logo ‹"/logos/aroeva.png"› The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/aroeva.png. upload the picture to public/logos as aroeva.png; if you meant the one that is there already, write "/logos/aroeva.svg".',
  ],
  [
    'clients/0/logo',
    '/logos/aroev.svg',
    'clients/0/logo ‹"/logos/aroev.svg"› The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/aroev.svg. upload the picture to public/logos as aroev.svg; if you meant the one that is there already, write "/logos/aroeva.svg".',
  ],
  [
    'clients/0/logo',
    '/logos/nobody.svg',
    'clients/0/logo ‹"/logos/nobody.svg"› The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/nobody.svg. upload the picture to public/logos as nobody.svg.',
  ],
  [
    'clients/0/logo',
    '/aroeva.svg',
    'clients/0/logo ‹"/aroeva.svg"› The “logo” of client 1 (Aroeva) points to a file that is not there: public/aroeva.svg. A picture of this name lies in public/logos. if it is that one, write "/logos/aroeva.svg", or move it to public; if not, upload yours to public as aroeva.svg.',
  ],
  ['clients/0/logo', '/mark.svg'],
  [
    'clients/0/logo',
    '/logos/aroeva',
    'clients/0/logo ‹"/logos/aroeva"› “/logos/aroeva” does not name a picture in the folder public. write "/logos/aroeva.svg" → "logo": "/logos/aroeva.svg"',
  ],
  [
    'clients/0/logo',
    'https://www.example.com/a.svg',
    'clients/0/logo ‹w.example.com/a.svg"› “https://www.example.com/a.svg” does not name a picture in the folder public. start with a slash and end with .svg, .png or .webp, without spaces, e.g. "/logos/acme.svg".',
  ],
  [
    'clients/0/logo',
    'aroeva.jpg',
    'clients/0/logo ‹"aroeva.jpg"› The “logo” of client 1 (Aroeva) would be a solid block: the page shows only the shape of a logo, and publicaroeva.jpg has no transparent background. save it with a transparent background, best as an SVG, else as a PNG or WebP; if the file gets a new name, write it here.',
  ],
  [
    'clients/0/logo',
    '',
    'clients/0/logo ‹""› “” does not name a picture in the folder public. start with a slash and end with .svg, .png or .webp, without spaces, e.g. "/logos/acme.svg".',
  ],
  [
    'clients/0/logo',
    7,
    'clients/0/logo ‹7› “logo” of client 1 (Aroeva) must be text, but it is written as a number. put it in quotation marks: "7" → "logo": "7"',
  ],
  [
    'clients/0/logo',
    '/logos/brumare.svg',
    'clients/1/logo ‹"/logos/brumare.svg"› Client 2 (Brumaré) and client 1 (Aroeva) have the same “logo”: “/logos/brumare.svg”. write what is its own here.',
  ],
  ['company/mark', '/logos/aroeva.svg'],
  [
    'company/mark',
    'mark',
    'company/mark ‹"mark"› “mark” does not name a picture in the folder public. write "/mark.svg" → "mark": "/mark.svg"',
  ],
  [
    'company/mark',
    '/marc.svg',
    'company/mark ‹"/marc.svg"› The mark points to a file that is not there: public/marc.svg. upload the picture to public as marc.svg; if you meant the one that is there already, write "/mark.svg".',
  ],
  [
    'sections/0/picture',
    '/team.jpg',
    'sections/0/picture ‹"/team.jpg"› “picture” of section 1 (hero) must be a group in braces, but it is written as text. write it like this: { "file": "/team.jpg", "alt": "hero.alt" }',
  ],
  [
    'site/share',
    '/share.gif',
    'site/share ‹"share"› “share” is not a known name in “site”. Did you mean “shareImage”? write it like this: "shareImage": { "file": "/share.png", "alt": "share.alt" }',
  ],
])('a picture: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
