// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'company/nome',
    'x',
    'company/nome ‹"nome"› “nome” is not a known name in “company”; what it says is called “name” here, which is there already (line 38). keep the right value under “name”, and take this line out.',
  ],
  [
    'company/nmae',
    'x',
    'company/nmae ‹"nmae"› “nmae” is not a known name in “company”; what it says is called “name” here, which is there already (line 38). keep the right value under “name”, and take this line out.',
  ],
  [
    'company/extra',
    'x',
    'company/extra ‹"extra"› “extra” is not a known name in “company”. use “secondPhone” if that is what you meant. If not: what visitors should read stands in a text under catalogs, and anything else has to go.',
  ],
  [
    'company/name',
    undefined,
    'company/name ‹{› “name” is missing in “company”. add "name": "Acme" inside these braces.',
  ],
  [
    'company',
    undefined,
    'company ‹{› “company” is missing in the file. add "company": { … } inside these braces.',
  ],
  [
    'header/buton',
    { label: 'nav.contact', section: 'contact' },
    'header/buton ‹"buton"› “buton” is not a known name in the header; what it says is called “button” here, which is there already (line 67). keep the right value under “button”, and take this line out.',
  ],
  [
    'offices/0/cidade',
    'x',
    'offices/0/cidade ‹"cidade"› “cidade” is not a known name in office 1 (Brasília); what it says is called “city” here, which is there already (line 242). keep the right value under “city”, and take this line out.',
  ],
  [
    'offices/0/city',
    undefined,
    'offices/0/city ‹{› “city” is missing in office 1 (brasilia). add "city": "Brasília" inside these braces.',
  ],
  [
    'services/0/titel',
    'services.cloud.title',
    'services/0/titel ‹"titel"› “titel” is not a known name in service 1 (cloud); what it says is called “title” here, which is there already (line 137). keep the right value under “title”, and take this line out.',
  ],
  [
    'services/0/title',
    undefined,
    'services/0/title ‹{› “title” is missing in service 1 (cloud). add "title": "services.cloud.title" inside these braces.',
  ],
  [
    'services',
    undefined,
    'services ‹{› “services” is missing in the file. add "services": [ … ] inside these braces.',
  ],
  [
    'clients',
    undefined,
    'clients ‹{› “clients” is missing in the file. add "clients": [ … ] inside these braces.',
  ],
  [
    'catalogs',
    undefined,
    'catalogs ‹{› “catalogs” is missing in the file. add "catalogs": { "en": { … }, "br": { … } } inside these braces.',
  ],
  ['catalogs/br', undefined],
  [
    'catalogs/pt',
    { a: 'b' },
    'catalogs/pt ‹"pt"› “pt” is not a known name in “catalogs”; what it says is called “br” here, which is there already (line 353). keep the right value under “br”, and take this line out.',
  ],
  [
    'sections/0/extra',
    'x',
    'sections/0/extra ‹"extra"› “extra” is not a known name in section 1 (hero). what visitors should read stands in a text under catalogs; anything else has to go.',
  ],
  [
    'header/menu/0/section',
    undefined,
    'header/menu/0 ‹{› Menu entry 1 (nav.about) leads nowhere. add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
  ],
  [
    'header/menu/0/address',
    'https://www.example.com/a',
    'header/menu/0 ‹{› Menu entry 1 (about) leads to several places at once. keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
  ],
  [
    'sections/0/button',
    { label: 'hero.button' },
    'sections/0/button ‹{› “button” of section 1 (hero) leads nowhere. add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
  ],
  [
    'footer',
    { a: 1 },
    'footer ‹"footer"› “footer” is not a known name in the file; it has its place under “sections”. move it there, written like this: { "type": "footer", … }',
  ],
  ['email/rateLimit', undefined],
  [
    'captcha',
    5,
    'captcha ‹5› “captcha” must be a group in braces, but it is 5. write it like this: { "siteKey": "10000000-ffff-ffff-ffff-000000000001" }',
  ],
  [
    'services',
    {},
    'services ‹{› “services” must be a list in square brackets, but it is a group in braces. write it like this: [ … ]',
  ],
  [
    'services',
    { a: 1 },
    'services ‹{› “services” must be a list in square brackets, but it is a group in braces. write it like this: [ … ]',
  ],
  [
    'header',
    'menu',
    'header ‹"menu"› “header” must be a group in braces, but it is written as text. write it like this: { "menu": [ … ], "button": { "label": "nav.contact", "section": "about" } }',
  ],
])(
  'a name that is wrong, missing or too many: %s becomes %j',
  (place, value, ...told) => {
    expect(toldOf(changed(place, value))).toEqual(told)
  },
)

