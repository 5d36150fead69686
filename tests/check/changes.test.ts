import { expect, test } from 'vitest'

import { copyOfSample } from '../fixtures/sampleContent.ts'
import { problemsOf, testChanges } from './changedSample.ts'

const { sections, catalogs } = copyOfSample()
const odd = {
  en: { ...catalogs.en, 'a b': 'Words' },
  br: { ...catalogs.br, 'a b': 'Palavras' },
}

testChanges(
  'a text',
  String.raw`
  catalogs/en/footer.copyright | "© {year {company} {cnpj}" | text-broken
  catalogs/en/footer.copyright | "© {jahr} {company} {cnpj}" | text-broken → "© {year} {company} {cnpj}"
  catalogs/br/footer.copyright | "© {year, number} {company} {cnpj}" | text-broken → "© {year} {company} {cnpj}"
  catalogs/br/hero.text | "Tubos de 2'' e 3'' de verdade, '<' e '>'"
  catalogs/en/header.home | "%s, back" | text-broken
  catalogs/en/header.home | "A \"\n {compny}, back" | text-broken → "A \"\n {company}, back"
  catalogs/en/hero.title | " \u200b " | empty-value
  catalogs/en/hero.title | (removed) | translation-missing ‹"hero.title"›
  catalogs/en/hero.title | 7 | wrong-type → "7"
  catalogs/en/hero title | "Words" | bad-text-name ‹"hero title"›
  catalogs/en/language.br.title | "View in Portuguese" | wrong-choice → "Ver em português"
  catalogs/en | (removed)
`,
  [
    ['catalogs/en/hero.title', 'x'.repeat(81), 'value-too-long'],
    ['catalogs/en/hero.title', `${'x'.repeat(79)}👍`],
    ['company/name', `${'x'.repeat(80)}👍`, 'value-too-long'],
    ['catalogs', {}, 'not-accepted'],
    ['catalogs/pt', catalogs.br, 'unknown-key ‹"pt"›'],
    ['catalogs', odd, 'bad-text-name catalogs/en/a b ‹"a b"›'],
  ],
)

test('a link to WhatsApp requires the company’s WhatsApp number', () => {
  const content = copyOfSample()
  const link = { label: 'nav.contact', whatsapp: 'contact.whatsappText' }
  Reflect.deleteProperty(content.company, 'whatsapp')
  const header = { ...content.header, button: link }
  expect(problemsOf(JSON.stringify({ ...content, header }))).toContain(
    'no-whatsapp header/button/whatsapp',
  )
})

testChanges(
  'a name of a text, or where a link leads',
  String.raw`
  sections/4/links/0 | {"label":"footer.privacy","address":"/privacy.pdf"} | file-missing sections/4/links/0/address
  sections/4/links/0 | {"label":"footer.privacy","address":"privacy.PDF"} | bad-value sections/4/links/0/address → "/privacy.pdf"
  services/0/link | {"label":"hero.link","section":"about","address":"https://www.example.com/a"} | link-ways ‹{›
  header/button | {"label":"nav.contact","whatsapp":"+55 61 95555-0100"} | text-as-name header/button/whatsapp
  header/menu/0/section | (removed) | link-ways header/menu/0 ‹{›
  header/button | {"label":"nav.contact","secton":"contact"} | mistyped-key header/button/secton ‹"secton"› → "section"
  sections/0/title | "hero.titel" | unknown-text → "hero.title"
  sections/0/id | "abuot" | wrong-choice header/menu/0/section
  sections/1/show | ["clowd"] | wrong-choice sections/1/show/0 → "cloud"
  sections/1/show | [] | wrong-count ‹"show"›
  sections/1/show | ["cloud","cloud"] | wrong-choice sections/1/show/1
`,
)

