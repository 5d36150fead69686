import sample from '../../fixtures/sample/content/site.json' with { type: 'json' }
import { testChanges } from './changedSample.ts'

testChanges(
  'things twice, or in another order',
  String.raw`
  sections/1/id | "about-title" | wrong-choice header/menu/1/section | wrong-choice sections/0/link/section | bad-value
  email/serviceId | "service_ab12cd3"
  company/name | " Buritália " | hidden-signs → "Buritália"
  sections/2 | {"type":"footer","id":"end","accessibility":{"label":"footer.accessibility","email":"hello@example.com"}} | wrong-choice header/menu/2/section | said-twice sections/4 ‹{›
  offices/1/street | "SCS Quadra 99, Bloco Z, Sala 901"
  site/colors/light/palm | "green" | bad-value
  site/colors/light | "#fff" | wrong-type
  site/colors | gone | missing-key ‹{›
  company/social/0 | {"network":"x","label":"footer.linkedin","address":"https://twitter.com/a"}
  company/social/0 | {"network":"youtube","label":"footer.linkedin","address":"https://youtu.be/a"}
  company/social/0/address | "https://notlinkedin.com/a" | other-network
  company/social/0/address | "https://br.linkedin.com/a"
  company/social/1 | {"network":"instagram","label":"footer.linkedin","address":"https://www.instagram.com/acme"} | said-twice company/social/1/label
  header/menu/1/label | "nav.about" | said-twice | unused-text catalogs/en/nav.services ‹"nav.services"›
  company/__proto__x | "y" | unknown-key ‹"__proto__x"›
  sections/0/id | "form" | wrong-choice header/menu/0/section
`,
  [['sections/5', { ...sample.sections[2], id: 'more' }, 'said-twice ‹{›']],
)
