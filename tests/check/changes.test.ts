import { copyOfSample } from '../fixtures/sampleContent.ts'
import { testChanges } from './testChanges.ts'

const { sections } = copyOfSample()

testChanges(
  'a text',
  String.raw`
  catalogs/br/hero.text | "Tubos de 2'' e 3'' de verdade, '<' e '>'"
  catalogs/en | (removed)
`,
  [
    ['catalogs/en/hero.title', `${'x'.repeat(79)}👍`],
    ['company/name', `${'x'.repeat(80)}👍`, 'value-too-long'],
    ['catalogs', {}, 'not-accepted'],
  ],
)

testChanges(
  'sections and entries of lists',
  String.raw`
  clients | []
  services | (removed) | missing-key ‹{›
  sections/0/id | "boot-data" | wrong-choice header/menu/0/section | bad-value
  company/__proto__x | "y" | unknown-key ‹"__proto__x"›
  offices/2 | {"id":"x","icon":"cloud","title":"services.cloud.title","description":"services.cloud.description"} | unknown-key offices/2/icon ‹"icon"›
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1"} | missing-key offices/1/state ‹{› | missing-key offices/1/postalCode ‹{›
`,
  [
    ['sections/5', { ...sections[3], id: 'contact-two', form: false }],
    ['sections/5', { ...sections[3], id: 'contact-two', hidden: true }],
    ['sections/5', sections[3], 'duplicate-id sections/5/id'],
  ],
)

testChanges(
  'opening hours that only follow each other',
  String.raw`
  offices/0/hours | [{"from":"monday","to":"friday","opens":"08:00","closes":"12:00"},{"from":"monday","opens":"12:00","closes":"18:00"}]
  offices/0/hours | [{"from":"monday","opens":"08:00","closes":"12:00","hidden":true},{"from":"monday","opens":"08:00","closes":"12:00"}]
`,
)

testChanges(
  'a value of the wrong form, or as people write it',
  String.raw`
  company/whatsapp | {"number":"https://wa.me/5561935550100","label":"footer.linkedin"} | missing-key company/whatsapp/text ‹{› | bad-value company/whatsapp/number → "+55 61 93555-0100"
  notice | {"text":"nav.about","from":20261224,"until":"2026-12-26","close":"nav.about"} | wrong-type notice/from
  notice | {"text":"nav.about","from":"2026-02-13","until":"2026-02-13","close":"nav.about"}
  notice | {"text":"nav.about","from":"2026-02-30","until":"13/02/2026","close":"nav.about"} | bad-value notice/from | bad-value notice/until
  services/0/icon | "GraduationCap" | wrong-choice → "graduation-cap"
  services/0/icon | "money" | wrong-choice
  services/0/icon | "soap" | wrong-choice
`,
)
