import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { fixContent } from '../../../schema/fixContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { original } from '../mistakes/mistake.ts'
import { testChanges } from './changedSample.ts'

const content = (): SiteContent => JSON.parse(original)
const { site } = content()

testChanges(
  'a value in another place, of another kind, or gone',
  String.raw`
  header/button/section | "example.com" | address-as-section ‹"section"› example.com → "address"
  header/button/section | "ftp://example" | address-as-section ‹"section"› ftp://example → "address"
  email/phone | "+55 61 3555-0100" | unknown-key ‹"phone"› blockList
  company/hero.new | "A text" | unknown-key ‹"hero.new"› nameInMark, secondPhone, whatsapp
  company/secondPhone | "+55 61 9555-0100" | bad-phone +55 61 3555-0100, +55 61 93555-0100, 0800 555 0100, 4004-0100
  site/colors/light | 5 | wrong-type
  site/colors | "blue" | wrong-type accent, #0000ff
  sections/0/button | {} | link-nowhere ‹{› contact, address, https://…, whatsapp, phone, +55 …, email | missing-key sections/0/button/label ‹{› hero.button
  sections/0/button/section | gone | link-nowhere sections/0/button ‹{› contact, address, https://…, whatsapp, phone, +55 …, email
  sections/0/button | {"label":"hero.button","section":"contact","address":"https://example.com"} | link-two-ways ‹{› address, whatsapp, phone, email
  services/0/link | {"label":"hero.button","address":"contact","section":"about"} | link-two-ways ‹{› section, address, whatsapp, phone, email | other-way services/0/link/address ‹"address"› → "section": "contact"
  services/0/id | gone | missing-key ‹{› cloud
  services/0/id | "cloud-computing"
  header/button | gone | missing-key ‹{› label, nav.contact, section, about
`,
  [['company/site', site, 'unknown-key ‹"site"› nameInMark, secondPhone, whatsapp']],
)

test('a content in a list is taken out of it', () => {
  const inList = JSON.stringify([content()])
  expect(checkContent(inList).problems.map(({ code }) => code)).toEqual(['site-in-list'])
  expect(JSON.parse(fixContent(inList).text)).toEqual(content())
})
