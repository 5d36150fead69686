// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './told.ts'

test.each<Row>([
  [
    'header/menu/0/section',
    'abuot',
    'header/menu/0/section: There is no “abuot” section. Did you mean “about”? use one of “about”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted. → "about"',
  ],
  [
    'header/menu/0/section',
    'nowhere',
    'header/menu/0/section: There is no “nowhere” section. use one of “about”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
  ],
  [
    'header/menu/0/section',
    'https://www.example.com/jobs',
    'header/menu/0/section: “section” of menu entry 1 (https://www.example.com/jobs) takes the id of a section of the page, not an address: “https://www.example.com/jobs”. write the id of a section, e.g. "contact". Links out of the page can stand in services, clients, “social” and the footer.',
  ],
  [
    'sections/0/button/section',
    'kontakt',
    'sections/0/button/section: There is no “kontakt” section. Did you mean “contact”? use one of “about”, “services”, “clients”, “contact” or “footer”. → "contact"',
  ],
  [
    'sections/0/link/section',
    'www.example.com',
    'sections/0/link/section: “section” of the second link of section 1 (hero) takes the id of a section of the page, not an address: “www.example.com”. write the id of a section, e.g. "contact". Links out of the page can stand in services, clients, “social” and the footer.',
  ],
  [
    'sections/2/id',
    'customers',
    'sections/2/id: The id of section 3 (clients) is “customers”, but a link still leads to “clients” (line 62). write "customers" in this link too; or, if the id was not meant to change, write "clients" here.',
  ],
  [
    'sections/3/id',
    'kontakt',
    'sections/3/id: The id of section 4 (contact) is “kontakt”, but 3 links still lead to “contact” (lines 67, 79 and 96). write "kontakt" in these links too; or, if the id was not meant to change, write "contact" here.',
  ],
  [
    'sections/3/id',
    'Contact us',
    'sections/3/id: “id” of section 4 (contact) cannot be “Contact us”: small letters without accents, digits and hyphens only. write "contact-us" → "contact-us"',
  ],
  [
    'header/button/section',
    '',
    'header/button/section: There is no “” section. use one of “about”, “services”, “clients”, “contact” or “footer”.',
  ],
  [
    'header/button/section',
    7,
    'header/button/section: “section” of the contact button of the header must be text, but it is written as a number. put it in quotation marks: "7" → "7"',
  ],
  ['sections/1/show', ['cloud', 'custom']],
  [
    'sections/1/show',
    ['cloud', 'cloud'],
    'sections/1/show/1: “cloud” is listed twice in section 2 (services). delete one of the two.',
  ],
  [
    'sections/1/show',
    ['clod'],
    'sections/1/show/0: There is no “clod” in “services”. Did you mean “cloud”? write "cloud". → "cloud"',
  ],
  [
    'sections/1/show',
    ['zzz'],
    'sections/1/show/0: There is no “zzz” in “services”. use one of “cloud”, “custom”, “consulting”, “mobile”, “ai”, “architecture” or “devsecops”.',
  ],
  [
    'sections/1/show',
    [],
    'sections/1/show: “show” of section 2 (services) is an empty list; it needs at least 1 entry. add an entry between the square brackets.',
  ],
  [
    'sections/1/show',
    [7],
    'sections/1/show/0: Entry 1 of “show” of section 2 (services) must be text, but it is written as a number. put it in quotation marks: "7" → "7"',
  ],
])('a link that leads nowhere: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})

test.each<Row>([
  [
    'sections/0/title',
    'hero.titel',
    'sections/0/title: There is no text “hero.titel”, which “title” of section 1 (hero) asks for. Did you mean “hero.title”? write "hero.title". → "hero.title"',
  ],
  [
    'sections/0/title',
    'hero.nothing',
    'sections/0/title: There is no text “hero.nothing”, which “title” of section 1 (hero) asks for. add "hero.nothing": "…" under catalogs › en and under catalogs › br.',
  ],
  [
    'sections/0/title',
    'Software with a plan',
    'sections/0/title: “title” of section 1 (hero) takes the name of a text, not the text itself: “Software with a plan”. write "hero.title" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'sections/0/title',
    'catalogs.en.hero.title',
    'sections/0/title: There is no text “catalogs.en.hero.title”, which “title” of section 1 (hero) asks for. Did you mean “hero.title”? write "hero.title".',
  ],
  [
    'sections/0/title',
    '',
    'sections/0/title: “title” of section 1 (hero) takes the name of a text, not the text itself: “”. write "hero.title" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'services/0/title',
    'Cloud',
    'services/0/title: “title” of service 1 (cloud) takes the name of a text, not the text itself: “Cloud”. write "services.cloud.title" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'header/menu/0/label',
    'About us',
    'header/menu/0/label: “label” of menu entry 1 (about) takes the name of a text, not the text itself: “About us”. write "nav.about" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'offices/0/country',
    'Brasil',
    'offices/0/country: “country” of office 1 (Brasília) is for offices abroad: one without it is in Brazil. delete this line; an office in Brazil needs “state” and “postalCode”.',
  ],
  [
    'offices/0/country',
    'Chile',
    'offices/0/country: “country” of office 1 (Brasília) takes the name of a text, not the text itself: “Chile”. write "offices.chile" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).',
  ],
  [
    'offices/0/country',
    'offices.chile',
    'offices/0/country: There is no text “offices.chile”, which “country” of office 1 (Brasília) asks for. add "offices.chile": "…" under catalogs › en and under catalogs › br.',
  ],
  [
    'header/button/label',
    'nav.contcat',
    'header/button/label: There is no text “nav.contcat”, which “label” of the contact button of the header asks for. Did you mean “nav.contact”? write "nav.contact". → "nav.contact"',
  ],
  [
    'sections/0/text',
    'hero.title',
    'catalogs/en/hero.text: Nothing on the page uses the text “hero.text”. delete it under en and under br, or use its name where it should appear.',
  ],
])('a name of a text: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