testChanges(
  'sections and entries of lists',
  String.raw`
  clients | []
  clients | (removed) | missing-key ‹{›
  services | (removed) | missing-key ‹{›
  offices | (removed) | missing-key ‹{›
  clients | "x" | wrong-type
  offices | [] | wrong-count ‹"offices"›
  sections/0/id | "boot-data" | wrong-choice header/menu/0/section | bad-value
  sections/2/hidden | true | section-hidden header/menu/2/section
  sections/0/type | "heroes" | wrong-choice → "hero"
  clients/0/webiste | "https://www.example.com/" | mistyped-key ‹"webiste"› → "website"
  company/__proto__x | "y" | unknown-key ‹"__proto__x"›
  offices/2 | {"id":"x","icon":"cloud","title":"services.cloud.title","description":"services.cloud.description"} | unknown-key offices/2/icon ‹"icon"›
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1"} | missing-key offices/1/state ‹{› | missing-key offices/1/postalCode ‹{›
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1","country":"Reino Unido"} | text-as-name offices/1/country
`,
  [
    ['sections/5', { ...sections[3], id: 'contact-two' }, 'second-form ‹{›'],
    ['sections/5', { ...sections[3], id: 'contact-two', form: false }],
  ],
)

testChanges(
  'an id of an additional field that is reserved, invalid, or taken',
  String.raw`
  sections/3/fields | [{"id":"captchaToken","label":"nav.about"}] | bad-value sections/3/fields/0/id
  sections/3/fields | [{"id":"city-name","label":"nav.about"}] | bad-value sections/3/fields/0/id
  sections/3/fields | [{"id":"city","label":"nav.about"},{"id":"city","label":"nav.clients"}] | duplicate-id sections/3/fields/1/id
`,
)

testChanges(
  'opening hours that overlap or only follow each other',
  String.raw`
  offices/0/hours | [{"from":"monday","to":"friday","opens":"08:00","closes":"12:00"},{"from":"tuesday","opens":"11:00","closes":"18:00"}] | hours-overlap offices/0/hours/1/opens
  offices/0/hours | [{"from":"monday","to":"friday","opens":"08:00","closes":"12:00"},{"from":"monday","opens":"12:00","closes":"18:00"}]
  offices/0/hours | [{"from":"monday","opens":"08:00","closes":"12:00","hidden":true},{"from":"monday","opens":"08:00","closes":"12:00"}]
  offices/0/hours | [{"from":"friday","to":"monday","opens":"09:00","closes":"10:00"},{"from":"sunday","opens":"09:30","closes":"11:00"}] | hours-overlap offices/0/hours/1/opens
  offices/0/hours | [{"from":"sunday","opens":"20:00","closes":"04:00"},{"from":"monday","opens":"03:00","closes":"12:00"}] | hours-overlap offices/0/hours/1/opens
`,
)

testChanges(
  'a value of the wrong form, or as people write it',
  String.raw`
  site/address | "//www.example.com/" | bad-value → "https://www.example.com/"
  company/cnpj | 11222333000181 | wrong-type → "11.222.333/0001-81"
  company/email | "oi@ipezal.com.br, vendas@ipezal.com.br" | bad-value
  email/serviceId | "template_ab12cd3" | bad-value
  company/social/0/network | "Linked In" | wrong-choice → "linkedin"
  company/whatsapp | {"number":"https://wa.me/5561935550100","label":"footer.linkedin"} | missing-key company/whatsapp/text ‹{› | bad-value company/whatsapp/number → "+55 61 93555-0100"
  email/rateLimit/throttle | "10000" | wrong-type → 10000
  notice | {"text":"nav.about","from":20261224,"until":"2026-12-26","close":"nav.about"} | wrong-type notice/from
  notice | {"text":"nav.about","from":"2026-02-13","until":"2026-02-13","close":"nav.about"}
  notice | {"text":"nav.about","from":"2026-02-30","until":"13/02/2026","close":"nav.about"} | bad-value notice/from | bad-value notice/until
  notice | {"text":"nav.about","from":"2026-02-18","until":"2026-02-13","close":"nav.about"} | notice-ends-early notice/until
  services/0/icon | "GraduationCap" | wrong-choice → "graduation-cap"
  services/0/icon | "clowd" | wrong-choice → "cloud"
  services/0/icon | "money" | wrong-choice
  clients/0/website | "<https://acme.com>" | bad-value → "https://acme.com"
  clients/0/logo | "/logos/Fluviara.svg" | file-missing → "/logos/fluviara.svg"
  clients/0/logo | "/logos/fluviara.png" | file-missing
  clients/0/logo | "fluviara.jpg" | logo-opaque
`,
)
