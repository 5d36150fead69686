import { testChanges } from './changedSample.ts'

testChanges(
  'a link that leads nowhere',
  String.raw`
  sections/4/links | [{"label":"footer.linkedin","address":"/privacy.pdf"}] | file-missing sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"privacy.PDF"}] | bad-value sections/4/links/0/address → "/privacy.pdf"
  sections/4/links | [{"label":"footer.linkedin","address":"www.example.com/a"}] | bad-value sections/4/links/0/address → "https://www.example.com/a"
  sections/4/links | [{"label":"footer.linkedin"}] | link-ways sections/4/links/0 ‹{›
  services/0/link | {"label":"hero.link","section":"contact"}
  services/0/link | {"label":"hero.link","address":"contact"} | bad-value services/0/link/address
  services/0/link | {"label":"hero.link","section":"abuot"} | wrong-choice services/0/link/section → "about"
  services/0/link | {"label":"hero.link","section":"about","address":"https://www.example.com/a"} | link-ways ‹{›
  services/0/link | {"label":"hero.link","address":"http://www.example.com/a"} | bad-value services/0/link/address → "https://www.example.com/a"
  clients/0/website | "none" | bad-value
  company/whatsapp | {"number":"https://wa.me/5561935550100","label":"footer.linkedin"} | missing-key company/whatsapp/text ‹{› | bad-value company/whatsapp/number → "+55 61 93555-0100"
  header/button | {"label":"nav.contact","whatsapp":"+55 61 95555-0100"} | text-as-name header/button/whatsapp | no-whatsapp header/button/whatsapp
  sections/0/note | "notas.atenção" | text-as-name
  site/motif | "nenhuma" | wrong-choice
  company/whatsapp | "61935550100" | wrong-type
  sections/0/id | "abuot" | wrong-choice header/menu/0/section
  sections/1/show | ["cloud","zzz","zzz"] | wrong-choice sections/1/show/1 | wrong-choice sections/1/show/2
  sections/4/show | ["brasilia"]
  sections/4/show | ["goiania"] | wrong-choice sections/4/show/0
  sections/2/show | ["aroeva","brumar"] | wrong-choice sections/2/show/1 → "brumare"
  header/menu/0/section | "abuot" | wrong-choice → "about"
  header/button/section | 7 | wrong-type
  sections/1/show | ["cloud","custom"]
  sections/1/show | ["cloud","cloud"] | wrong-choice sections/1/show/1
  sections/1/show | [] | wrong-count ‹"show"›
`,
)

testChanges(
  'a name of a text',
  String.raw`
  sections/0/title | "hero.titel" | unknown-text → "hero.title"
  sections/0/title | "hero.nothing" | unknown-text
  sections/0/title | "Software with a plan" | text-as-name
  sections/0/title | "catalogs.en.hero.title" | unknown-text
  sections/0/title | "" | text-as-name
  sections/0/text | "hero.title" | unused-text catalogs/en/hero.text ‹"hero.text"›
`,
)
