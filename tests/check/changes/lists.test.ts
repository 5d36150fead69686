// @vitest-environment node
import { expect, test } from 'vitest'

import type { SampleContent } from '../../fixtures/sampleContent.ts'
import { original } from '../mistakes/mistake.ts'
import { changed, toldOf, type Row } from './changedSample.ts'

const content = (): SampleContent => JSON.parse(original)
const { sections, services, clients, offices } = content()

test.each<Row>([
  ['clients', clients.slice(1)],
  [
    'clients',
    [],
    'sections/2 ‹{› Nothing is shown in section 3 (clients) but its heading: it has no entries, or all of them are hidden. show an entry, or hide the section: "hidden": true.',
  ],
  [
    'clients',
    [clients],
    'clients/0 ‹[› “clients” has two pairs of square brackets, one inside the other. take the inner [ and its ] away, and leave what is between them.',
  ],
  [
    'clients',
    { a: clients[0] },
    'clients ‹{› “clients” must be a list in square brackets, but it is a group in braces. write it like this: [ … ]',
  ],
  [
    'clients',
    'x',
    'clients ‹"x"› “clients” must be a list in square brackets, but it is written as text. write it like this: [ … ]',
  ],
  [
    'clients/1',
    { ...clients[0], id: 'other' },
    'clients/1 ‹{› Client 2 (Aroeva) says the same as client 1 (Aroeva): nothing but the id is different. write what is its own, or delete one of the two.',
  ],
  [
    'clients/1/name',
    clients[0]?.name,
    'clients/1/name ‹"Aroeva"› Client 2 (Aroeva) and client 1 (Aroeva) have the same “name”: “Aroeva”. write what is its own here.',
  ],
  [
    'clients/1/name',
    clients[0]?.name.toUpperCase() + ' ',
    'clients/1/name ‹"AROEVA "› Client 2 (AROEVA ) and client 1 (Aroeva) have the same “name”: “AROEVA ”. write what is its own here.',
    'clients/1/name ‹"AROEVA "› “name” of client 2 (AROEVA ) has a space before or behind it. write "AROEVA" → "name": "AROEVA"',
  ],
  [
    'clients/12',
    services[0],
    'clients/12 ‹{› This entry belongs to the list of services, but it stands in the list of clients. move it, from its { to its }, into the square brackets of “services”.',
    'clients/12 ‹{› Service 8 (cloud) says the same as service 1 (cloud): nothing but the id is different. write what is its own, or delete one of the two.',
    'clients/12/id ‹"cloud"› Two services have the id “cloud”: service 1 (cloud) and service 8 (cloud). give this one its own id, e.g. “cloud-2”.',
  ],
  [
    'header/menu',
    [{ label: 'nav.about', section: 'zzz' }],
    'header/menu/0/section ‹"zzz"› There is no “zzz” section. use one of “about”, “services”, “clients”, “contact” or “footer”.',
    'catalogs/en/nav.services ‹"nav.services"› Nothing on the page uses the text “nav.services”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/nav.clients ‹"nav.clients"› Nothing on the page uses the text “nav.clients”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'header/menu',
    [
      { label: 'nav.about', section: 'abuot' },
      { label: 'nav.clients', section: 'abuot' },
    ],
    'header/menu/1/section ‹"abuot"› Menu entry 2 (abuot) and menu entry 1 (abuot) have the same “section”: “abuot”. write what is its own here.',
    'sections/0/id ‹"about"› The id of section 1 (hero) is “about”, but 2 links still lead to “abuot” (lines 56 and 60). write "about" in these links too; or, if the id was not meant to change, write "abuot" here.',
    'catalogs/en/nav.services ‹"nav.services"› Nothing on the page uses the text “nav.services”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'header/menu',
    [
      { label: 'nav.about', section: 'team' },
      { label: 'nav.clients', section: 'team' },
    ],
    'header/menu/0/section ‹"team"› There is no “team” section. (Also asked for on line 60.) use one of “about”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
    'header/menu/1/section ‹"team"› Menu entry 2 (team) and menu entry 1 (team) have the same “section”: “team”. write what is its own here.',
    'catalogs/en/nav.services ‹"nav.services"› Nothing on the page uses the text “nav.services”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'header/menu/0/section',
    'servicos',
    'header/menu/0/section ‹"servicos"› There is no “servicos” section. Did you mean “services”? use one of “about”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted. → "section": "services"',
  ],
  [
    'header/menu/0/section',
    'contatc',
    'header/menu/0/section ‹"contatc"› There is no “contatc” section. Did you mean “contact”? use one of “about”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted. → "section": "contact"',
  ],
  [
    'header/menu/3',
    { label: 'nav.about', section: 'about', extra: 1 },
    'header/menu/3/section ‹"about"› Menu entry 4 (about) and menu entry 1 (about) have the same “section”: “about”. write what is its own here.',
    'header/menu/3/extra ‹"extra"› “extra” is not a known name in menu entry 4 (about). what visitors should read stands in a text under catalogs; anything else has to go.',
  ],
  [
    'offices/0/country',
    'offices.chile',
    'offices/0/country ‹"offices.chile"› There is no text “offices.chile”, which “country” of office 1 (Brasília) asks for. add "offices.chile": "…" under catalogs › en and under catalogs › br.',
  ],
  [
    'offices/0/state',
    undefined,
    'offices/0/state ‹{› “state” is missing in office 1 (Brasília). add "state": "DF" inside these braces. For an office abroad, add its country: "country": "offices.portugal".',
  ],
  [
    'offices/0/state',
    'df',
    'offices/0/state ‹"df"› “state” of office 1 (Brasília) cannot be “df”. Did you mean “DF”? write "DF". → "state": "DF"',
  ],
  [
    'offices/1',
    { ...offices[0], id: 'other' },
    'offices/1 ‹{› Office 2 (Brasília) says the same as office 1 (Brasília): nothing but the id is different. write what is its own, or delete one of the two.',
  ],
  ['offices/1/street', offices[0]?.street],
  [
    'sections',
    [],
    'header/menu/0/section ‹"about"› There is no “about” section. there are no sections any more: bring them back.',
    'header/menu/1/section ‹"services"› There is no “services” section. there are no sections any more: bring them back.',
    'header/menu/2/section ‹"clients"› There is no “clients” section. there are no sections any more: bring them back.',
    'header/button/section ‹"contact"› There is no “contact” section. there are no sections any more: bring them back.',
    'sections ‹"sections"› “sections” is an empty list; it needs at least 1 entry. add an entry between the square brackets.',
  ],
  [
    'sections',
    'x',
    'sections ‹"x"› “sections” must be a list in square brackets, but it is written as text. write it like this: [ … ]',
  ],
  [
    'sections/0',
    5,
    'sections/0 ‹5› Section 1 must be a group in braces, but it is 5. write it like this: { "type": "hero" }',
  ],
  [
    'sections/0',
    undefined,
    'header/menu/0/section ‹"about"› There is no “about” section. use one of “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
    'sections ‹"sections"› The page has no “hero” section: it begins without a headline and without a first button. add a section with "type": "hero" as the first one.',
    'catalogs/en/hero.title ‹"hero.title"› Nothing on the page uses the text “hero.title”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/hero.text ‹"hero.text"› Nothing on the page uses the text “hero.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/hero.note ‹"hero.note"› Nothing on the page uses the text “hero.note”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/hero.button ‹"hero.button"› Nothing on the page uses the text “hero.button”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/hero.link ‹"hero.link"› Nothing on the page uses the text “hero.link”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'sections/0/id',
    'form-note',
    'header/menu/0/section ‹"about"› There is no “about” section. use one of “form-note”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
    'sections/0/id ‹"form-note"› The id “form-note” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. give the section another one, e.g. "form-note-section", and write it in the links to it too.',
  ],
  [
    'sections/0/id',
    'about-title',
    'header/menu/0/section ‹"about"› There is no “about” section. use one of “about-title”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
  ],
  [
    'sections/0/id',
    'about-title',
    'header/menu/0/section ‹"about"› There is no “about” section. use one of “about-title”, “services”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
  ],
  [
    'sections/0/type',
    'services',
    'sections ‹"sections"› The page has no “hero” section: it begins without a headline and without a first button. add a section with "type": "hero" as the first one.',
    'sections/0/note ‹"note"› “note” is not a known name in section 1 (services). what visitors should read stands in a text under catalogs; anything else has to go.',
    'sections/0/button ‹"button"› “button” is not a known name in section 1 (services). use “invitation” if that is what you meant. If not: what visitors should read stands in a text under catalogs, and anything else has to go.',
    'sections/0/link ‹"link"› “link” is not a known name in section 1 (services). use “invitation” if that is what you meant. If not: what visitors should read stands in a text under catalogs, and anything else has to go.',
  ],
  [
    'sections/1',
    undefined,
    'header/menu/1/section ‹"services"› There is no “services” section. (Also asked for on line 85.) use one of “about”, “clients”, “contact” or “footer”; a menu entry that is no longer needed can be deleted.',
    'catalogs/en/services.title ‹"services.title"› Nothing on the page uses the text “services.title”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/services.text ‹"services.text"› Nothing on the page uses the text “services.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/services.invitation.title ‹es.invitation.title"› Nothing on the page uses the text “services.invitation.title”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/services.invitation.text ‹ces.invitation.text"› Nothing on the page uses the text “services.invitation.text”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/services.invitation.button ‹s.invitation.button"› Nothing on the page uses the text “services.invitation.button”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'sections/1/show',
    ['zzz', 5],
    'sections/1/show/0 ‹"zzz"› There is no “zzz” in “services”. use one of “cloud”, “custom”, “consulting”, “mobile”, “ai”, “architecture” or “devsecops”.',
    'sections/1/show/1 ‹5› Entry 2 of “show” of section 2 (services) must be text, but it is written as a number. put it in quotation marks: "5" → "5"',
  ],
  [
    'sections/1/show',
    'cloud',
    'sections/1/show ‹"cloud"› “show” of section 2 (services) must be a list in square brackets, but it is written as text. write it like this: [ … ]',
  ],
  [
    'sections/2/id',
    'clinets',
    'sections/2/id ‹"clinets"› The id of section 3 (clients) is “clinets”, but a link still leads to “clients” (line 64). write "clinets" in this link too; or, if the id was not meant to change, write "clients" here.',
  ],
  [
    'sections/2/title',
    'services.title',
    'sections/2/title ‹"services.title"› Section 3 (clients) and section 2 (services) have the same “title”: “services.title”. write what is its own here.',
    'catalogs/en/clients.title ‹"clients.title"› Nothing on the page uses the text “clients.title”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'sections/3/type',
    'footer',
    'sections/3/title ‹"title"› “title” is not a known name in section 4 (footer). what visitors should read stands in a text under catalogs; anything else has to go.',
    'sections/3/text ‹"text"› “text” is not a known name in section 4 (footer). what visitors should read stands in a text under catalogs; anything else has to go.',
  ],
  ['sections/4', undefined],
  [
    'sections/4/show',
    ['brasilia', 'anapoli'],
    'sections/4/show/1 ‹"anapoli"› There is no “anapoli” in “offices”. Did you mean “anapolis”? write "anapolis". → "anapolis"',
  ],
  [
    'sections/5',
    { ...sections[3], id: 'contact-two' },
    'sections/4 ‹{› Section 5 (footer) is the end of the page, but other sections come after it. move it, with its braces, to the end of the list.',
    'sections/5 ‹{› Section 6 (contact) is a second contact form beside section 4 (contact): a page can have one. delete this section; links and menu entries may lead to the one form from anywhere.',
  ],
  [
    'sections/5',
    { ...sections[3] },
    'sections/4 ‹{› Section 5 (footer) is the end of the page, but other sections come after it. move it, with its braces, to the end of the list.',
    'sections/5/id ‹"contact"› Two sections have the id “contact”: section 4 (contact) and section 6 (contact). give this one its own id, e.g. “contact-2”.',
  ],
  [
    'services',
    [services],
    'services/0 ‹[› “services” has two pairs of square brackets, one inside the other. take the inner [ and its ] away, and leave what is between them.',
  ],
  [
    'services/0',
    clients[0],
    'services/0 ‹{› This entry belongs to the list of clients, but it stands in the list of services. move it, from its { to its }, into the square brackets of “clients”.',
    'services/0 ‹{› Client 13 (Aroeva) says the same as client 1 (Aroeva): nothing but the id is different. write what is its own, or delete one of the two.',
    'services/0/id ‹"aroeva"› Two clients have the id “aroeva”: client 1 (Aroeva) and client 13 (Aroeva). give this one its own id, e.g. “aroeva-2”.',
    'catalogs/en/services.cloud.title ‹ervices.cloud.title"› Nothing on the page uses the text “services.cloud.title”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/services.cloud.description ‹s.cloud.description"› Nothing on the page uses the text “services.cloud.description”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'services/1',
    { ...services[0], id: 'other' },
    'services/1 ‹{› Service 2 (other) says the same as service 1 (cloud): nothing but the id is different. write what is its own, or delete one of the two.',
    'catalogs/en/services.custom.title ‹rvices.custom.title"› Nothing on the page uses the text “services.custom.title”. delete it under en and under br, or use its name where it should appear.',
    'catalogs/en/services.custom.description ‹.custom.description"› Nothing on the page uses the text “services.custom.description”. delete it under en and under br, or use its name where it should appear.',
  ],
  [
    'services/1/id',
    'cloud',
    'services/1/id ‹"cloud"› Two services have the id “cloud”: service 1 (cloud) and service 2 (cloud). give this one its own id, e.g. “cloud-2”.',
  ],
  [
    'services/1/id',
    'cloud',
    'services/1/id ‹"cloud"› Two services have the id “cloud”: service 1 (cloud) and service 2 (cloud). give this one its own id, e.g. “cloud-2”.',
  ],
  [
    'services/1/title',
    services[0]?.title,
    'services/1/title ‹ervices.cloud.title"› Service 2 (custom) and service 1 (cloud) have the same “title”: “services.cloud.title”. write what is its own here.',
    'catalogs/en/services.custom.title ‹rvices.custom.title"› Nothing on the page uses the text “services.custom.title”. delete it under en and under br, or use its name where it should appear.',
  ],
])('sections and entries of lists: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
