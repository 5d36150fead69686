// @vitest-environment node
import { expect, test } from 'vitest'

import sample from '../../fixtures/sample/content/site.json' with { type: 'json' }
import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'sections/1/id',
    'about-title',
    'header/menu/1/section ‹"services"› There is no “services” section. (Also asked for on line 85.) use one of “about”, “about-title”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
    'sections/1/id ‹"about-title"› The id “about-title” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. give the section another one, e.g. "about-title-section", and write it in the links to it too.',
  ],
  [
    'sections/0/id',
    'top',
    'sections/0/id ‹"top"› The id of section 1 (hero) is “top”, but a link still leads to “about” (line 56). write "top" in this link too; or, if the id was not meant to change, write "about" here.',
    'sections/0/id ‹"top"› The id “top” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. give the section another one, e.g. "top-section", and write it in the links to it too.',
  ],
  [
    'email/publicKey',
    'service_ab12cd3',
    'email/publicKey ‹"service_ab12cd3"› “publicKey” of “email” has a value that belongs in “serviceId”: “service_ab12cd3”. move it to “serviceId”, and copy the right one from EmailJS to here.',
  ],
  [
    'email/serviceId',
    'template_xy98zw7',
    'email/serviceId ‹"template_xy98zw7"› “serviceId” of “email” has a value that belongs in “templateId”: “template_xy98zw7”. move it to “templateId”, and copy the right one from EmailJS to here.',
  ],
  [
    'email/templateId',
    'service_ab12cd3',
    'email/templateId ‹"service_ab12cd3"› “templateId” of “email” has a value that belongs in “serviceId”: “service_ab12cd3”. move it to “serviceId”, and copy the right one from EmailJS to here.',
  ],
  ['email/serviceId', 'service_ab12cd3'],
  [
    'company/name',
    ' Buritália ',
    'company/name ‹" Buritália "› “name” of “company” has a space before or behind it. write "Buritália" → "name": "Buritália"',
  ],
  [
    'company/name',
    '<b>A</b>',
    'company/name ‹"<b>A</b>"› “name” of “company” has HTML in it, which visitors would see as it is written: <b> write plain words; the page decides how they look.',
  ],
  [
    'clients/0/name',
    '**A**',
    'clients/0/name ‹"**A**"› “name” of client 1 (**A**) has Markdown in it, which visitors would see as it is written: **A** write plain words; the page decides how they look.',
  ],
  [
    'clients/0/name',
    'AROEVA ',
    'clients/0/name ‹"AROEVA "› “name” of client 1 (AROEVA ) has a space before or behind it. write "AROEVA" → "name": "AROEVA"',
  ],
  [
    'sections/2',
    { type: 'footer', id: 'end' },
    'header/menu/2/section ‹"clients"› There is no “clients” section. use one of “about”, “services”, “end”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
    'sections/2 ‹{› Section 3 (footer) is the end of the page, but other sections come after it. move it, with its braces, to the end of the list.',
    'catalogs/en/clients.title ‹"clients.title"› Nothing on the page uses the text “clients.title”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.text ‹"clients.text"› Nothing on the page uses the text “clients.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.years.figure ‹lients.years.figure"› Nothing on the page uses the text “clients.years.figure”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.years.text ‹"clients.years.text"› Nothing on the page uses the text “clients.years.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.engineers.figure ‹ts.engineers.figure"› Nothing on the page uses the text “clients.engineers.figure”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.engineers.text ‹ents.engineers.text"› Nothing on the page uses the text “clients.engineers.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.systems.figure ‹ents.systems.figure"› Nothing on the page uses the text “clients.systems.figure”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.systems.text ‹lients.systems.text"› Nothing on the page uses the text “clients.systems.text”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'sections/2',
    { type: 'contact', id: 'again', title: 'clients.title', text: 'clients.text' },
    'header/menu/2/section ‹"clients"› There is no “clients” section. use one of “about”, “services”, “again”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
    'sections/3 ‹{› Section 4 (contact) is a second contact form beside section 3 (contact): a page can have one. delete this section; links and menu entries may lead to the one form from anywhere.',
    'catalogs/en/clients.years.figure ‹lients.years.figure"› Nothing on the page uses the text “clients.years.figure”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.years.text ‹"clients.years.text"› Nothing on the page uses the text “clients.years.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.engineers.figure ‹ts.engineers.figure"› Nothing on the page uses the text “clients.engineers.figure”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.engineers.text ‹ents.engineers.text"› Nothing on the page uses the text “clients.engineers.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.systems.figure ‹ents.systems.figure"› Nothing on the page uses the text “clients.systems.figure”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/clients.systems.text ‹lients.systems.text"› Nothing on the page uses the text “clients.systems.text”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'clients/3/id',
    'aroeva',
    'clients/3/id ‹"aroeva"› Two clients have the id “aroeva”: client 1 (Aroeva) and client 4 (Dorvento). give this one its own id, e.g. “dorvento”.',
  ],
  ['offices/1/street', 'SCS Quadra 99, Bloco Z, Sala 901'],
  [
    'site/colors/light/palm',
    'green',
    'site/colors/light/palm ‹"green"› “green” is not a colour that can be read here. write a # and six digits or letters from a to f, e.g. "#1d4ed8".',
  ],
  [
    'site/colors/light',
    '#fff',
    'site/colors/light ‹"#fff"› “light” of the colours must be a group in braces, but it is written as text. write it like this: { … }',
  ],
  [
    'site/colors/second',
    'gold',
    'site/colors/second ‹"gold"› “gold” is not a colour that can be read here. write a # and six digits or letters from a to f, e.g. "#1d4ed8".',
  ],
  [
    'site/colors',
    undefined,
    'site/colors ‹{› “colors” is missing in “site”. add "colors": { "accent": "#1d4ed8" } inside these braces.',
  ],
  [
    'company/social/0',
    { network: 'x', label: 'footer.linkedin', address: 'https://twitter.com/a' },
  ],
  [
    'company/social/0',
    { network: 'youtube', label: 'footer.linkedin', address: 'https://youtu.be/a' },
  ],
  [
    'company/social/0/address',
    'https://notlinkedin.com/a',
    'company/social/0/address ‹//notlinkedin.com/a"› “https://notlinkedin.com/a” is not an address of LinkedIn. copy the address of your page from the browser; it has linkedin.com in it. For another network, change “network”.',
  ],
  ['company/social/0/address', 'https://br.linkedin.com/a'],
  [
    'clients/1/id',
    'aroeva',
    'clients/1/id ‹"aroeva"› Two clients have the id “aroeva”: client 1 (Aroeva) and client 2 (Brumaré). give this one its own id, e.g. “brumare”.',
  ],
  [
    'clients/1/name',
    'Aroeva',
    'clients/1/name ‹"Aroeva"› Client 2 (Aroeva) and client 1 (Aroeva) have the same “name”: “Aroeva”. write what is its own here.',
  ],
  [
    'header/menu/1/section',
    'about',
    'header/menu/1/section ‹"about"› Menu entry 2 (about) and menu entry 1 (about) have the same “section”: “about”. write what is its own here.',
  ],
  [
    'header/menu/1/label',
    'nav.about',
    'header/menu/1/label ‹"nav.about"› Menu entry 2 (services) and menu entry 1 (about) have the same “label”: “nav.about”. write what is its own here.',
    'catalogs/en/nav.services ‹"nav.services"› Nothing on the page uses the text “nav.services”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'services/1/title',
    'services.cloud.title',
    'services/1/title ‹ervices.cloud.title"› Service 2 (custom) and service 1 (cloud) have the same “title”: “services.cloud.title”. write what is its own here.',
    'catalogs/en/services.custom.title ‹rvices.custom.title"› Nothing on the page uses the text “services.custom.title”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'offices/1/id',
    'brasilia',
    'offices/1/id ‹"brasilia"› Two offices have the id “brasilia”: office 1 (Brasília) and office 2 (Anápolis). give this one its own id, e.g. “anapolis”.',
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
    'offices/1 ‹{› Office 2 (Brasília) says the same as office 1 (Brasília): nothing but the id is different. write what is its own, or delete one of the two.',
  ],
  ['company/secondPhone', '+55 61 3555-0100'],
  [
    'company/social/1',
    {
      network: 'linkedin',
      label: 'footer.linkedin',
      address: 'https://www.linkedin.com/company/example',
    },
    'company/social/1/address ‹com/company/example"› Social network 2 (linkedin) and social network 1 (linkedin) have the same “address”: “https://www.linkedin.com/company/example”. write what is its own here.',
  ],
  ['sections/5', { type: 'footer', id: 'end' }],
  [
    'sections/5',
    { ...sample.sections[2], id: 'more' },
    'sections/4 ‹{› Section 5 (footer) is the end of the page, but other sections come after it. move it, with its braces, to the end of the list.',
    'sections/5 ‹{› Section 6 (clients) says the same as section 3 (clients): nothing but the id is different. write what is its own, or delete one of the two.',
  ],
  [
    'company/__proto__x',
    'y',
    'company/__proto__x ‹"__proto__x"› “__proto__x” is not a known name in “company”. use “secondPhone” if that is what you meant. If not: what visitors should read stands in a text under catalogs, and anything else has to go.',
  ],
  [
    'sections/0/id',
    'form',
    'header/menu/0/section ‹"about"› There is no “about” section. use one of “form”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
  ],
  [
    'sections/0/id',
    'root',
    'sections/0/id ‹"root"› The id of section 1 (hero) is “root”, but a link still leads to “about” (line 56). write "root" in this link too; or, if the id was not meant to change, write "about" here.',
    'sections/0/id ‹"root"› The id “root” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. give the section another one, e.g. "root-section", and write it in the links to it too.',
  ],
  [
    'sections/0/id',
    'content',
    'sections/0/id ‹"content"› The id of section 1 (hero) is “content”, but a link still leads to “about” (line 56). write "content" in this link too; or, if the id was not meant to change, write "about" here.',
    'sections/0/id ‹"content"› The id “content” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. give the section another one, e.g. "content-section", and write it in the links to it too.',
  ],
])('things twice, or in another order: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
