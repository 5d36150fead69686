import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { original } from '../mistakes/mistake.ts'
import { testChanges } from './changedSample.ts'

const content = (): SiteContent => JSON.parse(original)
const { site } = content()

testChanges(
  'a value in another place, of another kind, or gone',
  String.raw`
  header/button/section | "example.com" | wrong-choice
  header/button/section | "ftp://example" | wrong-choice
  email/phone | "+55 61 3555-0100" | unknown-key ‹"phone"›
  company/hero.new | "A text" | unknown-key ‹"hero.new"›
  company/secondPhone | "+55 61 9555-0100" | bad-value
  site/colors/light | 5 | wrong-type
  site/colors | "blue" | wrong-type
  sections/0/button | {} | link-ways ‹{› | missing-key sections/0/button/label ‹{›
  sections/0/button/section | gone | link-ways sections/0/button ‹{›
  sections/0/button | {"label":"hero.button","section":"contact","address":"https://example.com"} | link-ways ‹{›
  services/0/link | {"label":"hero.button","address":"contact","section":"about"} | link-ways ‹{› | bad-value services/0/link/address
  services/0/id | gone | missing-key ‹{›
  services/0/id | "cloud-computing"
  header/button | gone | missing-key ‹{›
`,
  [['company/site', site, 'unknown-key ‹"site"›']],
)