test.each<Row>([
  [
    'clients/12',
    { id: 'x', name: 'X', logo: '/logos/aroeva.svg' },
    'clients/12/logo ‹"/logos/aroeva.svg"› Client 13 (X) and client 1 (Aroeva) have the same “logo”: “/logos/aroeva.svg”. write what is its own here.',
  ],
  ['clients/0', undefined],
  [
    'services/0',
    'cloud',
    'services/0 ‹"cloud"› Service 1 must be a group in braces, but it is written as text. write it like this: { … }',
  ],
  [
    'services/0',
    [],
    'services/0 ‹[› Service 1 must be a group in braces, but it is a list in square brackets. write it like this: { … }',
  ],
  [
    'header/menu',
    [],
    'header/menu ‹"menu"› “menu” of the header is an empty list; it needs at least 1 entry. add an entry between the square brackets.',
  ],
  [
    'offices',
    [],
    'offices ‹"offices"› “offices” is an empty list; it needs at least 1 entry. add an entry between the square brackets.',
  ],
  [
    'company/social',
    [],
    'company/social ‹"social"› “social” of “company” is an empty list; it needs at least 1 entry. add an entry between the square brackets.',
  ],
  [
    'offices/2',
    {
      id: 'x',
      icon: 'cloud',
      title: 'services.cloud.title',
      description: 'services.cloud.description',
    },
    'offices/2 ‹{› This entry belongs to the list of services, but it stands in the list of offices. move it, from its { to its }, into the square brackets of “services”.',
    'offices/2 ‹{› Service 8 (x) says the same as service 1 (cloud): nothing but the id is different. write what is its own, or delete one of the two.',
  ],
  [
    'services/0/phone',
    '+55 61 3555-0100',
    'services/0/phone ‹"phone"› “phone” is not a known name in service 1 (cloud); it has its place under “company”. move it there, written like this: "phone": "+55 61 3555-0100"',
  ],
  [
    'site/legalName',
    'x',
    'site/legalName ‹"legalName"› “legalName” is not a known name in “site”; it has its place under “company”. move it there, written like this: "legalName": "x"',
  ],
  [
    'site/email',
    'a@example.com',
    'site/email ‹"email"› “email” is not a known name in “site”; it has its place under “company”. move it there, written like this: "email": "a@example.com"',
  ],
  [
    'sections/0/siteKey',
    'x',
    'sections/0/siteKey ‹"siteKey"› “siteKey” is not a known name in section 1 (hero); it has its place under “captcha”. move it there, written like this: "siteKey": "x"',
  ],
  [
    'company/defaultLanguage',
    'en',
    'company/defaultLanguage ‹"defaultLanguage"› “defaultLanguage” is not a known name in “company”; it has its place under “site”. move it there, written like this: "defaultLanguage": "en"',
  ],
  [
    'title.of.ones.own',
    'Words',
    'title.of.ones.own ‹"title.of.ones.own"› “title.of.ones.own” is a text of the page; texts stand under catalogs. move this line under catalogs, into the braces of “en” or “br”.',
    'title.of.ones.own ‹"title.of.ones.own"› Nothing on the page uses the text “title.of.ones.own”. delete it under en and under br, or use its name where it should appear.',
    'title.of.ones.own ‹"Words"› “title.of.ones.own” is the same in Portuguese as in English: “Words”. translate it under br, unless it is a name.',
  ],
  ['sections/hero.title', 'Words'],
  [
    'catalogs/en/hero',
    { title: 'A', text: 'B' },
    'catalogs/en/hero ‹"hero"› “hero” is a group here, but each text has its whole name, as in “hero.title”. write "hero.title" instead of "title", so with each text of the group, and take the braces of "hero" away.',
  ],
])(
  'an entry too many or too few, or in the wrong place: %s becomes %j',
  (place, value, ...told) => {
    expect(toldOf(changed(place, value))).toEqual(told)
  },
)
