import type { SampleContent } from '../../fixtures/sampleContent.ts'
import { original } from '../mistakes/mistake.ts'
import { testChanges } from './changedSample.ts'

const content = (): SampleContent => JSON.parse(original)
const { sections, services, clients, offices } = content()

testChanges(
  'sections and entries of lists',
  String.raw`
  clients | [] | nothing-shown sections/2 ‹{› hidden, true | unused-text catalogs/en/clients.aroeva.note ‹clients.aroeva.note"› clients.brumare.note, clients.cascavia.note, clients.dorvento.note, clients.fluviara.note, clients.graunix.note, clients.ipezal.note, clients.jatovia.note, clients.mirabru.note, clients.pedravim.note, clients.quartzim.note, clients.tucanario.note
  clients | "x" | wrong-type id, acme, name, Acme, logo, /logos/acme.svg
  header/menu | [{"label":"nav.about","section":"zzz"}] | unknown-section header/menu/0/section about, services, clients, contact, footer
  header/menu | [{"label":"nav.about","section":"abuot"},{"label":"nav.clients","section":"abuot"}] | said-twice header/menu/1/section 1 (abuot) | section-renamed sections/0/id 2, abuot, 56, 60
  header/menu | [{"label":"nav.about","section":"team"},{"label":"nav.clients","section":"team"}] | unknown-section header/menu/0/section 60, about, services, clients, contact, footer | said-twice header/menu/1/section 1 (team)
  header/menu/0/section | "servicos" | unknown-section about, clients, contact, footer → "section": "services"
  header/menu/3 | {"label":"nav.about","section":"about","extra":1} | said-twice header/menu/3/section 1 (about) | unknown-key header/menu/3/extra ‹"extra"› hidden, label, whatsapp
  offices/0/state | gone | missing-key ‹{› DF, country, offices.portugal
  sections | [] | too-few ‹"sections"› 1
  sections | "x" | wrong-type type, hero
  sections/0 | 5 | wrong-type type, hero
  sections/0 | gone | unknown-section header/menu/0/section hero, type, id
  sections/0/id | "boot-data" | section-renamed about, 56 | own-id boot-data-section
  sections/0/id | "about-title" | unknown-section header/menu/0/section about-title, services, clients, contact, footer
  sections/0/type | "services" | no-hero sections ‹"sections"› hero, type | unknown-key sections/0/note ‹"note"› show, invitation, hidden, title, text | unknown-key sections/0/button ‹"button"› show, invitation, hidden, title, text | unknown-key sections/0/link ‹"link"› show, invitation, hidden, title, text
  sections/1 | gone | unknown-section header/menu/1/section 85, about, clients, contact, footer
  sections/1/show | ["zzz",5] | unknown-entry sections/1/show/0 services, cloud, custom, consulting, mobile, ai, architecture, devsecops | wrong-type sections/1/show/1 → "5"
  sections/1/show | "cloud" | wrong-type
  sections/2/title | "services.title" | said-twice 2 (services) | unused-text catalogs/en/clients.title ‹"clients.title"›
  sections/3/type | "footer" | unknown-key sections/3/title ‹"title"› show, accessibility, links, hidden | unknown-key sections/3/text ‹"text"› show, accessibility, links, hidden | unknown-key sections/3/note ‹"note"› show, accessibility, links, hidden | unknown-key sections/3/guidance ‹"guidance"› show, accessibility, links, hidden | unknown-key sections/3/hours ‹"hours"› show, accessibility, links, hidden
  sections/4 | gone | unused-text catalogs/en/footer.accessibility ‹ooter.accessibility"›
  sections/4/show | ["brasilia","anapoli"] | unknown-entry sections/4/show/1 offices → "anapolis"
  services/1/id | "cloud" | duplicate-id 1 (cloud), cloud-2
`,
  [
    [
      'clients',
      clients.slice(1),
      'unused-text catalogs/en/clients.aroeva.note ‹clients.aroeva.note"›',
    ],
    ['clients', [clients], 'wrong-type clients/0 ‹[›'],
    ['clients', { a: clients[0] }, 'wrong-type ‹{›'],
    [
      'clients/1',
      { ...clients[0], id: 'other' },
      'copied-entry ‹{› 1 (Aroeva)',
      'unused-text catalogs/en/clients.brumare.note ‹lients.brumare.note"›',
    ],
    ['clients/1/name', clients[0]?.name, 'said-twice 1 (Aroeva)'],
    ['clients/1', { ...clients[1], name: clients[0]?.name, hidden: true }],
    [
      'clients/1/name',
      clients[0]?.name.toUpperCase() + ' ',
      'said-twice 1 (Aroeva)',
      'spaces-around → "name": "AROEVA"',
    ],
    [
      'clients/12',
      services[0],
      'key-instead clients/12/icon ‹"icon"› title, description, name, logo, Acme, /logos/acme.svg',
    ],
    ['offices/1', { ...offices[0], id: 'other' }, 'copied-entry ‹{› 1 (Brasília)'],
    ['offices/1/street', offices[0]?.street],
    [
      'sections/5',
      { ...sections[3], id: 'contact-two' },
      'footer-early sections/4 ‹{›',
      'second-form ‹{› 4 (contact)',
    ],
    [
      'sections/5',
      { ...sections[3] },
      'duplicate-id sections/5/id 4 (contact), contact-2',
    ],
    [
      'services/1',
      { ...services[0], id: 'other' },
      'copied-entry ‹{› 1 (cloud)',
      'unused-text catalogs/en/services.custom.title ‹rvices.custom.title"› services.custom.description',
    ],
    [
      'services/1/title',
      services[0]?.title,
      'said-twice 1 (cloud)',
      'unused-text catalogs/en/services.custom.title ‹rvices.custom.title"›',
    ],
  ],
)
