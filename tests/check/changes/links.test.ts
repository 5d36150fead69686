import { testChanges } from './changedSample.ts'

testChanges(
  'a link that leads nowhere',
  String.raw`
  sections/4/links | [{"label":"footer.linkedin","address":"/privacy.pdf"}] | document-missing sections/4/links/0/address public/privacy.pdf
  sections/4/links | [{"label":"footer.linkedin","address":"privacy.PDF"}] | bad-link-or-file sections/4/links/0/address → "address": "/privacy.pdf"
  sections/4/links | [{"label":"footer.linkedin","address":"www.example.com/a"}] | bad-link sections/4/links/0/address → "address": "https://www.example.com/a"
  sections/4/links | [{"label":"footer.linkedin"}] | link-nowhere sections/4/links/0 ‹{› contact, address, https://…, whatsapp, phone, +55 …, email
  sections/4/links | [{"label":"footer.linkedin","address":"https://www.example.com/a","section":"about"}] | link-two-ways sections/4/links/0 ‹{› address, whatsapp, phone, email
  services/0/link | {"label":"hero.link","section":"contact"}
  services/0/link | {"label":"hero.link","address":"contact"} | other-way services/0/link/address ‹"address"› → "section": "contact"
  services/0/link | {"label":"hero.link","section":"https://www.example.com/a"} | address-as-section services/0/link/section ‹"section"› https://www.example.com/a → "address"
  services/0/link | {"label":"hero.link","section":"abuot"} | unknown-section services/0/link/section clients, contact, footer → "section": "about"
  services/0/link | {"label":"hero.link"} | link-nowhere ‹{› section, contact, address, https://…, whatsapp, phone, +55 …, email
  services/0/link | {"label":"hero.link","section":"about","address":"https://www.example.com/a"} | link-two-ways ‹{› section, address, whatsapp, phone, email
  services/0/link | {"label":"hero.link","address":"http://www.example.com/a"} | bad-link services/0/link/address → "address": "https://www.example.com/a"
  clients/0/website | "www.example.com" | bad-link → "website": "https://www.example.com"
  clients/0/website | "none" | bad-link
  company/whatsapp | {"number":"https://wa.me/5561935550100","label":"footer.linkedin"} | missing-key company/whatsapp/text ‹{› contact.whatsappText | bad-whatsapp company/whatsapp/number → "number": "+55 61 93555-0100"
  header/button | {"label":"nav.contact","whatsapp":"+55 61 95555-0100"} | number-as-text header/button/whatsapp contact.whatsappText | no-whatsapp header/button/whatsapp number, +55 …, label, text, company
  sections/0/picture | "/logos/aroeva.svg" | wrong-type file, alt, hero.alt
  sections/0/note | "notas.atenção" | text-as-name notas.atencao
  site/motif | "nenhuma" | wrong-choice → "motif": "none"
  company/whatsapp | "61935550100" | wrong-type number, +55 61 93555-0100, label, contact.whatsapp, text, contact.whatsappText
  sections/0/id | "abuot" | section-renamed about, 56
  sections/1/id | "offers" | section-renamed services, 60, 85
  sections/1/show | ["cloud","zzz","zzz"] | unknown-entry sections/1/show/1 services, cloud, custom, consulting, mobile, ai, architecture, devsecops | shown-twice sections/1/show/2 | unknown-entry sections/1/show/2 services, cloud, custom, consulting, mobile, ai, architecture, devsecops
  sections/4/show | ["brasilia"]
  sections/4/show | ["goiania"] | unknown-entry sections/4/show/0 offices, brasilia, anapolis
  sections/2/show | ["aroeva","brumar"] | unknown-entry sections/2/show/1 clients → "brumare"
  header/menu/0/section | "abuot" | unknown-section services, clients, contact, footer → "section": "about"
  header/menu/0/section | "nowhere" | unknown-section about, services, clients, contact, footer
  header/menu/0/section | "https://www.example.com/jobs" | address-as-section ‹"section"› https://www.example.com/jobs → "address"
  sections/0/button/section | "kontakt" | unknown-section about, services, clients, footer → "section": "contact"
  sections/0/link/section | "www.example.com" | address-as-section ‹"section"› www.example.com → "address"
  sections/2/id | "customers" | section-renamed clients, 64
  sections/3/id | "kontakt" | section-renamed contact, 69, 81, 98
  sections/3/id | "Contact us" | bad-id → "id": "contact-us"
  header/button/section | "" | unknown-section about, services, clients, contact, footer
  header/button/section | 7 | wrong-type → "section": "7"
  sections/1/show | ["cloud","custom"]
  sections/1/show | ["cloud","cloud"] | shown-twice sections/1/show/1
  sections/1/show | ["clod"] | unknown-entry sections/1/show/0 services → "cloud"
  sections/1/show | [] | too-few ‹"show"›
  sections/1/show | [7] | wrong-type sections/1/show/0 → "7"
`,
)

testChanges(
  'a name of a text',
  String.raw`
  sections/0/title | "hero.titel" | unknown-text → "title": "hero.title"
  sections/0/title | "hero.nothing" | unknown-text hero.title
  sections/0/title | "Software with a plan" | text-as-name hero.title
  sections/0/title | "catalogs.en.hero.title" | unknown-text
  sections/0/title | "" | text-as-name hero.title
  services/0/title | "Cloud" | text-as-name services.cloud.title
  sections/2/facts/1/text | "Engineers" | text-as-name clients.2.text
  sections/2/facts/1/text | "clients.2.words" | unknown-text
  header/menu/0/label | "About us" | text-as-name nav.about
  offices/0/country | "Brasil" | country-brazil state, postalCode
  offices/0/country | "Chile" | text-as-name offices.chile
  offices/0/country | "offices.chile" | unknown-text
  header/button/label | "nav.contcat" | unknown-text → "label": "nav.contact"
  sections/0/text | "hero.title" | unused-text catalogs/en/hero.text ‹"hero.text"›
`,
)
