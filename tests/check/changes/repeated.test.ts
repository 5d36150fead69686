import sample from '../../fixtures/sample/content/site.json' with { type: 'json' }
import { testChanges } from './changedSample.ts'

testChanges(
  'things twice, or in another order',
  String.raw`
  sections/1/id | "about-title" | unknown-section header/menu/1/section 85, about, about-title, clients, contact, footer | own-id about-title-section
  email/serviceId | "service_ab12cd3"
  company/name | " Buritália " | spaces-around → "name": "Buritália"
  sections/2 | {"type":"footer","id":"end","accessibility":{"label":"footer.accessibility","email":"hello@example.com"}} | unknown-section header/menu/2/section about, services, end, contact, footer | footer-early ‹{› | copied-entry sections/4 ‹{› 3 (footer)
  sections/2 | {"type":"contact","id":"again","title":"clients.title","text":"clients.text"} | unknown-section header/menu/2/section about, services, again, contact, footer | second-form sections/3 ‹{› 3 (contact)
  clients/3/id | "aroeva" | duplicate-id 1 (Aroeva), dorvento
  offices/1/street | "SCS Quadra 99, Bloco Z, Sala 901"
  site/colors/light/palm | "green" | bad-color #008000
  site/colors/light | "#fff" | wrong-type background, #ffffff
  site/colors/second | "gold" | bad-color #ffd700
  site/colors | gone | missing-key ‹{› accent, #1d4ed8
  company/social/0 | {"network":"x","label":"footer.linkedin","address":"https://twitter.com/a"} | other-network-label company/social/0/label LinkedIn, footer.x, X
  company/social/0 | {"network":"youtube","label":"footer.linkedin","address":"https://youtu.be/a"} | other-network-label company/social/0/label LinkedIn, footer.youtube, YouTube
  company/social/0/address | "https://notlinkedin.com/a" | other-network network
  company/social/0/address | "https://br.linkedin.com/a"
  company/social/1 | {"network":"instagram","label":"footer.linkedin","address":"https://www.instagram.com/acme"} | other-network-label company/social/1/label LinkedIn, footer.instagram, Instagram
  header/menu/1/section | "about" | said-twice 1 (about)
  header/menu/1/label | "nav.about" | said-twice 1 (about) | unused-text catalogs/en/nav.services ‹"nav.services"›
  offices/1/id | "brasilia" | duplicate-id 1 (Brasília), anapolis
  company/secondPhone | "+55 61 3555-0100" | value-twice phone
  company/social/1 | {"network":"linkedin","label":"footer.linkedin","address":"https://www.linkedin.com/company/example"} | said-twice company/social/1/label 1 (linkedin)
  sections/5 | {"type":"footer","id":"end","accessibility":{"label":"footer.accessibility","email":"hello@example.com"}} | copied-entry ‹{› 5 (footer)
  company/__proto__x | "y" | unknown-key ‹"__proto__x"› nameInMark, secondPhone, whatsapp
  sections/0/id | "form" | unknown-section header/menu/0/section form, services, clients, contact, footer
`,
  [
    [
      'sections/5',
      { ...sample.sections[2], id: 'more' },
      'footer-early sections/4 ‹{›',
      'copied-entry ‹{› 3 (clients)',
    ],
  ],
)
