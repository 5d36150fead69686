import { testChanges } from './changedSample.ts'

testChanges(
  'a name that is wrong, missing or too many',
  String.raw`
  company/nmae | "x" | unknown-key ‹"nmae"›
  company/extra | "x" | unknown-key ‹"extra"›
  company/name | gone | missing-key ‹{›
  company | gone | missing-key ‹{›
  offices/0/cidade | "x" | unknown-key ‹"cidade"›
  offices/0/city | gone | missing-key ‹{›
  catalogs/br | gone
  header/menu/0/section | gone | link-ways header/menu/0 ‹{›
  header/menu/0/address | "https://www.example.com/a" | link-ways header/menu/0 ‹{›
  sections/0/button | {"label":"hero.button"} | link-ways ‹{›
  email/rateLimit | gone
  captcha | 5 | wrong-type
  services | {} | wrong-type ‹{›
  services | {"a":1} | wrong-type ‹{›
`,
  [['catalogs', undefined, 'missing-key ‹{›']],
)

testChanges(
  'an entry too many or too few, or in the wrong place',
  String.raw`
  clients/12 | {"id":"x","name":"X","logo":"/logos/aroeva.svg"} | said-twice clients/12/logo
  clients/0 | gone | unused-text catalogs/en/clients.aroeva.note ‹clients.aroeva.note"›
  services/0 | "cloud" | wrong-type
  services/0 | [] | wrong-type ‹[›
  header/menu | [] | wrong-count ‹"menu"›
  offices | [] | wrong-count ‹"offices"›
  company/social | [] | wrong-count ‹"social"›
  offices/2 | {"id":"x","icon":"cloud","title":"services.cloud.title","description":"services.cloud.description"} | unknown-key offices/2/icon ‹"icon"›
  services/0/phone | "+55 61 3555-0100" | unknown-key ‹"phone"›
  sections/hero.title | "Words"
`,
)
