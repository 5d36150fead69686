// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'sections/4/links',
    [{ label: 'footer.linkedin', address: '/privacy.pdf' }],
    'sections/4/links/0/address ‹"/privacy.pdf"› This link leads to a file that is not there: public/privacy.pdf. upload it to public as privacy.pdf.',
  ],
  [
    'sections/4/links',
    [{ label: 'footer.linkedin', address: 'privacy.PDF' }],
    'sections/4/links/0/address ‹"privacy.PDF"› “privacy.PDF” is neither an address nor a document in the folder public. write "/privacy.pdf" → "address": "/privacy.pdf"',
  ],
  [
    'sections/4/links',
    [{ label: 'footer.linkedin', address: 'www.example.com/a' }],
    'sections/4/links/0/address ‹"www.example.com/a"› “www.example.com/a” cannot be used as a link. write "https://www.example.com/a" → "address": "https://www.example.com/a"',
  ],
  [
    'sections/4/links',
    [{ label: 'footer.linkedin' }],
    'sections/4/links/0 ‹{› Footer link 1 (footer.linkedin) leads nowhere. add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
  ],
  [
    'sections/4/links',
    [
      {
        label: 'footer.linkedin',
        address: 'https://www.example.com/a',
        section: 'about',
      },
    ],
    'sections/4/links/0 ‹{› Footer link 1 (footer.linkedin) leads to several places at once. keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
  ],
  ['services/0/link', { label: 'hero.link', section: 'contact' }],
  [
    'services/0/link',
    { label: 'hero.link', address: 'contact' },
    'services/0/link/address ‹"address"› “contact” is a section of the page, not an address. rename “address” to “section”. → "section"',
  ],
  [
    'services/0/link',
    { label: 'hero.link', section: 'https://www.example.com/a' },
    'services/0/link/section ‹"section"› “section” of “link” of service 1 (cloud) takes the id of a section of the page, not an address: “https://www.example.com/a”. rename it to “address”. → "address"',
  ],
  [
    'services/0/link',
    { label: 'hero.link', section: 'abuot' },
    'services/0/link/section ‹"abuot"› There is no “abuot” section. Did you mean “about”? use one of “about”, “services”, “clients”, “contact” or “footer”. → "section": "about"',
  ],
  [
    'services/0/link',
    { label: 'hero.link' },
    'services/0/link ‹{› “link” of service 1 (cloud) leads nowhere. add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
  ],
  [
    'services/0/link',
    { label: 'hero.link', section: 'about', address: 'https://www.example.com/a' },
    'services/0/link ‹{› “link” of service 1 (cloud) leads to several places at once. keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
  ],
  [
    'services/0/link',
    { label: 'hero.link', address: 'http://www.example.com/a' },
    'services/0/link/address ‹//www.example.com/a"› “http://www.example.com/a” cannot be used as a link. write "https://www.example.com/a" → "address": "https://www.example.com/a"',
  ],
  [
    'clients/0/website',
    'www.example.com',
    'clients/0/website ‹"www.example.com"› “www.example.com” cannot be used as a link. write "https://www.example.com" → "website": "https://www.example.com"',
  ],
  [
    'clients/0/website',
    'none',
    'clients/0/website ‹"none"› “none” cannot be used as a link. write an address starting with https://',
  ],
  [
    'company/whatsapp',
    { number: 'https://wa.me/5561935550100', label: 'footer.linkedin' },
    'company/whatsapp/text ‹{› “text” is missing in the WhatsApp number. add "text": "contact.whatsappText" inside these braces.',
    'company/whatsapp/number ‹wa.me/5561935550100"› “https://wa.me/5561935550100” is not a Brazilian phone number with its country and area codes, as WhatsApp needs it. write "+55 61 93555-0100" → "number": "+55 61 93555-0100"',
  ],
  [
    'company/whatsapp',
    '61935550100',
    'company/whatsapp ‹"61935550100"› “whatsapp” of “company” must be a group in braces, but it is written as text. write it like this: { "number": "+55 61 95555-0100", "label": "contact.whatsapp", "text": "contact.whatsappText" }',
  ],
  [
    'sections/0/id',
    'abuot',
    'sections/0/id ‹"abuot"› The id of section 1 (hero) is “abuot”, but a link still leads to “about” (line 56). write "abuot" in this link too; or, if the id was not meant to change, write "about" here.',
  ],
  [
    'sections/1/id',
    'offers',
    'sections/1/id ‹"offers"› The id of section 2 (services) is “offers”, but 2 links still lead to “services” (lines 60 and 85). write "offers" in these links too; or, if the id was not meant to change, write "services" here.',
  ],
  [
    'sections/1/show',
    ['cloud', 'zzz', 'zzz'],
    'sections/1/show/1 ‹"zzz"› There is no “zzz” in “services”. use one of “cloud”, “custom”, “consulting”, “mobile”, “ai”, “architecture” or “devsecops”.',
    'sections/1/show/2 ‹"zzz"› “zzz” is listed twice in section 2 (services). delete one of the two.',
    'sections/1/show/2 ‹"zzz"› There is no “zzz” in “services”. use one of “cloud”, “custom”, “consulting”, “mobile”, “ai”, “architecture” or “devsecops”.',
  ],
  ['sections/4/show', ['brasilia']],
  [
    'sections/4/show',
    ['goiania'],
    'sections/4/show/0 ‹"goiania"› There is no “goiania” in “offices”. use one of “brasilia” or “anapolis”.',
  ],
  [
    'sections/2/show',
    ['aroeva', 'brumar'],
    'sections/2/show/1 ‹"brumar"› There is no “brumar” in “clients”. Did you mean “brumare”? write "brumare". → "brumare"',
  ],
  [
    'header/menu/0/section',
    'abuot',
    'header/menu/0/section ‹"abuot"› There is no “abuot” section. Did you mean “about”? use one of “about”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted. → "section": "about"',
  ],
  [
    'header/menu/0/section',
    'nowhere',
    'header/menu/0/section ‹"nowhere"› There is no “nowhere” section. use one of “about”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
  ],
  [
    'header/menu/0/section',
    'https://www.example.com/jobs',
    'header/menu/0/section ‹"section"› “section” of menu entry 1 (https://www.example.com/jobs) takes the id of a section of the page, not an address: “https://www.example.com/jobs”. rename it to “address”. → "address"',
  ],
  [
    'sections/0/button/section',
    'kontakt',
    'sections/0/button/section ‹"kontakt"› There is no “kontakt” section. Did you mean “contact”? use one of “about”, “services”, “clients”, “contact” or “footer”. → "section": "contact"',
  ],
  [
    'sections/0/link/section',
    'www.example.com',
    'sections/0/link/section ‹"section"› “section” of the second link of section 1 (hero) takes the id of a section of the page, not an address: “www.example.com”. rename it to “address”. → "address"',
  ],
  [
    'sections/2/id',
    'customers',
    'sections/2/id ‹"customers"› The id of section 3 (clients) is “customers”, but a link still leads to “clients” (line 64). write "customers" in this link too; or, if the id was not meant to change, write "clients" here.',
  ],
  [
    'sections/3/id',
    'kontakt',
    'sections/3/id ‹"kontakt"› The id of section 4 (contact) is “kontakt”, but 3 links still lead to “contact” (lines 69, 81 and 98). write "kontakt" in these links too; or, if the id was not meant to change, write "contact" here.',
  ],
  [
    'sections/3/id',
    'Contact us',
    'sections/3/id ‹"Contact us"› “id” of section 4 (contact) cannot be “Contact us”: small letters without accents, digits and hyphens only. write "contact-us" → "id": "contact-us"',
  ],
  [
    'header/button/section',
    '',
    'header/button/section ‹""› There is no “” section. use one of “about”, “services”, “clients”, “contact” or “footer”.',
  ],
  [
    'header/button/section',
    7,
    'header/button/section ‹7› “section” of the contact button of the header must be text, but it is written as a number. put it in quotation marks: "7" → "section": "7"',
  ],
  ['sections/1/show', ['cloud', 'custom']],
  [
    'sections/1/show',
    ['cloud', 'cloud'],
    'sections/1/show/1 ‹"cloud"› “cloud” is listed twice in section 2 (services). delete one of the two.',
  ],
  [
    'sections/1/show',
    ['clod'],
    'sections/1/show/0 ‹"clod"› There is no “clod” in “services”. Did you mean “cloud”? write "cloud". → "cloud"',
  ],
  [
    'sections/1/show',
    ['zzz'],
    'sections/1/show/0 ‹"zzz"› There is no “zzz” in “services”. use one of “cloud”, “custom”, “consulting”, “mobile”, “ai”, “architecture” or “devsecops”.',
  ],
  [
    'sections/1/show',
    [],
    'sections/1/show ‹"show"› “show” of section 2 (services) is an empty list; it needs at least 1 entry. add an entry between the square brackets.',
  ],
  [
    'sections/1/show',
    [7],
    'sections/1/show/0 ‹7› Entry 1 of “show” of section 2 (services) must be text, but it is written as a number. put it in quotation marks: "7" → "7"',
  ],
])('a link that leads nowhere: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})

test.each<Row>([
  [
    'sections/0/title',
    'hero.titel',
    'sections/0/title ‹"hero.titel"› There is no text “hero.titel”, which “title” of section 1 (hero) asks for. Did you mean “hero.title”? write "hero.title". → "title": "hero.title"',
  ],
  [
    'sections/0/title',
    'hero.nothing',
    'sections/0/title ‹"hero.nothing"› There is no text “hero.nothing”, which “title” of section 1 (hero) asks for. add "hero.nothing": "…" under catalogs › en and under catalogs › br. If you meant “hero.title”, which nothing asks for yet, write that here instead.',
  ],
  [
    'sections/0/title',
    'Software with a plan',
    'sections/0/title ‹oftware with a plan"› “title” of section 1 (hero) takes the name of a text, not the text itself: “Software with a plan”. write "hero.title" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'sections/0/title',
    'catalogs.en.hero.title',
    'sections/0/title ‹alogs.en.hero.title"› There is no text “catalogs.en.hero.title”, which “title” of section 1 (hero) asks for. Did you mean “hero.title”? write "hero.title".',
  ],
  [
    'sections/0/title',
    '',
    'sections/0/title ‹""› “title” of section 1 (hero) takes the name of a text, not the text itself: “”. write "hero.title" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'services/0/title',
    'Cloud',
    'services/0/title ‹"Cloud"› “title” of service 1 (cloud) takes the name of a text, not the text itself: “Cloud”. write "services.cloud.title" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'header/menu/0/label',
    'About us',
    'header/menu/0/label ‹"About us"› “label” of menu entry 1 (about) takes the name of a text, not the text itself: “About us”. write "nav.about" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'offices/0/country',
    'Brasil',
    'offices/0/country ‹"Brasil"› “country” of office 1 (Brasília) is for offices abroad: one without it is in Brazil. delete this line; an office in Brazil needs “state” and “postalCode”.',
  ],
  [
    'offices/0/country',
    'Chile',
    'offices/0/country ‹"Chile"› “country” of office 1 (Brasília) takes the name of a text, not the text itself: “Chile”. write "offices.chile" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'offices/0/country',
    'offices.chile',
    'offices/0/country ‹"offices.chile"› There is no text “offices.chile”, which “country” of office 1 (Brasília) asks for. add "offices.chile": "…" under catalogs › en and under catalogs › br.',
  ],
  [
    'header/button/label',
    'nav.contcat',
    'header/button/label ‹"nav.contcat"› There is no text “nav.contcat”, which “label” of the contact button of the header asks for. Did you mean “nav.contact”? write "nav.contact". → "label": "nav.contact"',
  ],
  [
    'sections/0/text',
    'hero.title',
    'catalogs/en/hero.text ‹"hero.text"› Nothing on the page uses the text “hero.text”. delete it under en and under br, or use its name where it should appear.',
  ],
])('a name of a text: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
