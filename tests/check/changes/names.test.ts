import { testChanges } from './changedSample.ts'

testChanges(
  'a name that is wrong, missing or too many',
  String.raw`
  company/nmae | "x" | unknown-key ‹"nmae"›
  clients/0/webiste | "https://www.example.com/" | mistyped-key ‹"webiste"› → "website"
  company/name | gone | missing-key ‹{›
  catalogs/br | gone
  header/menu/0/section | gone | link-ways header/menu/0 ‹{›
  email/rateLimit | gone
  sections/0/button | {} | link-ways ‹{› | missing-key sections/0/button/label ‹{›
  services/0/id | gone | missing-key ‹{›
  company/secondPhone | "+55 61 9555-0100" | bad-value
  site/colors | "blue" | wrong-type
  captcha | 5 | wrong-type
  services | {"a":1} | wrong-type ‹{›
`,
  [['catalogs', undefined, 'missing-key ‹{›']],
)

testChanges(
  'an entry too many or too few, or in the wrong place',
  String.raw`
  clients/12 | {"id":"x","name":"X","logo":"/logos/aroeva.svg"} | said-twice clients/12/logo
  services/0 | "cloud" | wrong-type
  offices | [] | wrong-count ‹"offices"›
  company/social | [] | wrong-count ‹"social"›
  offices/2 | {"id":"x","icon":"cloud","title":"services.cloud.title","description":"services.cloud.description"} | unknown-key offices/2/icon ‹"icon"›
  sections/hero.title | "Words"
`,
)
