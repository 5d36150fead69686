// @vitest-environment node
import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { original } from '../mistakes/mistake.ts'
import { changed, toldOf, type Row } from './changedSample.ts'

const content = (): SiteContent => JSON.parse(original)
const { offices, site } = content()

test.each<Row>([
  [
    'header/button/section',
    'example.com',
    'header/button/section ‹"section"› “section” of the contact button of the header takes the id of a section of the page, not an address: “example.com”. rename it to “address”. → "address"',
  ],
  [
    'header/button/section',
    'ftp://example',
    'header/button/section ‹"section"› “section” of the contact button of the header takes the id of a section of the page, not an address: “ftp://example”. rename it to “address”. → "address"',
  ],
  [
    'company/site',
    site,
    'company/site ‹"site"› “site” is not a known name in “company”. use “whatsapp” if that is what you meant. If not: what visitors should read stands in a text under catalogs, and anything else has to go.',
  ],
  [
    'company/cnpjx',
    1,
    'company/cnpjx ‹"cnpjx"› “cnpjx” is not a known name in “company”; what it says is called “cnpj” here, which is there already (line 41). keep the right value under “cnpj”, and take this line out.',
  ],
  [
    'street',
    'x',
    'street ‹"street"› “street” is not a known name in the file; it has its place under “offices”. move it there, written like this: "street": "x"',
  ],
  [
    'throttle',
    5,
    'throttle ‹"throttle"› “throttle” is not a known name in the file; it has its place under “rateLimit” in “email”. move it there, written like this: "throttle": 5',
  ],
  [
    'publicKey',
    'abc',
    'publicKey ‹"publicKey"› “publicKey” is not a known name in the file; it has its place under “email”. move it there, written like this: "publicKey": "abc"',
  ],
  [
    'siteKey',
    'abc',
    'siteKey ‹"siteKey"› “siteKey” is not a known name in the file; it has its place under “captcha”. move it there, written like this: "siteKey": "abc"',
  ],
  [
    'email/phone',
    '+55 61 3555-0100',
    'email/phone ‹"phone"› “phone” is not a known name in “email”; it has its place under “company”. move it there, written like this: "phone": "+55 61 3555-0100"',
  ],
  [
    'company/office',
    offices[0],
    'company/office ‹{› This entry belongs to the list of offices, but it stands in “company”. move it, from its { to its }, into the square brackets of “offices”.',
    'company/office ‹{› Office 3 (Brasília) says the same as office 1 (Brasília): nothing but the id is different. write what is its own, or delete one of the two.',
    'company/office/id ‹"brasilia"› Two offices have the id “brasilia”: office 1 (Brasília) and office 3 (Brasília). give this one its own id, e.g. “brasilia-2”.',
  ],
  [
    'company/hero.new',
    'A text',
    'company/hero.new ‹"hero.new"› “hero.new” is a text of the page; texts stand under catalogs. move this line under catalogs, into the braces of “en” or “br”.',
    'company/hero.new ‹"hero.new"› Nothing on the page uses the text “hero.new”. delete it under en and under br, or use its name where it should appear.',
    'company/hero.new ‹"A text"› “hero.new” is the same in Portuguese as in English: “A text”. translate it under br, unless it is a name.',
  ],
  [
    'company/hero.title',
    'A text',
    'company/hero.title ‹"hero.title"› “hero.title” is not a known name in “company”. use “secondPhone” if that is what you meant. If not: what visitors should read stands in a text under catalogs, and anything else has to go.',
  ],
  [
    'hero.new',
    'A text',
    'hero.new ‹"hero.new"› “hero.new” is a text of the page; texts stand under catalogs. move this line under catalogs, into the braces of “en” or “br”.',
    'hero.new ‹"hero.new"› Nothing on the page uses the text “hero.new”. delete it under en and under br, or use its name where it should appear.',
    'hero.new ‹"A text"› “hero.new” is the same in Portuguese as in English: “A text”. translate it under br, unless it is a name.',
  ],
  [
    'services/0/hero.title',
    'A text',
    'services/0/hero.title ‹"hero.title"› “hero.title” is not a known name in service 1 (cloud). what visitors should read stands in a text under catalogs; anything else has to go.',
  ],
  [
    'company/secondPhone',
    '+55 61 9555-0100',
    'company/secondPhone ‹"+55 61 9555-0100"› “+55 61 9555-0100” is not written like a Brazilian phone number. write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".',
  ],
  [
    'site/colors/light',
    5,
    'site/colors/light ‹5› “light” of the colours must be a group in braces, but it is 5. write it like this: { … }',
  ],
  [
    'site/colors',
    'blue',
    'site/colors ‹"blue"› “colors” of “site” must be a group in braces, but it is written as text. write it like this: { "accent": "#1d4ed8" }',
  ],
  [
    'site/colors/accents',
    '#123456',
    'site/colors/accents ‹"accents"› “accents” is not a known name in the colours; what it says is called “accent” here, which is there already (line 9). keep the right value under “accent”, and take this line out.',
  ],
  [
    'site/colours',
    { accent: '#c04a1b' },
    'site/colours ‹"colours"› “colours” is not a known name in “site”; what it says is called “colors” here, which is there already (line 8). keep the right value under “colors”, and take this line out.',
  ],
  [
    'sections/0/typ',
    'hero',
    'sections/0/typ ‹"typ"› “typ” is not a known name in section 1 (hero); what it says is called “type” here, which is there already (line 74). keep the right value under “type”, and take this line out.',
  ],
  [
    'sections/0/titulo',
    'hero.title',
    'sections/0/titulo ‹"titulo"› “titulo” is not a known name in section 1 (hero); what it says is called “title” here, which is there already (line 76). keep the right value under “title”, and take this line out.',
  ],
  [
    'sections/0/kind',
    'hero',
    'sections/0/kind ‹"kind"› “kind” is not a known name in section 1 (hero); what it says is called “type” here, which is there already (line 74). keep the right value under “type”, and take this line out.',
  ],
  [
    'sections/0/button',
    {},
    'sections/0/button ‹{› “button” of section 1 (hero) leads nowhere. add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
    'sections/0/button/label ‹{› “label” is missing in the button of section 1 (hero). add "label": "hero.button" inside these braces.',
  ],
  [
    'sections/0/button/section',
    undefined,
    'sections/0/button ‹{› “button” of section 1 (hero) leads nowhere. add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
  ],
  [
    'sections/0/button',
    { label: 'hero.button', section: 'contact', address: 'https://example.com' },
    'sections/0/button ‹{› “button” of section 1 (hero) leads to several places at once. keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
  ],
  [
    'services/0/link',
    { label: 'hero.button', section: 'contact', address: 'https://example.com' },
    'services/0/link ‹{› “link” of service 1 (cloud) leads to several places at once. keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
  ],
  [
    'services/0/link',
    { label: 'hero.button', address: 'contact' },
    'services/0/link/address ‹"address"› “contact” is a section of the page, not an address. rename “address” to “section”. → "section"',
  ],
  [
    'services/0/link',
    { label: 'hero.button', address: 'contact', section: 'about' },
    'services/0/link ‹{› “link” of service 1 (cloud) leads to several places at once. keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
    'services/0/link/address ‹"contact"› “contact” is neither an address nor a document in the folder public. write an address starting with https://, or put a PDF or a page in HTML into the folder public and write its name, which takes no spaces, e.g. "/privacy.pdf".',
  ],
  [
    'services/0/link',
    { label: 'hero.button' },
    'services/0/link ‹{› “link” of service 1 (cloud) leads nowhere. add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
  ],
  [
    'services/0/title',
    5,
    'services/0/title ‹5› “title” of service 1 (cloud) must be text, but it is written as a number. put it in quotation marks: "5" → "title": "5"',
  ],
  [
    'services/0/id',
    undefined,
    'services/0/id ‹{› “id” is missing in service 1. add "id": "cloud" inside these braces.',
  ],
  ['services/0/id', 'cloud-computing'],
  [
    'services/0/id',
    'Computação em nuvem',
    'services/0/id ‹Computação em nuvem"› “id” of service 1 (Computação em nuvem) cannot be “Computação em nuvem”: small letters without accents, digits and hyphens only. write "computacao-em-nuvem" → "id": "computacao-em-nuvem"',
  ],
  [
    'header/button',
    undefined,
    'header/button ‹{› “button” is missing in the header. add "button": { "label": "nav.contact", "section": "about" } inside these braces.',
  ],
  [
    'header/button/label',
    5,
    'header/button/label ‹5› “label” of the contact button of the header must be text, but it is written as a number. put it in quotation marks: "5" → "label": "5"',
  ],
])(
  'a value in another place, of another kind, or gone: %s becomes %j',
  (place, value, ...told) => {
    expect(toldOf(changed(place, value))).toEqual(told)
  },
)

test('a content inside of something else is told as that, whatever stands beside it', () => {
  const wrapped = { status: 'ok', data: content(), site: {} }
  expect(toldOf(JSON.stringify(wrapped))).toEqual([
    'data ‹"data"› The whole content stands inside of “data” here. take away all that stands before its {, "data" as well, and the } that is then too many at the end.',
  ])
  expect(toldOf(JSON.stringify([content()]))).toEqual([
    ' ‹[› The whole file must be one group in braces, but it is a list in square brackets. bring back the last version that worked (on GitHub: History), or start from the sample.',
  ])
})
