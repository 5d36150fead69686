// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './told.ts'

test.each<Row>([
  [
    'clients/0/logo',
    'logos/aroeva.svg',
    'clients/0/logo: “logos/aroeva.svg” does not name a picture in the folder public. write "/logos/aroeva.svg" → "/logos/aroeva.svg"',
  ],
  [
    'clients/0/logo',
    '/logos/Aroeva.svg',
    'clients/0/logo: The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/Aroeva.svg. write "/logos/aroeva.svg" → "/logos/aroeva.svg"',
  ],
  [
    'clients/0/logo',
    '/logos/aroeva.png',
    'clients/0/logo: The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/aroeva.png. upload the picture to public/logos as aroeva.png; if you meant the one that is there already, write "/logos/aroeva.svg".',
  ],
  [
    'clients/0/logo',
    '/logos/aroev.svg',
    'clients/0/logo: The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/aroev.svg. upload the picture to public/logos as aroev.svg; if you meant the one that is there already, write "/logos/aroeva.svg".',
  ],
  [
    'clients/0/logo',
    '/logos/nobody.svg',
    'clients/0/logo: The “logo” of client 1 (Aroeva) points to a file that is not there: public/logos/nobody.svg. upload the picture to public/logos as nobody.svg.',
  ],
  [
    'clients/0/logo',
    '/aroeva.svg',
    'clients/0/logo: The “logo” of client 1 (Aroeva) points to a file that is not there: public/aroeva.svg. A picture of this name lies in public/logos. if it is that one, write "/logos/aroeva.svg", or move it to public; if not, upload yours to public as aroeva.svg.',
  ],
  ['clients/0/logo', '/mark.svg'],
  [
    'clients/0/logo',
    '/logos/aroeva',
    'clients/0/logo: “/logos/aroeva” does not name a picture in the folder public. write "/logos/aroeva.svg" → "/logos/aroeva.svg"',
  ],
  [
    'clients/0/logo',
    'https://www.example.com/a.svg',
    'clients/0/logo: “https://www.example.com/a.svg” does not name a picture in the folder public. start with a slash and end with .svg, .png or .webp, without spaces, e.g. "/logos/acme.svg".',
  ],
  [
    'clients/0/logo',
    'aroeva.jpg',
    'clients/0/logo: The “logo” of client 1 (Aroeva) would be a solid block: the page shows only the shape of a logo, and publicaroeva.jpg has no transparent background. save it with a transparent background, best as an SVG, else as a PNG or WebP; if the file gets a new name, write it here.',
  ],
  [
    'clients/0/logo',
    '',
    'clients/0/logo: “” does not name a picture in the folder public. start with a slash and end with .svg, .png or .webp, without spaces, e.g. "/logos/acme.svg".',
  ],
  [
    'clients/0/logo',
    7,
    'clients/0/logo: “logo” of client 1 (Aroeva) must be text, but it is written as a number. put it in quotation marks: "7" → "7"',
  ],
  [
    'clients/0/logo',
    '/logos/brumare.svg',
    'clients/1/logo: Client 2 (Brumaré) and client 1 (Aroeva) have the same “logo”: “/logos/brumare.svg”. write what is its own here.',
  ],
  ['company/mark', '/logos/aroeva.svg'],
  [
    'company/mark',
    'mark',
    'company/mark: “mark” does not name a picture in the folder public. write "/mark.svg" → "/mark.svg"',
  ],
  [
    'company/mark',
    '/marc.svg',
    'company/mark: The mark points to a file that is not there: public/marc.svg. upload the picture to public as marc.svg; if you meant the one that is there already, write "/mark.svg".',
  ],
  [
    'sections/0/picture',
    '/team.jpg',
    'sections/0/picture: “picture” of section 1 (hero) must be a group in braces, but it is written as text. write it like this: { "file": "/team.jpg", "alt": "hero.picture.alt" }',
  ],
  [
    'site/share',
    '/share.gif',
    'site/share: “share” is not a known name in “site”. delete it with its value.',
  ],
])('a picture: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})

test.each<Row>([
  [
    'clients/1/id',
    'aroeva',
    'clients/1/id: Two clients have the id “aroeva”: client 1 (Aroeva) and client 2 (Brumaré). give this one its own id, e.g. “brumare”.',
  ],
  [
    'clients/1/name',
    'Aroeva',
    'clients/1/name: Client 2 (Aroeva) and client 1 (Aroeva) have the same “name”: “Aroeva”. write what is its own here.',
  ],
  [
    'header/menu/1/section',
    'about',
    'header/menu/1/section: Menu entry 2 (about) and menu entry 1 (about) have the same “section”: “about”. write what is its own here.',
  ],
  [
    'header/menu/1/label',
    'nav.about',
    'header/menu/1/label: Menu entry 2 (services) and menu entry 1 (about) have the same “label”: “nav.about”. write what is its own here.',
    'catalogs/en/nav.services: Nothing on the page uses the text “nav.services”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'services/1/title',
    'services.cloud.title',
    'services/1/title: Service 2 (custom) and service 1 (cloud) have the same “title”: “services.cloud.title”. write what is its own here.',
    'catalogs/en/services.custom.title: Nothing on the page uses the text “services.custom.title”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'offices/1/id',
    'brasilia',
    'offices/1/id: Two offices have the id “brasilia”: office 1 (Brasília) and office 2 (Anápolis). give this one its own id, e.g. “anapolis”.',
  ],
  [
    'offices/1',
    {
      id: 'b',
      city: 'Brasília',
      state: 'DF',
      street: 'SCS Quadra 99, Bloco Z, Sala 901',
      district: 'Asa Sul',
      postalCode: '70000-000',
    },
    'offices/1: Office 2 (Brasília) says the same as office 1 (Brasília): nothing but the id is different. write what is its own, or delete one of the two.',
  ],
  ['company/secondPhone', '+55 61 3555-0100'],
  [
    'company/social/1',
    {
      network: 'linkedin',
      label: 'footer.linkedin',
      address: 'https://www.linkedin.com/company/example',
    },
  ],
  ['sections/5', { type: 'footer', id: 'end' }],
  [
    'sections/5',
    { type: 'clients', id: 'more', title: 'clients.title', text: 'clients.text' },
    'sections/4: Section 5 (footer) is the end of the page, but other sections come after it. move it, with its braces, to the end of the list.',
    'sections/5: Section 6 (clients) says the same as section 3 (clients): nothing but the id is different. write what is its own, or delete one of the two.',
  ],
  [
    'company/__proto__x',
    'y',
    'company/__proto__x: “__proto__x” is not a known name in “company”. delete it with its value.',
  ],
  [
    'sections/0/id',
    'form',
    'header/menu/0/section: There is no “about” section. use one of “form”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
  ],
  [
    'sections/0/id',
    'root',
    'sections/0/id: The id of section 1 (hero) is “root”, but a link still leads to “about” (line 54). write "root" in this link too; or, if the id was not meant to change, write "about" here.',
    'sections/0/id: The id “root” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. give the section another one, e.g. "root-section", and write it in the links to it too.',
  ],
  [
    'sections/0/id',
    'content',
    'sections/0/id: The id of section 1 (hero) is “content”, but a link still leads to “about” (line 54). write "content" in this link too; or, if the id was not meant to change, write "about" here.',
    'sections/0/id: The id “content” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. give the section another one, e.g. "content-section", and write it in the links to it too.',
  ],
])('things twice, or in another order: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
