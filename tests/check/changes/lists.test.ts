import type { SampleContent } from '../../fixtures/sampleContent.ts'
import { original } from '../mistakes/mistake.ts'
import { testChanges } from './changedSample.ts'

const content = (): SampleContent => JSON.parse(original)
const { sections, services, clients, offices } = content()

testChanges(
  'sections and entries of lists',
  String.raw`
  clients | [] | nothing-shown sections/2 ‹{› | unused-text catalogs/en/clients.aroeva.note ‹clients.aroeva.note"›
  clients | "x" | wrong-type
  header/menu | [{"label":"nav.about","section":"abuot"},{"label":"nav.clients","section":"abuot"}] | wrong-choice header/menu/0/section → "about" | wrong-choice header/menu/1/section → "about" | said-twice header/menu/1/section
  header/menu/3 | {"label":"nav.about","section":"about","extra":1} | said-twice header/menu/3/section | unknown-key header/menu/3/extra ‹"extra"›
  offices/0/state | gone | missing-key ‹{›
  sections | [] | wrong-count ‹"sections"›
  sections/0 | 5 | wrong-type
  sections/0 | gone | wrong-choice header/menu/0/section
  sections/0/id | "boot-data" | wrong-choice header/menu/0/section | bad-value
  sections/0/type | "services" | no-hero sections ‹"sections"› | unknown-key sections/0/note ‹"note"› | unknown-key sections/0/button ‹"button"› | unknown-key sections/0/link ‹"link"›
  sections/2/title | "services.title" | said-twice | unused-text catalogs/en/clients.title ‹"clients.title"›
  sections/3/type | "footer" | unknown-key sections/3/title ‹"title"› | unknown-key sections/3/text ‹"text"› | unknown-key sections/3/note ‹"note"› | unknown-key sections/3/guidance ‹"guidance"› | unknown-key sections/3/hours ‹"hours"›
  sections/4 | gone | unused-text catalogs/en/footer.accessibility ‹ooter.accessibility"›
  sections/4/show | ["brasilia","anapoli"] | wrong-choice sections/4/show/1 → "anapolis"
`,
  [
    [
      'clients',
      clients.slice(1),
      'unused-text catalogs/en/clients.jatovia.note ‹lients.jatovia.note"›',
    ],
    ['clients', { a: clients[0] }, 'wrong-type ‹{›'],
    [
      'clients/1',
      { ...clients[0], id: 'other' },
      'said-twice ‹{›',
      'unused-text catalogs/en/clients.graunix.note ‹lients.graunix.note"›',
    ],
    ['clients/1', { ...clients[1], name: clients[0]?.name, hidden: true }],
    [
      'clients/1/name',
      clients[0]?.name.toUpperCase() + ' ',
      'said-twice',
      'hidden-signs → "JATOVIA"',
    ],
    ['offices/1', { ...offices[0], id: 'other' }, 'said-twice ‹{›'],
    ['offices/1/street', offices[0]?.street],
    ['sections/5', { ...sections[3], id: 'contact-two' }, 'second-form ‹{›'],
    [
      'services/1',
      { ...services[0], id: 'other' },
      'said-twice ‹{›',
      'unused-text catalogs/en/services.custom.title ‹rvices.custom.title"›',
    ],
    [
      'services/1/title',
      services[0]?.title,
      'said-twice',
      'unused-text catalogs/en/services.custom.title ‹rvices.custom.title"›',
    ],
  ],
)
